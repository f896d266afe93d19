//! Every scene there is: a new screen, sheet or state of one gets its line here.
use super::{
    Host, Kept, Save, Scene,
    Step::{Choose, Fill, Key, Move, See, Stop, Tap},
    dig, many, tiles,
};

const TO_PLAY: &[(Kept, Save)] = &[(Kept::Vs, Save::Golden("to-play"))];
const TO_DRAW: &[(Kept, Save)] = &[(Kept::Vs, Save::Golden("to-draw"))];
const TAKE_BACK: &[(Kept, Save)] = &[(Kept::Vs, Save::Golden("mid-turn"))];
const CROWDED: &[(Kept, Save)] = &[(Kept::Vs, Save::Golden("crowded"))];
const WON: &[(Kept, Save)] = &[(Kept::Vs, Save::Golden("round-won"))];
const LOST: &[(Kept, Save)] = &[(Kept::Vs, Save::Golden("round-lost"))];
const NO_POINTS: &[(Kept, Save)] = &[(Kept::Vs, Save::Golden("no-points"))];
const GAME_WON: &[(Kept, Save)] = &[(Kept::Vs, Save::Golden("game-won"))];
const GAME_LOST: &[(Kept, Save)] = &[(Kept::Vs, Save::Golden("game-lost"))];
const BONUS: &[(Kept, Save)] = &[(Kept::Vs, Save::Golden("rummy-bonus"))];
const TIED: &[(Kept, Save)] = &[(Kept::Device, Save::Golden("rummy-blocked-tie"))];
const SHARED: &[(Kept, Save)] = &[(Kept::Device, Save::Golden("rummy-shared-win"))];
const OUT_BY_DIG: &[(Kept, Save)] = &[(Kept::Vs, Save::Golden("rummy500-out-by-dig"))];
const BLOCKED: &[(Kept, Save)] = &[(Kept::Device, Save::Golden("rummy500-blocked"))];
const SEVEN_ROUND: &[(Kept, Save)] = &[(Kept::Vs, Save::Golden("rummy500-seven-round-over"))];
const SEVEN_GAME: &[(Kept, Save)] = &[(Kept::Vs, Save::Golden("rummy500-seven-game-over"))];
const OVER_MANY: &[(Kept, Save)] = &[
    (Kept::Vs, Save::Golden("rummy500-seven-game-over")),
    (Kept::Device, Save::Golden("rummy-shared-win")),
    (Kept::Device, Save::Golden("game-over")),
];
const SEVEN_TURNS: &[(Kept, Save)] = &[(Kept::Device, Save::Golden("rummy500-seven-curtain"))];
const DEALT: &[(Kept, Save)] = &[(Kept::Device, Save::Golden("fresh"))];
const LONG_NAMES: &[(Kept, Save)] = &[(Kept::Device, Save::Golden("long-names"))];
const LONG_ROUND: &[(Kept, Save)] = &[(Kept::Device, Save::Golden("long-names-round-over"))];
const LONG_GAME: &[(Kept, Save)] = &[(Kept::Device, Save::Golden("game-over"))];
const BOTH: &[(Kept, Save)] = &[(Kept::Vs, Save::Golden("to-draw")), (Kept::Device, Save::Golden("long-names"))];
const UNREADABLE: &[(Kept, Save)] = &[(Kept::Vs, Save::Damaged), (Kept::Device, Save::Newer)];

const THREE: &[(Kept, Save)] = &[(Kept::Vs, Save::Made(many::three))];
const FOUR: &[(Kept, Save)] = &[(Kept::Vs, Save::Made(many::four))];
const SEVEN: &[(Kept, Save)] = &[(Kept::Vs, Save::Made(many::seven))];
const THIRTY: &[(Kept, Save)] = &[(Kept::Vs, Save::Made(many::thirty_melds))];
const FORTY: &[(Kept, Save)] = &[(Kept::Vs, Save::Made(many::forty))];
const THREE_GAMES: &[(Kept, Save)] = &[
    (Kept::Vs, Save::Golden("to-draw")),
    (Kept::Vs, Save::Golden("rummy500-mid-dig")),
    (Kept::Device, Save::Golden("rummy-blocked-tie")),
];
const SIX_TABLES: &[(Kept, Save)] = &[
    (Kept::Vs, Save::Golden("to-draw")),
    (Kept::Device, Save::Golden("long-names")),
    (Kept::Vs, Save::Golden("rummy-bonus")),
    (Kept::Device, Save::Golden("rummy-blocked-tie")),
    (Kept::Vs, Save::Golden("rummy500-seven-round-over")),
    (Kept::Device, Save::Golden("rummy500-seven-curtain")),
];
const SEVEN_LEVELS: &[(Kept, Save)] = &[(Kept::Vs, Save::Golden("rummy500-seven-round-over"))];
/// The games in the order in which they were played.
const LATELY: &str = r#"{"last":[
    {"game":"rummy","mode":"same_device","level":"hard","names":["Ana","Bruno"]},
    {"game":"rummy100","mode":"computer","level":"easy","names":[]},
    {"game":"rummy500","mode":"computer","level":"medium","levels":["easy","hard"],"rules":{"seats":4},"names":[]}
]}"#;
/// Every option of Rummy otherwise than usual.
const RUMMY_ALL: &[super::Step] = &[
    Tap("#options-rummy"),
    Tap("#seats-choice [data-choice='4']"),
    Tap("#ace [data-choice=high]"),
    Tap("#go-out-any [data-choice=true]"),
    Tap("#end [data-choice=rounds-3]"),
];
const RUMMY_ALL_RULES: &[super::Step] = &[
    Tap("#options-rummy"),
    Tap("#seats-choice [data-choice='4']"),
    Tap("#ace [data-choice=high]"),
    Tap("#go-out-any [data-choice=true]"),
    Tap("#end [data-choice=rounds-3]"),
    Tap("#rules"),
];

const DIG: &[(Kept, Save)] = &[(Kept::Vs, Save::Made(dig::seventeen))];
const DIG_MANY: &[(Kept, Save)] = &[(Kept::Vs, Save::Made(dig::forty_one))];
const JOKER: &[(Kept, Save)] = &[(Kept::Vs, Save::Made(dig::joker))];

const OPENING: &[(Kept, Save)] = &[(Kept::Vs, Save::Made(tiles::opening))];
const OPENED: &[(Kept, Save)] = &[(Kept::Vs, Save::Made(tiles::opened))];
const SPLIT_TO_COME: &[(Kept, Save)] = &[(Kept::Vs, Save::Made(tiles::against_a_split))];
const HELPLESS: &[(Kept, Save)] = &[(Kept::Vs, Save::Made(tiles::helpless))];
const FULL_TABLE: &[(Kept, Save)] = &[(Kept::Vs, Save::Made(tiles::full))];
const NO_POOL: &[(Kept, Save)] = &[(Kept::Vs, Save::Made(tiles::drawn_dry))];
const THIRTY_TILES: &[(Kept, Save)] = &[(Kept::Vs, Save::Made(tiles::thirty))];
const TILES_OVER: &[(Kept, Save)] = &[(Kept::Vs, Save::Golden("tiles-round-over"))];
const TILES_BLOCKED: &[(Kept, Save)] = &[(Kept::Device, Save::Golden("tiles-blocked"))];
const TILES_TURN: &[(Kept, Save)] = &[(Kept::Device, Save::Golden("tiles-draft"))];

const VS_TILES: super::Step = Tap("#continue-computer-tiles");
const DEVICE_TILES: super::Step = Tap("#continue-device-tiles");
const VS: super::Step = Tap("#continue-computer-rummy100");
const VS500: super::Step = Tap("#continue-computer-rummy500");
const PILE: super::Step = Tap("#discard");
const EIGHT: super::Step = Tap("#fan [data-place='11']");
const DEVICE: super::Step = Tap("#continue-device-rummy100");
const VS_RUMMY: super::Step = Tap("#continue-computer-rummy");
const DEVICE_RUMMY: super::Step = Tap("#continue-device-rummy");
const DEVICE_500: super::Step = Tap("#continue-device-rummy500");
const LIFT: super::Step = Tap("#curtain-reveal");
const MENU: super::Step = Tap("#menu");
const REVIEW: super::Step = Tap("#review");
const MY_MOVE: super::Step = Tap("#review-next-own");

/// All scenes, in the order in which a player might come to them.
pub const SCENES: &[Scene] = &[
    Scene::new("opening", "[data-screen=opening]").host(Host::SilentCore),
    Scene::new("no-host", "[data-screen=no-host]").host(Host::Nobody),
    Scene::new("home-first-day", "#quick"),
    Scene::new("home-saved", "#continue-device-rummy100").kept(BOTH),
    Scene::new("home-three", "#continue-device-rummy").kept(THREE_GAMES).settings(LATELY),
    Scene::new("home-six", "#continue-device-rummy500").kept(SIX_TABLES).settings(LATELY),
    Scene::new("home-over", "#continue-computer-rummy100").kept(GAME_WON),
    Scene::new("home-over-many", "#continue-device-rummy").kept(OVER_MANY),
    Scene::new("home-unreadable", "#continue-computer-rummy100").kept(UNREADABLE),
    Scene::new("home-rules", "[data-sheet=rules]").way(&[Tap("#home-rules")]),
    Scene::new("damaged", "[data-sheet=damaged]").kept(UNREADABLE).way(&[VS]),
    Scene::new("newer", "[data-sheet=newer]").kept(UNREADABLE).way(&[DEVICE]),
    Scene::new("new-table-computer", "#level").way(&[Tap("#options-rummy100")]),
    Scene::new("new-table-two", "#game-choice").way(&[Tap("#home-same-device")]),
    Scene::new("new-table-rummy", "#end [data-choice=rounds-3][aria-checked=true]").way(RUMMY_ALL),
    Scene::new("new-table-rummy500", "#level-6 [data-choice=hard][aria-checked=true]").way(&[
        Tap("#options-rummy500"),
        Tap("#seats-choice [data-choice='7']"),
        Tap("#levels-apart"),
        Tap("#level-6 [data-choice=hard]"),
        Tap("#jokers [data-choice='2']"),
    ]),
    Scene::new("new-table-hands", "#hand-choice [data-choice='10'][aria-checked=true]")
        .way(&[Tap("#options-rummy500"), Tap("#hand-choice [data-choice='10']")]),
    Scene::new("new-table-seven", "#name-6").way(&[
        Tap("#options-rummy500"),
        Tap("#mode-same-device"),
        Tap("#seats-choice [data-choice='7']"),
    ]),
    Scene::new("rules-rummy", "[data-sheet=rules]").way(&[Tap("#options-rummy"), Tap("#rules")]),
    Scene::new("rules-rummy-options", "[data-sheet=rules]").way(RUMMY_ALL_RULES),
    Scene::new("rules-rummy500", "[data-sheet=rules]").way(&[
        Tap("#options-rummy500"),
        Tap("#seats-choice [data-choice='7']"),
        Tap("#jokers [data-choice='2']"),
        Tap("#rules"),
    ]),
    Scene::new("level-each", "[data-sheet=level] #level-6").kept(SEVEN_LEVELS).way(&[
        Tap("#continue-computer-rummy500"),
        See("[data-screen=round-end]"),
        MENU,
        Tap("#menu-level"),
    ]),
    Scene::new("ask-replace", "[data-sheet=ask-replace]").kept(BOTH).way(&[Tap("#options-rummy100"), Tap("#deal")]),
    Scene::new("waiting", "[data-screen=waiting]").host(Host::SlowCore).way(&[Tap("#new-rummy100")]),
    Scene::new("not-saved", "[data-trouble=not-saved]").way(&[See("#quick"), Fill, Tap("#quick")]),
    Scene::new("ask-leave", "[data-sheet=ask-leave]").way(&[See("#quick"), Fill, Tap("#quick"), Tap("#leave")]),
    Scene::new("newer-in-place", "[data-trouble=newer-in-place]")
        .kept(&[(Kept::Vs, Save::Newer)])
        .way(&[Tap("#options-rummy100"), Tap("#deal")]),
    Scene::new("to-draw", "[data-phase=draw] #bar-main").kept(TO_DRAW).way(&[VS]),
    Scene::new("to-draw-left-handed", "[data-phase=draw] #bar-main")
        .kept(TO_DRAW)
        .settings(r#"{"hand":"left","cards":"large","deck":"safe"}"#)
        .way(&[VS]),
    Scene::new("to-play", "[data-step=step-discard-button][aria-disabled]").kept(TO_PLAY).way(&[VS]),
    Scene::new("to-play-large", "[data-step=step-discard-button][aria-disabled]")
        .kept(TO_PLAY)
        .settings(r#"{"cards":"large","deck":"four"}"#)
        .way(&[VS]),
    Scene::new("why-grey", "[data-step=step-discard-button]").kept(TO_PLAY).way(&[VS, Tap("#bar-main")]),
    Scene::new("one-chosen", "[data-step=step-discard-button].button--main").kept(TO_PLAY).way(&[VS, Choose("Qd")]),
    Scene::new("lit-meld", "[data-meld].is-lit").kept(TO_PLAY).way(&[VS, Choose("3h")]),
    Scene::new("meld-chosen", "[data-step=step-meld-button].button--main").kept(TO_PLAY).way(&[VS, Choose("7c 8c 9c")]),
    Scene::new("no-meld-chosen", "[data-step=step-meld-button][aria-disabled]")
        .kept(TO_PLAY)
        .way(&[VS, Choose("7d Qc 5c")]),
    Scene::new("why-not", "[data-sheet=why-not] .card--ghost").kept(TO_PLAY).way(&[
        VS,
        Choose("5c 7c 8c"),
        Tap("#bar-main"),
    ]),
    Scene::new("why-not-now", "[data-sheet=why-not]").kept(TO_PLAY).way(&[VS, Tap("#stock")]),
    Scene::new("arranging", "[data-step=step-arranged]").kept(TO_PLAY).way(&[
        VS,
        Tap("#sort"),
        Tap("#sort-hand"),
        Choose("8c"),
    ]),
    Scene::new("take-back", "#take-back").kept(TAKE_BACK).way(&[VS]),
    Scene::new("crowded", "[data-meld='6']").kept(CROWDED).way(&[VS]),
    Scene::new("three-seats", "[data-phase=play] #bar-main").kept(THREE).way(&[VS500]),
    Scene::new("four-seats", "[data-phase=draw] #bar-main").kept(FOUR).way(&[VS500]),
    Scene::new("seven-seats", "[data-phase=play] #bar-main").kept(SEVEN).way(&[VS500]),
    Scene::new("scores-by-seat", "[data-sheet=scores]").kept(SEVEN).way(&[VS500, Tap("#seats [data-seat='3']")]),
    Scene::new("equal-cards", "[data-key='167'][aria-pressed=true]")
        .kept(SEVEN)
        .way(&[VS500, Tap("#hand [data-key='167']")]),
    Scene::new("forty-cards", "[data-meld='12']").kept(FORTY).way(&[VS500]),
    Scene::new("thirty-melds", "[data-meld='30']").kept(THIRTY).way(&[VS500]),
    Scene::new("pile-open", "#fan [data-place='16'].is-named").kept(DIG).way(&[VS500, PILE]),
    Scene::new("pile-looked-at", "#fan [data-place='16']:not(.is-named)").kept(DIG).way(&[
        VS500,
        PILE,
        Tap("#fan [data-place='16']"),
    ]),
    Scene::new("pile-open-many", "#fan [data-place='40'].is-named").kept(DIG_MANY).way(&[VS500, PILE]),
    Scene::new("dig-chosen", "[data-step=dig-button].button--main").kept(DIG).way(&[VS500, PILE, EIGHT]),
    Scene::new("dig-chosen-large", "[data-step=dig-button].button--main")
        .kept(DIG)
        .settings(r#"{"hand":"left","cards":"large","deck":"four"}"#)
        .way(&[VS500, PILE, EIGHT]),
    Scene::new("dig-on-a-meld", "[data-meld].is-lit").kept(DIG).way(&[VS500, PILE, EIGHT, Choose("7s 9s")]),
    Scene::new("dig-deepest", "#fan .is-comes").kept(DIG_MANY).way(&[VS500, PILE, Tap("#fan .is-open")]),
    Scene::new("dig-nowhere", "[data-step=dig-button][aria-disabled]").kept(DIG).way(&[
        VS500,
        PILE,
        Tap("#fan .card:not(.is-open)"),
        Tap("#bar-main"),
    ]),
    Scene::new("why-no-dig", "[data-sheet=why-not]").kept(DIG).way(&[
        VS500,
        PILE,
        EIGHT,
        Choose("7s 9s Ks Td"),
        Tap("#bar-main"),
    ]),
    Scene::new("which-joker-run", "[data-sheet=which] [data-way='1']").kept(JOKER).way(&[
        VS500,
        Choose("7s 8s *"),
        Tap("#bar-main"),
    ]),
    Scene::new("which-joker-set", "[data-sheet=which] [data-way='1']").kept(JOKER).way(&[
        VS500,
        Choose("9c 9d *"),
        Tap("#bar-main"),
    ]),
    Scene::new("joker-lights", "[data-meld='2'].is-lit").kept(JOKER).way(&[VS500, Choose("*")]),
    Scene::new("why-joker", "[data-sheet=why-not] #mend").kept(JOKER).way(&[
        VS500,
        Choose("7s Kd *"),
        Tap("#bar-main"),
    ]),
    Scene::new("which-meld", "[data-sheet=which] [data-way='1']").kept(JOKER).way(&[VS500, Choose("*"), Key("m")]),
    Scene::new("hint", "[data-step=hint-show]").kept(TO_PLAY).way(&[VS, Tap("#hint")]),
    Scene::new("hint-move", "#bar-main.button--main:not([data-step=hint-show])").kept(TO_PLAY).way(&[
        VS,
        Tap("#hint"),
        Tap("[data-step=hint-show]"),
    ]),
    Scene::new("hint-draw", ".pile.is-hinted").kept(TO_DRAW).way(&[VS, Tap("#hint")]),
    Scene::new("hint-dig", "#bar-main.button--main:not([data-step=hint-show])").kept(DIG).way(&[
        VS500,
        Tap("#hint"),
        Tap("[data-step=hint-show]"),
    ]),
    Scene::new("computers-turn", "[data-my-turn=false]").kept(TO_PLAY).way(&[VS, Choose("Qd"), Stop, Tap("#bar-main")]),
    Scene::new("menu", "[data-sheet=menu]").kept(TO_DRAW).way(&[VS, MENU]),
    Scene::new("menu-two", "#menu-hide").kept(LONG_NAMES).way(&[DEVICE, LIFT, LIFT, MENU]),
    Scene::new("log", "[data-sheet=log]").kept(LONG_NAMES).way(&[DEVICE, LIFT, LIFT, MENU, Tap("#menu-log")]),
    Scene::new("deal-promised", "[data-fact=proof-commit-now]").kept(TO_DRAW).way(&[VS, MENU, Tap("#menu-deal")]),
    Scene::new("keys-dig", "[data-sheet=keys]").kept(DIG).way(&[VS500, See("#hand"), Key("?")]),
    Scene::new("rules", "[data-sheet=rules]").kept(TO_DRAW).way(&[VS, MENU, Tap("#menu-rules")]),
    Scene::new("sort", "[data-sheet=sort]").kept(TO_PLAY).way(&[VS, Tap("#sort")]),
    Scene::new("level", "[data-sheet=level]").kept(TO_DRAW).way(&[VS, MENU, Tap("#menu-level")]),
    Scene::new("keys", "[data-sheet=keys]").kept(TO_DRAW).way(&[VS, See("#hand"), Key("?")]),
    Scene::new("ask-new-game", "[data-sheet=ask-new-game]").kept(TO_DRAW).way(&[VS, MENU, Tap("#menu-new-game")]),
    Scene::new("curtain-first", "[data-screen=curtain]").kept(DEALT).way(&[DEVICE]),
    Scene::new("curtain", "[data-screen=curtain]").kept(LONG_NAMES).way(&[DEVICE]),
    Scene::new("curtain-tapped", "[data-screen=curtain]").kept(LONG_NAMES).way(&[DEVICE, LIFT]),
    Scene::new("dealt-for-two", "[data-phase=draw] #bar-main").kept(DEALT).way(&[DEVICE, LIFT, LIFT]),
    Scene::new("long-names", "[data-phase=draw] #bar-main").kept(LONG_NAMES).way(&[DEVICE, LIFT, LIFT]),
    Scene::new("round-won", "#proof[data-proof=fits]").kept(WON).way(&[VS]),
    Scene::new("round-lost", "#proof[data-proof=fits]").kept(LOST).way(&[VS]),
    Scene::new("round-no-points", "#proof[data-proof=fits]").kept(NO_POINTS).way(&[VS]),
    Scene::new("round-two", "#proof[data-proof=fits]").kept(LONG_ROUND).way(&[DEVICE, LIFT, LIFT]),
    Scene::new("proof", "[data-sheet=proof]").kept(LOST).way(&[VS, Tap("#proof[data-proof=fits]")]),
    Scene::new("review", "[data-judged=true] #review-best").kept(LOST).way(&[VS, REVIEW, MY_MOVE]),
    Scene::new("review-receipt", "[data-judged=true] #review-again").kept(LOST).way(&[VS, REVIEW, MY_MOVE, Key("End")]),
    Scene::new("round-over-table", "[data-step=step-see-result]").kept(LOST).way(&[VS, Tap("#see-table")]),
    Scene::new("game-won", "[data-screen=game-end] #proof[data-proof=fits]").kept(GAME_WON).way(&[VS]),
    Scene::new("ask-new-game-over", "[data-sheet=ask-new-game]").kept(GAME_WON).way(&[VS, MENU, Tap("#menu-new-game")]),
    Scene::new("game-lost", "[data-screen=game-end] #proof[data-proof=fits]").kept(GAME_LOST).way(&[VS]),
    Scene::new("game-two", "[data-screen=game-end] #proof[data-proof=fits]").kept(LONG_GAME).way(&[DEVICE, LIFT, LIFT]),
    Scene::new("scores-none", "[data-sheet=scores]").kept(TO_DRAW).way(&[VS, MENU, Tap("#menu-scores")]),
    Scene::new("curtain-seven", "[data-screen=curtain]").kept(SEVEN_TURNS).way(&[DEVICE_500]),
    Scene::new("log-seven", "[data-sheet=log]").kept(SEVEN_TURNS).way(&[
        DEVICE_500,
        LIFT,
        LIFT,
        MENU,
        Tap("#menu-log"),
    ]),
    Scene::new("round-rummy-bonus", "#proof[data-proof=fits]").kept(BONUS).way(&[VS_RUMMY]),
    Scene::new("round-blocked-tie", "#proof[data-proof=fits]").kept(TIED).way(&[DEVICE_RUMMY, LIFT, LIFT]),
    Scene::new("round-out-by-dig", "#proof[data-proof=fits]").kept(OUT_BY_DIG).way(&[VS500]),
    Scene::new("round-blocked-four", "#proof[data-proof=fits]").kept(BLOCKED).way(&[DEVICE_500, LIFT, LIFT]),
    Scene::new("round-seven", "#proof[data-proof=fits]").kept(SEVEN_ROUND).way(&[VS500]),
    Scene::new("review-seven", "[data-judged=true] #review-best").kept(SEVEN_ROUND).way(&[VS500, REVIEW, MY_MOVE]),
    Scene::new("game-seven", "[data-screen=game-end] #proof[data-proof=fits]").kept(SEVEN_GAME).way(&[VS500]),
    Scene::new("scores-seven", "[data-sheet=scores]").kept(SEVEN_GAME).way(&[
        VS500,
        See("#proof[data-proof=fits]"),
        MENU,
        Tap("#menu-scores"),
    ]),
    Scene::new("game-shared", "[data-screen=game-end] #proof[data-proof=fits]").kept(SHARED).way(&[
        DEVICE_RUMMY,
        LIFT,
        LIFT,
    ]),
    Scene::new("settings", "[data-screen=settings]").kept(BOTH).way(&[Tap("#settings")]),
    Scene::new("settings-others", "[data-screen=settings]")
        .settings(
            r#"{"theme":"dark","deck":"safe","cards":"large","hand":"left","motion":"reduced","shortcuts":"off"}"#,
        )
        .way(&[Tap("#settings")]),
    Scene::new("keys-off", "#keys-off").settings(r#"{"shortcuts":"off"}"#).way(&[Tap("#settings"), Tap("button#keys")]),
    Scene::new("fault", "[data-sheet=fault]").way(&[
        Tap("#settings"),
        See("#deck"),
        Fill,
        Tap("#deck [data-choice=four]"),
    ]),
    Scene::new("ask-erase", "[data-sheet=ask-erase]").kept(BOTH).way(&[Tap("#settings"), Tap("#erase")]),
    Scene::new("about", "[data-screen=about]").way(&[Tap("#settings"), Tap("#about")]),
    Scene::new("tiles-opening", ".meter[data-worth='3']").kept(OPENING).way(&[
        VS_TILES,
        Choose("k1 r1 b1"),
        Tap("#new-meld"),
    ]),
    Scene::new("tiles-selected", ".tmeld.is-lit").kept(OPENED).way(&[VS_TILES, Choose("k7")]),
    Scene::new("tiles-split", ".tcut__tab").kept(OPENED).way(&[VS_TILES, Tap("#melds [data-card=k4]")]),
    Scene::new("tiles-whole", "#melds [data-card=k6][aria-pressed=true]").kept(OPENED).way(&[
        VS_TILES,
        Tap("#melds [data-card=k4]"),
        Tap("#melds [data-card=k4]"),
    ]),
    Scene::new("tiles-wrong", ".tmeld.is-open .tile--ghost").kept(OPENED).way(&[
        VS_TILES,
        Tap("#melds [data-card=k4]"),
        Tap("#new-meld"),
    ]),
    Scene::new("tiles-shown", "[data-shown='1'] #bar-main").kept(SPLIT_TO_COME).settings(r#"{"pace":"quick"}"#).way(&[
        VS_TILES,
        Move,
        // The computer moves soon, and then no step follows upon the first.
        Stop,
        Tap("[data-step=step-draw-button]"),
    ]),
    Scene::new("tiles-hint", "#hand .mark--hint").kept(OPENED).way(&[VS_TILES, Tap("#hint")]),
    Scene::new("tiles-hint-none", "[data-step=step-draw-button].button--main")
        .kept(HELPLESS)
        .way(&[VS_TILES, Tap("#hint")]),
    Scene::new("tiles-hint-shown", "[data-shown='1']").kept(OPENED).way(&[
        VS_TILES,
        Move,
        Tap("#hint"),
        See("[data-step=hint-show]"),
        // No step follows upon the first.
        Stop,
        Tap("[data-step=hint-show]"),
    ]),
    Scene::new("tiles-full", "#melds [data-meld]").kept(FULL_TABLE).way(&[VS_TILES]),
    Scene::new("tiles-pool-empty", "#stock.pool--empty").kept(NO_POOL).way(&[VS_TILES]),
    Scene::new("tiles-thirty", "#hand [data-card]").kept(THIRTY_TILES).way(&[VS_TILES]),
    Scene::new("tiles-why", "[data-sheet=why-not] #mend").kept(OPENED).way(&[
        VS_TILES,
        Choose("k7"),
        Tap(".tmeld__add"),
        Key("d"),
    ]),
    Scene::new("tiles-sort", "[data-sheet=sort]").kept(OPENED).way(&[VS_TILES, Tap("#sort")]),
    Scene::new("tiles-menu", "[data-sheet=menu] #menu-reset").kept(OPENED).way(&[
        VS_TILES,
        Choose("k7"),
        Tap(".tmeld__add"),
        MENU,
    ]),
    Scene::new("tiles-round-over", "[data-screen=round-end]").kept(TILES_OVER).way(&[VS_TILES]),
    Scene::new("review-tiles", "[data-judged=true] #review-best").kept(TILES_OVER).way(&[VS_TILES, REVIEW, MY_MOVE]),
    Scene::new("tiles-blocked", "[data-screen=round-end]").kept(TILES_BLOCKED).way(&[DEVICE_TILES, LIFT, LIFT]),
    Scene::new("tiles-curtain", "#curtain-reveal").kept(TILES_TURN).way(&[DEVICE_TILES]),
];
