// All that the server sends and takes. This file is made: `./dev types` makes it anew from the server's own structs.
// What every game shows in its own way is a parameter: `TableView<KahunaView, KahunaMove>` is a table of Kahuna.

/** Where no clock decides: seconds after which a bot may play on for somebody who is away, and the game be claimed; and
 * after which a bot may play on for somebody who is there. The server has the last word. */
export const GONE = 180;
export const CLAIM = 300;
export const IDLE = 900;
/** So many steps of a log the server tells at a time. */
export const MOST_TOLD = 500;

export interface Account {
  name: string;
  password: string;
}

/** An action, the version of the table that the actor has seen, and a key of their own: the same key acts once. */
export interface Act {
  version: number;
  action: Sit | Rise | SeatBot | Move | Undo | OfferDraw | Answer | Resign | Replace | Claim | Return | Hook | Close | Moves;
  key?: string;
  seat?: number | null;
}

export interface ActNow {
  do: "act";
  table: string;
  version: number;
  action: Sit | Rise | SeatBot | Move | Undo | OfferDraw | Answer | Resign | Replace | Claim | Return | Hook | Close | Moves;
  key?: string;
  seat?: number | null;
}

export interface Again {
  key?: string;
}

/** Agree to what another asked, refuse it, or withdraw what one asked oneself. */
export interface Answer {
  do: "answer";
  yes: boolean;
  seat?: number | null;
}

export interface AskHint {
  seat?: number | null;
}

/** The text of a record, through whose eyes (a seat, or with all cards open), and which steps one knows already. */
export interface AskReplay {
  record: string;
  seat?: number | "open" | null;
  after?: number;
}

/** `quality` is quick, normal or deep. */
export interface AskReview {
  quality?: string;
  seat?: number | null;
}

/** What a player has asked the others for. */
export interface AskedView {
  seat: number;
  what: string;
  about: number;
  agreed: number[];
}

/**
 * A battle: the pieces of attacker and defender in front and behind, and the die that was rolled.
 *
 * defender    None for an independent group, whose warriors are the `locals`
 * origins     where the attackers came from
 * rolls       oldest first; of a local warrior of an independent group `seat` is None
 * saved       how many of the villages at `stake` have been saved so far
 * chance      the attacker's chance to win, with the roll as it is and no more cards; None while lines are hidden
 * course      how that chance stood before the first roll, and after each that cost a piece
 * refuges     by side: the nearest groups to retreat to for whoever loses, as all can see; None: none will have to
 */
export interface Battle {
  asked: LossAsked | null;
  attacker: number;
  back: string[];
  chance: number | null;
  course: number[];
  defender: number | null;
  die: number | null;
  front: string[];
  hex: string;
  locals: number;
  origins: string[];
  refuges: (string[] | null)[];
  rolls: Roll[];
  saved: number;
  stake: number;
  used: CardUsed[];
}

/** A battle that is still to be fought: as for a hex that a fleet can come to. */
export interface BattleOdds {
  chance: number;
  chance_best: number;
  defenders: number[];
  fighters: number;
  hex: string;
}

/** A battle that is still to be fought: who came there from where, with how many pieces. */
export interface BattleToFight {
  attacker: number;
  defender: number | null;
  hex: string;
  number: number;
  origins: string[];
}

/**
 * A bot: its grade, or its place in the campaign, both from 1, the weakest first; and who it is, in words.
 *
 * Those with a character and no grade are the named opponents, in a campaign or not, the weakest first.
 */
export interface BotInfo {
  name: string;
  grade: number | null;
  place: number | null;
  character: MessageView | null;
}

/** An Arts & Culture card: its number in notation, its points, what it does, and whether that is once for all. */
export interface BoxCard {
  called: string | PlainMessage;
  effect: string;
  name: string;
  number: number;
  once: boolean;
  points: number;
  text: PlainMessage;
  with_groups: string[];
}

/** A random event (11.2): its number in notation, what it does, whether it is kept, whether it leaves a marker. */
export interface BoxEvent {
  called: string | PlainMessage;
  effect: string;
  kept: boolean;
  marker: boolean;
  name: string;
  number: number;
  text: PlainMessage;
}

/**
 * An island group; `name` is how people call it. Without squares it is an atoll.
 *
 * locals      local warriors, while it is independent
 * malaria     the rolls of the die that strike it (11.6)
 * hex         where it is printed; None for a tile
 */
export interface BoxGroup {
  brown: number;
  green: number;
  hex: string | null;
  independent: boolean;
  locals: number;
  malaria: number[];
  name: string | PlainMessage;
}

/** A hex of the printed map: "unknown", "ocean" or "group", the group printed there, and a name for colour only. */
export interface BoxHex {
  group?: string;
  kind: string;
  label?: string | PlainMessage;
}

/** A group, and the hex where it lies when the game begins. */
export interface BoxPlace {
  group: string;
  hex: string;
}

/** Where to try again: after so many steps, on this seat, against this bot. The same key opens one table. */
export interface Branch {
  step: number;
  seat: number;
  bot: string;
  key?: string;
}

/**
 * Where a game began that goes on from another: its table, "" for a record, and after how many steps.
 *
 * What chance decided before was decided there: only what came later can be checked with this table's seed.
 */
export interface BranchView {
  table: string;
  step: number;
}

/** The viewer's build points of all pools together, as they would be counted now (9.3). */
export interface BuildChange {
  after: number;
  before: number;
}

/** Groups that build together, and how many build points they have (9.3). */
export interface BuildPool {
  groups: string[];
  points: number;
}

/** The opponents in order. `next` is the first that one has not beaten; None when all are. */
export interface Campaign {
  game: string;
  opponents: Opponent[];
  next: string | null;
}

/** A canoe, or a rumor, on its way: what it carries, how many hexes it has sailed, and how many it has left. */
export interface Canoe {
  canoe: string;
  left: number;
  load: string;
  sailed: number;
}

/**
 * What a battle card would make of the roll (8.2, 9.5): the die as it would count, None where it is rolled again,
 * whether the piece would be eliminated, and the chance of the attacker after it.
 */
export interface CardUse {
  chance: number;
  die: number | null;
  eliminates: boolean | null;
  move: string;
}

/** A card that a seat has used in this battle. */
export interface CardUsed {
  card: string;
  seat: number;
}

/** The solitaire game: chits that have not been drawn, and those that are to be carried out. */
export interface Chits {
  left: SolitaireChit[];
  pending: SolitaireChit[];
}

/** Win against somebody who has gone when it was their decision. */
export interface Claim {
  do: "claim";
  about: number;
  seat?: number | null;
}

/**
 * How time is kept.
 *
 * main and increment  live: seconds for the whole game, and seconds that are added after each turn
 * turn                correspondence: seconds for each turn
 * All zero: no clock.
 */
export interface ClockRule {
  main?: number;
  increment?: number;
  turn?: number;
}

/** The host closes a table at which no game has begun. */
export interface Close {
  do: "close";
}

/** New codes: told this once, and in place of those before. */
export interface Codes {
  codes: string[];
}

/** A set: `name` stands for what it holds, and is the value of the option `components`; `called` is one's own. */
export interface ComponentsInfo {
  game: string;
  name: string;
  called: string;
  at: number;
}

/** A new table, and what an invitation link to it must carry: only its host is told. */
export interface CreatedTable<View = GameView, Move = GameMove> {
  table: TableView<View, Move>;
  invitation: string;
}

/**
 * The deal of the day.
 *
 * table       the asker's own game of today, if they have begun it
 * outcome     1 won, 0 drawn, -1 lost; None while it is not over. `mine` is by how many points
 * previous    the days before, the last one first
 */
export interface Daily {
  day: string;
  game: string;
  bot: string;
  options: Record<string, string>;
  table: string | null;
  outcome: number | null;
  mine: number | null;
  results: Results;
  previous: Day[];
}

/** A day that is over. */
export interface Day {
  day: string;
  results: Results;
}

/** Where one is logged in: since when, when it was last used, and by what, as far as that is known. */
export interface Device {
  id: string;
  began: number;
  used: number;
  browser: string;
  system: string;
  here: boolean;
}

/** Where one is logged in, the one used last first, and how many codes one has left. */
export interface Devices {
  devices: Device[];
  codes: number;
}

export interface Done {
  is: "done";
  key: string;
  version: number;
}

/** The marker of an event that lasts: whose it is, and where; a Royal Marriage names the other seat. */
export interface EventMarker {
  effect: string;
  event: string;
  hex?: string;
  other?: number;
  seat: number;
}

/**
 * Random events (11.2): how many are left, those done with, the one at hand, markers of those that last.
 *
 * asked       what the event at hand asks for
 * soil        hexes with better soil, and by how much
 */
export interface Events {
  asked: string | null;
  done: string[];
  left: number;
  markers: EventMarker[];
  now: string | null;
  soil: Record<string, number>;
}

/**
 * The explorer who is at sea: where, and whose.
 *
 * steered     who moves him on while he is off course
 * knots       the knots of this voyage; with so many as he `bears` he must turn home, with more he is lost,
 *             unless he is `safe`
 */
export interface Explorer {
  bears: number;
  hex: string;
  knots: number;
  safe: boolean;
  seat: number;
  steered: number | null;
}

/** The answer to a request that could not be done. `table` is the present one for somebody who saw an older. */
export interface Failed<View = GameView, Move = GameMove> {
  error: Fault;
  table: TableView<View, Move> | null;
}

/**
 * What went wrong: a message to be said in any language, and the sentence in one that the asker understands.
 *
 * In a record, `line` and `column` say where, counted from 1.
 */
export interface Fault {
  id: string;
  args: Record<string, string | number | (string | number | MessageView)[] | MessageView>;
  text: string;
  line: number;
  column: number;
}

/**
 * The fleet on its way: its owner sees every canoe, others how many pieces there are.
 *
 * at          where it is, None while there is none; `origin` where it began
 * halted      whether it must stop where it is
 */
export interface Fleet {
  at: string | null;
  canoes: Canoe[];
  halted: boolean;
  number: number;
  origin: string | null;
  pieces: string;
  sailed: number;
}

/**
 * The table after a step; step 0 is the deal.
 *
 * seat, move  who did it and what, in notation, as far as it was seen; None and "" for the deal
 * turn        the turn in which that was
 * said        what happened, for the log
 * shown       the position then; with all cards open, a list of every seat's view
 */
export interface Frame<View = GameView> {
  step: number;
  seat: number | null;
  move: string;
  turn: number;
  said: MessageView[];
  shown: View | View[];
}

/**
 * What is to be built brings the viewer: points, the groups and atolls that come to score by the chain (10.2), and
 * build points in the next count (9.3).
 */
export interface Gain {
  builds: number;
  joins: string[];
  points: number;
}

export type GameBox = ParadiseBox;

export type GameCount = ParadiseCount;

export type GameDecision = KahunaDecision;

/**
 * A game: its seats, its options with the values they may have, and the bots that play it, weakest first.
 *
 * seats       every seat that it may have; its options say how many of them, the first ones, there are
 * presets     every single option of each preset
 * cast        the same bots, with where they stand
 */
export interface GameInfo {
  name: string;
  seats: string[];
  options: Record<string, string[]>;
  bots: string[];
  presets: Record<string, Record<string, string>>;
  cast: BotInfo[];
}

export type GameMove = KahunaMove | ParadiseMove;

export type GameProspect = ParadiseProspect;

export type GameRange = ParadiseRange;

export type GameThreat = KahunaThreat | ParadiseThreat;

export type GameView = KahunaView | ParadiseView;

/**
 * What an answer to an event takes (11.2): from whom, and where; of several `hexes` its owner chooses one.
 *
 * what        "canoe": one that the owner chooses; "pieces": these `pieces`, as letters
 */
export interface Harm {
  hexes: string[];
  move: string;
  pieces: string;
  seat: number;
  what: "canoe" | "field" | "pieces" | "square" | "village";
}

export interface Health {
  ok: boolean;
}

/** A good turn: its moves, the same in one line of notation and as data, the chance to win with it, and why. */
export interface Hint {
  moves: string[];
  words: string;
  decisions: GameDecision[];
  chance: number;
  reasons: MessageView[];
}

/** The best turns, the best one first. */
export interface Hints {
  hints: Hint[];
}

/** A hex that was taken, with so many villages saved (8.4), and the viewer's points more or fewer than now. */
export interface Holding {
  points: number;
  saved: number;
}

/** Be reminded at this address when it is one's turn; nowhere if empty. */
export interface Hook {
  do: "hook";
  url: string;
  seat?: number | null;
}

/**
 * A group or an atoll that scores no point for its link with home, and why.
 *
 * why         "no-home": there is none; "home": no canoe lies face up at home; "here": none lies face up here;
 *             "gap": the chain does not reach so far
 * missing     the fewest hexes where a transport canoe face up would link it, as far as there is a way
 */
export interface IdleLine {
  hex: string;
  missing: string[];
  points: number;
  what: "atoll" | "group";
  why: "gap" | "here" | "home" | "no-home";
}

export interface Import {
  record: string;
  key?: string;
}

/**
 * What players could have known of their choice: their own chance with the best turn, and with the one they played.
 *
 * best        the best turn in notation, and `best_decisions` the same as data
 * reasons     what speaks for it
 * luck        by how much the cards that came then changed it; None where no card came
 */
export interface Judgement {
  best: string;
  best_decisions: GameDecision[];
  best_chance: number;
  played_chance: number;
  loss: number;
  mark: "" | "?" | "??";
  luck: number | null;
  reasons: MessageView[];
}

/**
 * A decision of a turn, as somebody saw it: its kind, its line, and the cards that it uses or brings.
 *
 * A discard without cards was made face down; so was what a draw without cards brought.
 */
export interface KahunaDecision {
  cards?: string;
  kind: "decline" | "discard" | "draw" | "end" | "free" | "place" | "remove" | "take";
  line?: string;
}

/**
 * A legal move: its text in notation, its kind, the cards and the line it uses, and what it does to the board.
 *
 * takes       the islands on which the mover places a stone
 * strips      the lines whose enemy bridges go because of that
 * frees       the islands on which the enemy loses the stone
 * wins, loses whether that ends the game on the spot
 */
export interface KahunaMove {
  cards?: string;
  frees?: string;
  kind: "decline" | "discard" | "draw" | "end" | "free" | "place" | "remove" | "take";
  line?: string;
  loses?: boolean;
  move: string;
  strips?: string[];
  takes?: string;
  wins?: boolean;
}

/**
 * An island that can fall within a turn.
 *
 * by          who can do that: in this turn if it is theirs, else in their next one, as the board is now
 * seat        whose stone falls; None where there is none and a player can take the island
 * certain     whether cards suffice that the viewer knows to be there
 * island      its letter
 * cards       the fewest cards that it takes
 */
export interface KahunaThreat {
  by: number;
  cards: number;
  certain: boolean;
  island: string;
  seat: number | null;
}

/**
 * What a seat, or a spectator, sees. Where there are two of something, the first is White's, the second Black's.
 *
 * hand        the viewer's own cards, and `discarded` their own face-down discards; None for a spectator
 * cards       how many cards each seat holds, and `known` which of them everybody saw it take
 * face_down   how many cards each seat has discarded face down in this round
 * bridges     the lines of each seat, and `islands` those on which its stones lie
 * row, deck   the open cards, and how many lie in the deck; `pile` is what was played or discarded openly
 * stage       turn, handicap (bridges are placed before the first turn), excess (a sixth card must go), over
 * lead        what each scoring brought: above zero for White, below for Black
 * last        how many last turns there are still to come, once the third deck is used up
 */
export interface KahunaView {
  bridges: [string[], string[]];
  cards: [number, number];
  deck: number;
  discarded: string | null;
  face_down: [number, number];
  hand: string | null;
  islands: [string, string];
  known: [string, string];
  last: number;
  lead: [number, number, number];
  mover: number;
  pile: string;
  points: [number, number];
  round: number;
  row: string;
  seat: number | null;
  stage: "excess" | "handicap" | "over" | "turn";
  turn: number;
  winner: number | null;
}

/** The search for kumara (11.5): how many rolls, and the result that is being carried out. */
export interface KumaraSearch {
  result: number;
  rolls: number;
}

export interface Leave {
  do: "leave";
  table: string;
}

/** A lesson: how many steps it has, and about how many minutes it takes. */
export interface LessonInfo {
  id: string;
  game: string;
  name: MessageView;
  about: MessageView;
  steps: number;
  minutes: number;
}

/** A move as its game shows it, and whether it is what the step is about. */
export type LessonMove<Move = GameMove> = Move & { good: boolean; };

/**
 * Where a learner stands.
 *
 * step, steps     how many steps are done, and how many there are
 * played          the moves that counted
 * say, hint       what the learner is told now, and what helps
 * refused         why the last move did not count
 * moves           what the learner may do
 * frames          what the last move led to: the move, the replies, a new position (with no seat and no move)
 * options         what is played by
 */
export interface LessonState<View = GameView, Move = GameMove> {
  lesson: string;
  step: number;
  steps: number;
  done: boolean;
  played: string[];
  say: MessageView;
  shown: View;
  moves: LessonMove<Move>[];
  frames: Frame<View>[];
  options: Record<string, string>;
  seat: number;
  hint: MessageView | null;
  refused: MessageView | null;
}

/** The groups and atolls that score for a seat by its chain, won and lost (10.2). */
export interface LinksChange {
  lost: string[];
  seat: number;
  won: string[];
}

/**
 * A table in a list: nothing that a spectator may not know.
 *
 * In the list of one's own tables `you` are the seats one sits on, and `changed` is when something last happened.
 */
export interface Listing {
  table: string;
  game: string;
  stage: "open" | "running" | "over";
  options: Record<string, string>;
  names: string[];
  kinds: ("person" | "bot" | "free")[];
  movers: number[];
  clock: ClockRule;
  rated: boolean;
  created: number;
  hints: boolean;
  result: string;
  winners: number[] | null;
  you: number[];
  changed: number;
}

export interface Lobby {
  do: "lobby";
}

/** The lobby has changed. */
export interface LobbyChanged {
  is: "lobby";
}

/** Whose piece has to go, and how. */
export interface LossAsked {
  loss: "eliminated" | "panic";
  seat: number;
}

/**
 * A piece that could go from the front line (8.2): the chance of the attacker after it; and if this side retreated
 * with all that it has then, how many pieces would need a place in a canoe, and how many places there are (8.3).
 */
export interface LossChoice {
  carried: number;
  chance: number;
  move: string;
  places: number;
}

export interface Me {
  id: string;
  name: string;
  account: string;
  ratings: MyRating[];
  reminders: boolean;
}

/** A message as guests get it, to be told in their language; what fills it in may itself be a message. */
export interface MessageView {
  id: string;
  args: Record<string, string | number | (string | number | MessageView)[] | MessageView>;
}

/** Play a move, in the game's notation. */
export interface Move {
  do: "move";
  move: string;
  seat?: number | null;
}

/** A canoe, or a rumor, that a move is about: what it carries, and how many hexes it has sailed. */
export interface MovedCanoe {
  canoe: string;
  load: string;
  sailed: number;
}

/** Play several moves one after another, all or none. Only with the last may something come to light. */
export interface Moves {
  do: "moves";
  moves: string[];
  seat?: number | null;
}

export interface MyRating {
  game: string;
  preset: string;
  rating: number;
  deviation: number;
  games: number;
}

/**
 * A group that can be the new home (8.4): the viewer's points more or fewer with it, and what then scores for being
 * linked with it, itself among them.
 */
export interface NewHome {
  hex: string;
  links: string[];
  points: number;
}

export interface NotDone<View = GameView, Move = GameMove> {
  is: "refused";
  key: string;
  error: Fault;
  table: TableView<View, Move> | null;
}

/** Offer a draw. */
export interface OfferDraw {
  do: "draw";
  seat?: number | null;
}

/** An opponent of the campaign, and how often one has played, won, and won without help. */
export interface Opponent {
  bot: string;
  place: number;
  character: MessageView;
  played: number;
  beaten: number;
  clean: number;
}

export interface OwnPassword {
  password: string;
}

/**
 * The contents of a box. What is not among the `hexes` is not on the map.
 *
 * groups          by name; those without a hex are tiles
 * homes           in the order in which further players add them (3.2)
 * placed          further tiles that lie open for three players and more, and in `placed_ocean` ocean markers
 * costs           build points by item; `limits` pieces of a player by kind; `villages` of all, `markers` of a player
 * cup             discovery markers, as the cup holds them when the game begins
 * targets         points that end a game of two, three and four; `solitaire` alone
 * house           which entries are house values, by file and entry
 */
export interface ParadiseBox {
  cards: BoxCard[];
  chits: SolitaireChit[];
  costs: Record<string, number>;
  cup: Record<string, number>;
  events: BoxEvent[];
  groups: Record<string, BoxGroup>;
  hexes: Record<string, BoxHex>;
  homes: BoxPlace[];
  house: string[];
  limits: Record<string, number>;
  markers: number;
  name: string;
  north_island: string | null;
  placed: BoxPlace[];
  placed_ocean: string[];
  solitaire: number;
  south_america: SouthAmerica;
  south_island: string | null;
  targets: number[];
  villages: number;
}

/** The count of all seats, and the points that win. */
export interface ParadiseCount {
  seats: SeatCount[];
  target: number;
}

/**
 * A legal move: its text in notation, its kind, and what it is about.
 *
 * hex         where; of a piece that goes on foot, from where
 * piece       the piece, as a letter; V is a local warrior
 * canoe       the canoe that joins or stays behind, or takes the piece aboard or puts it down
 * item        what is built; `card`, `event`, `seat` are named likewise
 * clockwise   of the choice who plays first: the order of the others
 * number      how many colonies come along
 */
export interface ParadiseMove {
  action?: string;
  canoe?: MovedCanoe;
  card?: string;
  chit?: number;
  clockwise?: boolean;
  event?: string;
  expand?: string;
  hex?: string;
  item?: "agriculture" | "card" | "colony" | "rumor" | "transport" | "transport-up" | "village" | "war-canoe" | "warriors";
  kind: string;
  late?: boolean;
  move: string;
  number?: number;
  odds?: SearchOdds;
  piece?: string;
  seat?: number;
}

/**
 * What moves bring that were only tried, and what can come next.
 *
 * points, links, builds   what changes by them; nothing where it stays as it was
 * load        the moves that load the fleet fully, for a fleet that is being made up
 * reach       where this fleet can come to with its load
 * battles     the battles that can be chosen, with their odds
 * voyage      the hexes that the explorer can enter, with their odds; `search` those on the way to South America
 * uses        what each battle card that can be used would make of the roll
 * retreats    where to retreat, or with how many colonies, and who stays behind
 * holdings    what a hex that was taken is worth with each number of villages that can be saved
 * homes       what each group is worth as the new home
 * harms       what each answer to an event would take
 * plan        what all that is planned to be built brings; `wares` what each ware would add to it, if anything
 * losses      the pieces that can panic or be lost
 */
export interface ParadiseProspect {
  battles: BattleOdds[];
  builds: BuildChange | null;
  harms: Harm[];
  holdings: Holding[];
  homes: NewHome[];
  links: LinksChange[];
  load: string[];
  losses: LossChoice[];
  plan: Gain | null;
  points: PointsChange[];
  reach: ReachedHex[];
  retreats: Retreating[];
  search: SoughtHex[];
  uses: CardUse[];
  voyage: VoyageOdds[];
  wares: WareGain[];
}

/**
 * Where a seat's pieces in a hex could come to in its next movement: all that the viewer cannot rule out.
 *
 * certain     whether the viewer knows that something is there that sails
 * chain       the hexes that a chain links with this one: from all of them canoes may sail
 */
export interface ParadiseRange {
  certain: boolean;
  chain: string[];
  hex: string;
  hexes: RangeHex[];
  seat: number;
}

/**
 * An attack that somebody could make in their next movement.
 *
 * by          who could
 * seat        whose hex it is; None for an independent group
 * certain     whether the viewer knows that war canoes are there
 * origins     the hexes from which war canoes may come
 * fighters    how many could come: those known, and the most; `defenders` the fewest and the most there
 * chance      the attacker's chance to win, without cards: the least and the best, as far as the viewer can tell
 */
export interface ParadiseThreat {
  by: number;
  certain: boolean;
  chance: number[];
  defenders: number[];
  fighters: number[];
  hex: string;
  origins: string[];
  seat: number | null;
}

/**
 * What a seat, or a spectator, sees. Lists that are said to be by seat have an entry for each seat.
 *
 * map         what lies in each known hex: the name of a group, or "sea"; `secret` face-down tiles
 * independent hexes of independent groups
 * villages    how many, by hex; `improved` likewise; `held` by seat: its groups; `homes` by seat: its home hex
 * pieces      by seat: how many pieces lie in each hex, and in `face_up` those that lie face up
 * own         the viewer's own stacks by hex; `left` how many pieces of each kind can be built besides the `plan`
 * explorer    where one is at sea; `voyage` the hexes of the voyage, the free way before it among them
 * transit     the piece in hand; `fixed` hexes whose chain canoe has to stay, `turned` those where a canoe was turned
 *             over in this step
 * battles     those still to be fought
 * under_way   the canoes that have sailed and stopped, by hex; `moved` how many pieces have moved, by hex
 * carried     the pieces that have come along a chain in this step, by hex: these stay for the rest of the transit
 * chains      by seat: where a transport canoe lies face up
 * seen        by seat: stacks that everybody has seen in a battle, by hex, until pieces join or leave
 * cards       by seat: those face up, those `used`, and how many `face_down`; `hand` the viewer's own
 * plan        what the viewer has decided to build; `done` seats that are done with building
 * stored      seats with a build point in store (11.4); `kumara` and `galapagos` those with these markers (11.5)
 * south       the hex of the South Island, once it is on the map (11.3); `removed` tiles out of the game
 * keeps       with random events: how many each seat keeps, and in `kept` the viewer's own
 */
export interface ParadiseView {
  battle: Battle | null;
  battles: BattleToFight[];
  cards: string[][];
  carried: Record<string, string>;
  chains: string[][];
  chits: Chits | null;
  cup: Record<string, number>;
  deck: number;
  done: number[];
  events?: Events;
  explorer: Explorer | null;
  face_down: number[];
  face_up: Record<string, string>[];
  fixed: string[];
  fleet: Fleet;
  galapagos: number[];
  hand: string[];
  held: string[][];
  homes: (string | null)[];
  improved: Record<string, number>;
  independent: string[];
  keeps?: number[];
  kept?: string[];
  kumara: number[];
  left: Record<string, number>;
  lost: number[];
  malaria: boolean;
  map: Record<string, string>;
  moved: Record<string, number>;
  mover: number | null;
  order: number[];
  out: number[];
  own: Record<string, string>;
  pieces: Record<string, number>[];
  plan: ParadiseMove[];
  points: number[];
  pools: BuildPool[];
  removed: string[];
  search: KumaraSearch | null;
  seat: number | null;
  secret: Record<string, SecretTile>;
  seen: Record<string, SeenStack>[];
  south: string | null;
  stage: string;
  step: string;
  stored: number[];
  target: number;
  tiles: number;
  transit: Transit | null;
  turn: number;
  turned: string[];
  under_way: Record<string, Canoe[]>;
  used: string[][];
  villages: Record<string, number>;
  voyage: VoyageHex[];
  winners: number[];
}

export interface Passwords {
  old: string;
  new: string;
}

/** A sentence to be said. */
export type PlainMessage = MessageView;

/** The learner's moves so far, in the words of the notation. */
export interface Played {
  played?: string[];
}

/** The points of a seat as they count now, cards that lie face up among them, before and after. */
export interface PointsChange {
  after: number;
  before: number;
  seat: number;
}

/**
 * A line of the count of points (10): "villages", "home", "group", "atoll", "card", "kumara", "cut"; a hex or a
 * card, how many, and the points.
 */
export interface PointsLine {
  card: string | null;
  hex: string | null;
  number: number;
  points: number;
  what: string;
}

/** A pool of build points (9.3): its groups, what comes on top of their villages, and all together. */
export interface PoolLine {
  extra: number;
  groups: VillageLine[];
  points: number;
}

/**
 * A hex that pieces could come to.
 *
 * sailed      after how many hexes at sea at least
 * enemy       whether they would fight there
 * risky       hexes on the way where pieces lie face down that may stop them; `halts` as for a fleet
 */
export interface RangeHex {
  enemy: boolean;
  halts: "battle" | "enemy" | "may-halt" | "range" | null;
  hex: string;
  risky: string[];
  sailed: number;
}

/** A line of the ranking; `me`: it is the asker's own. */
export interface Rank {
  name: string;
  rating: number;
  deviation: number;
  games: number;
  me: boolean;
}

/**
 * A hex that a fleet can come to, as the viewer may know it.
 *
 * moves       the way there: as many hexes as it takes to come around what may stop the fleet, no more
 * risky       hexes on the way where pieces lie face down: with a war canoe among them the fleet is stopped there
 * halts       why it goes no farther: a group under enemy control ("battle"), a war canoe ("enemy"), face-down pieces
 *             among which there may be one ("may-halt"), no hexes left ("range"); null: it may go on
 * fighters    the pieces in front if it fights there, and the fewest and the most of the `defenders`
 * chance      to win, without cards, against the most of these; `chance_best` against the fewest
 */
export interface ReachedHex {
  chance: number | null;
  chance_best: number | null;
  defenders: number[] | null;
  fighters: number | null;
  halts: "battle" | "enemy" | "may-halt" | "range" | null;
  hex: string;
  moves: string[];
  risky: string[];
}

/** The same from a record that is sent along. */
export interface RecordBranch {
  record: string;
  step: number;
  seat: number;
  bot: string;
  key?: string;
}

/** A record as text. */
export interface Recorded {
  record: string;
}

/** The name of an account, one of its codes, and the password that it shall have. */
export interface Recovery {
  name: string;
  code: string;
  password: string;
}

/** Somebody who has an account from now on. The codes are told this once; each of them sets a password, once. */
export interface Registered {
  id: string;
  name: string;
  account: string;
  ratings: MyRating[];
  reminders: boolean;
  codes: string[];
}

export interface Rename {
  name: string;
}

/** Let a bot play on for somebody who has gone. */
export interface Replace {
  do: "replace";
  about: number;
  seat?: number | null;
}

/**
 * A game step by step. `steps` is how many there are in all, and `version` that of the table (0 for a record).
 *
 * `options` are what it is played by, in the words that ask for it now: those of an old record meant something else.
 * A long game comes in parts: ask again for what follows the last step that you have.
 */
export interface Replayed<View = GameView> {
  frames: Frame<View>[];
  steps: number;
  options: Record<string, string>;
  version: number;
}

/** Give the game up. */
export interface Resign {
  do: "resign";
  seat?: number | null;
}

/**
 * How the games of a day ended that were played to their end; each visitor has one.
 *
 * `margins` counts them by the points that the player was ahead, or behind.
 */
export interface Results {
  played: number;
  wins: number;
  draws: number;
  losses: number;
  margins: Record<string, number>;
}

/**
 * A way to retreat (8.3): where to, with how many `colonies`, which pieces come along, and which stay behind for
 * want of one of the `places` in canoes; both None where nobody needs a canoe.
 */
export interface Retreating {
  colonies: number | null;
  goes: string;
  hex: string;
  places: number | null;
  stays: string;
}

/** Take one's seat back from the bot that plays on there, since the others thought that one was gone. */
export interface Return {
  do: "return";
}

/** A game looked at afterwards. `seat` is whose knowledge it is made from; `open`: all cards are open. */
export interface Review {
  format: number;
  game: string;
  seat: "black" | "open" | "white";
  quality: string;
  players: string[];
  result: string;
  turns: ReviewTurn[];
  points: TurningPoint[];
}

/** A decision in notation and as data, and White's chance after it. */
export interface ReviewDecision {
  word: string;
  shown: GameDecision;
  white: number;
}

/** One line of the answer: how much is done, from 0 to 1; at last the review, or why there is none. */
export interface ReviewLine {
  progress?: number;
  review?: Review;
  error?: Fault;
}

/** A turn, or a part of one. `before` and `after` are White's chances. */
export interface ReviewTurn {
  turn: number;
  player: "black" | "white";
  round: number;
  words: string;
  before: number;
  after: number;
  decisions: ReviewDecision[];
  judgement: Judgement | null;
}

/** Give a seat back before the game begins. */
export interface Rise {
  do: "rise";
  seat?: number | null;
}

/** A roll of a battle, as cards have left it, and which piece of whose it cost; None as long as there is none. */
export interface Roll {
  die: number;
  loss: "eliminated" | "panic" | null;
  piece: string | null;
  seat: number | null;
}

/** The chances of a search for kumara. */
export interface SearchOdds {
  found: number;
  lost: number;
}

/** The host puts a bot on a seat, or (no bot) takes it away again. */
export interface SeatBot {
  do: "seat-bot";
  seat: number;
  bot?: string;
}

/**
 * What counts for a seat: its points now and on the track, the lines that make them up, and those that do not
 * count; its pools, as they would be counted now. `hidden` is what the viewer's own face-down cards would add.
 */
export interface SeatCount {
  hidden: PointsLine[];
  idle: IdleLine[];
  lines: PointsLine[];
  points: number;
  pools: PoolLine[];
  seat: number;
  track: number;
}

/** What a rated game did to the rating of a seat's player. */
export interface SeatRating {
  seat: number;
  before: number;
  after: number;
}

/** Who is to sit on a seat: `me`, `free` (whoever comes) or `bot`, which then is named. */
export interface SeatSetup {
  kind: string;
  bot?: string;
}

/** A seat: who sits there, the seconds they have left, if there is a clock, and since when they are away, if so. */
export interface SeatView {
  name: string;
  kind: "person" | "bot" | "free";
  bot: string;
  left: number | null;
  runs: boolean;
  away: number | null;
}

/** A tile that lies face down: the seats that have seen it, and its group where the viewer has. */
export interface SecretTile {
  group: string | null;
  seen: number[];
}

/** A stack that lies face down though everybody saw its pieces in a battle: which, and in which turn. */
export interface SeenStack {
  pieces: string;
  turn: number;
}

/** A step without the table after it: who did what in which turn, as far as it was seen, and what happened. */
export interface SeenStep {
  step: number;
  seat: number;
  move: string;
  turn: number;
  said: MessageView[];
}

/** A set of components of one's own, and what one calls it. */
export interface SentComponents {
  game: string;
  called: string;
  files: SentFile[];
}

/** A file by its name; `content` is base64. A table, or a .zip of tables. */
export interface SentFile {
  name: string;
  content: string;
}

/** Take a free seat: this one, or the first. */
export interface Sit {
  do: "sit";
  seat?: number | null;
  invitation?: string;
}

export type SocketMessage<View = GameView, Move = GameMove> = TableChanged<View, Move> | Done | NotDone<View, Move> | LobbyChanged;

export type SocketRequest = Watch | Leave | ActNow | Lobby;

/** A chit of the solitaire game: its number, what the opponent gets, and what it does then. */
export interface SolitaireChit {
  action: string;
  chit: number;
  expand: string;
  late: boolean;
}

/** A hex that the explorer can enter in search of kumara (11.5), and the chances from there, by the best way. */
export interface SoughtHex {
  found: number;
  hex: string;
  lost: number;
}

/** The hexes of the search for kumara (11.5): the continent, from where one sets out, and islands on the way. */
export interface SouthAmerica {
  galapagos: string[];
  hexes: string[];
  ways: string[];
}

/** A table as it is now; the tables write it themselves, once for all who see the same. */
export interface TableChanged<View = GameView, Move = GameMove> {
  is: "table";
  table: TableView<View, Move>;
}

/**
 * What a host asks for. Without `seats` the host has the first, and the others are free.
 *
 * hints   whether the bots may help somebody while the game runs; never in a rated one
 * key     the same key opens one table, however often it is sent
 */
export interface TableSetup {
  game: string;
  options?: Record<string, string>;
  seats?: SeatSetup[];
  clock?: ClockRule;
  public?: boolean;
  rated?: boolean;
  shared?: boolean;
  hints?: boolean;
  key?: string;
}

/**
 * A table as somebody sees it at one version.
 *
 * you         the viewer's own seats; `seat` is the one whose cards are shown, None for a spectator's view
 * moves       what that seat may do now; also if it is not among the `movers`, for some things may be done at any time
 * shown       the position; None before the game begins
 * prompt      what the viewer, or whoever is asked, has to decide; None where the game does not put it into words
 * said        what happened in the last event
 * steps       how many decisions there were, and `by` whom the last one was: not always a mover's
 * slip        whether the viewer's last decision can be taken back at once
 * slips       how far: one move, the part (a fleet, a transit) or the step that it belongs to
 * slip_steps  how many decisions each of `slips` takes back
 * strikes     moves that are items of the viewer's plan and can be struck out
 * back        the seat that a bot keeps for the viewer, whom the others took for gone: it can be had back
 * hook        where the viewer wants to be reminded; nobody else is told
 * seed        told when the game is over, so that anybody can check the draws; of a daily deal when its day is over
 * branch      where the game began, if it goes on from another
 * day         whose daily deal it is
 * hints       whether the bots may help somebody while the game runs
 * campaign    whether it counts for the campaign: `clean` as long as it is played without help, else `helped`; or ""
 * undecided   whether somebody has yet to decide something: who gives up now only calls the game off
 */
export interface TableView<View = GameView, Move = GameMove> {
  table: string;
  game: string;
  version: number;
  at: number;
  stage: "open" | "running" | "over";
  options: Record<string, string>;
  seats: SeatView[];
  clock: ClockRule;
  you: number[];
  seat: number | null;
  host: boolean;
  movers: number[];
  shown: View | null;
  moves: Move[];
  prompt: MessageView | null;
  said: MessageView[];
  steps: number;
  by: number | null;
  slip: boolean;
  slips: ("move" | "part" | "step")[];
  slip_steps: number[];
  strikes: string[];
  back: number | null;
  hook: string;
  asked: AskedView | null;
  rated: boolean;
  public: boolean;
  shared: boolean;
  analysis: boolean;
  result: string;
  outcome: MessageView | null;
  winners: number[] | null;
  commitment: string;
  seed: string;
  previous: string;
  next: string;
  branch: BranchView | null;
  day: string;
  hints: boolean;
  campaign: "" | "clean" | "helped";
  undecided: boolean;
}

/** The piece that is being moved along a chain, and from where: its owner alone sees what it is. */
export interface Transit {
  origin: string;
  piece: string | null;
}

/**
 * Where moves would lead that nobody has played.
 *
 * version     that of the table on which they were tried
 * played      how many of them were tried
 * stopped     why the next one cannot be played
 * reveals     whether the next one would bring something to light: it is not tried, for it cannot be taken back
 * shown       the position after those tried, and in `moves` what could be done then
 * prospect    what they bring, as the game tells it; null where it does not
 */
export interface Tried<View = GameView, Move = GameMove> {
  version: number;
  played: number;
  stopped: MessageView | null;
  reveals: boolean;
  shown: View;
  moves: Move[];
  prospect: GameProspect | null;
}

/** Where the game turned: the place of the turn in the list, and by how much its mover's chance changed. */
export interface TurningPoint {
  kind: "lucky" | "mistake" | "unlucky";
  place: number;
  change: number;
}

/**
 * Take one's last decision back: at once where nothing has come to light since, else if the others agree.
 *
 * With `to` all of a part (a fleet, a transit) or of a step of the turn, as far as nothing has come to light since.
 * With `move` the last such item of one's plan; what was planned later stays.
 */
export interface Undo {
  do: "undo";
  seat?: number | null;
  to?: "move" | "part" | "step";
  move?: string | null;
}

/** The villages of a group. */
export interface VillageLine {
  hex: string;
  villages: number;
}

/** A hex of the voyage, with the marker drawn there and the knots tied there; None for none. */
export interface VoyageHex {
  hex: string;
  knots: number | null;
  marker: "island" | "off" | "sea" | null;
}

/**
 * What a hex would do to the explorer who goes there next: the first four of these add up to 1.
 *
 * lost, home  too many knots: the explorer is lost, or turns home
 * sail        may sail on
 * off         off course: the neighbour steers to another hex, where another marker is drawn
 * islands     the chance of an island group there
 * way         the known hexes that lead there for nothing, while the explorer is at home
 */
export interface VoyageOdds {
  hex: string;
  home: number;
  islands: number;
  lost: number;
  off: number;
  sail: number;
  way: string[];
}

/** The same for one ware, by the move that plans it. */
export interface WareGain {
  builds: number;
  joins: string[];
  move: string;
  points: number;
}

export interface Watch {
  do: "watch";
  table: string;
  seat?: number | null;
  invitation?: string;
}

/** Why a move is not allowed now; nothing, if it is. */
export interface Why {
  reason: MessageView | null;
}
