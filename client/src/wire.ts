// Made by client/wire.py from docs/api.schema.json.

export const VERSION = 1;

export interface Answer {
  id: string;
  number: number;
  reason: Reason | null;
  type: "answer";
}

export interface Busted {
  card: string;
  seat: number;
  type: "busted";
}

export interface Card {
  copies: number;
  name: string;
  reconstructed: string[];
  text: Line[];
  values: Record<string, number | string | (number | string)[]>;
}

export interface CardDealt {
  card: string;
  seat: number;
  type: "card-dealt";
}

export interface CardDrawn {
  card: string;
  seat: number;
  type: "card-drawn";
}

export interface CardFlipped {
  card: string;
  seat: number;
  type: "card-flipped";
}

export interface CardGiven {
  card: string;
  seat: number;
  type: "card-given";
}

export interface CardKept {
  card: string;
  seat: number;
  type: "card-kept";
}

export interface CardLaid {
  card: string | null;
  seat: number;
  type: "card-laid";
}

export interface CardLost {
  card: string;
  seat: number;
  type: "card-lost";
}

export interface CardPassed {
  card: string;
  seat: number;
  type: "card-passed";
}

export interface CardPlaced {
  card: string;
  column: number;
  seat: number;
  type: "card-placed";
}

export interface CardPlayed {
  card: string;
  seat: number;
  type: "card-played";
}

export interface CardScouted {
  card: string;
  seat: number;
  type: "card-scouted";
}

export interface CardSeen {
  card: Card;
  name: string;
  text: string[];
}

export interface CardSetAside {
  card: string;
  type: "card-set-aside";
}

export interface CardView {
  card: string;
  changes: Line[];
  printed: number;
  symbol: string;
  team: string;
  text: Line[];
  worth: number | null;
}

export interface CardsPassed {
  type: "cards-passed";
}

export interface CardsSent {
  file?: string;
  text: string;
}

export interface Choice {
  line: Line;
  move: string;
}

export interface ColourBanked {
  colour: string;
  count: number;
  points: number | null;
  seat: number;
  type: "colour-banked";
}

export interface ColumnLeftOver {
  cards: string[];
  column: number;
  type: "column-left-over";
}

export interface ColumnTaken {
  cards: string[];
  column: number;
  points: number;
  seat: number;
  type: "column-taken";
}

export interface ColumnView {
  cards: string[];
  number: number;
  points: number;
}

export interface DieRolled {
  cards: string[];
  face: string;
  points: number;
  seat: number;
  type: "die-rolled";
}

export interface DrawingDeclined {
  seat: number;
  type: "drawing-declined";
}

export interface DroidReturned {
  seat: number;
  type: "droid-returned";
}

export interface DroidSent {
  seat: number;
  type: "droid-sent";
}

export interface Enter {
  secret: string;
}

export interface Entered {
  host: boolean;
  seat: number;
  table: string;
}

export type GameEvent =
  | CardDrawn
  | CardGiven
  | CardKept
  | CardLaid
  | CardLost
  | CardPlayed
  | ForceCardReceived
  | CardScouted
  | CardSetAside
  | DrawingDeclined
  | DroidReturned
  | DroidSent
  | ForceGameEnded
  | LastHandLeft
  | SymbolsDecided
  | VaderTurnedUp
  | VaderWon
  | VillainTurnedUp
  | VillainWon
  | CardDealt
  | CardPassed
  | KonohaCardReceived
  | CardsPassed
  | KonohaGameEnded
  | GiftOffered
  | GiftRefused
  | GiftTaken
  | HandShown
  | MissionDeclined
  | MissionFailed
  | MissionWon
  | NinjaRecruited
  | NothingGiven
  | OwnRecruitProposed
  | PowerProposed
  | PowerUsed
  | PowersKept
  | ProposalAgreed
  | ProposalDropped
  | RecruitDeclined
  | RecruitProposed
  | RoundBegan
  | SignalGiven
  | TeamSetOut
  | TeamWaited
  | TileGained
  | TokenMoved
  | VoteShown
  | Busted
  | CardFlipped
  | CardPlaced
  | ColourBanked
  | ColumnLeftOver
  | ColumnTaken
  | DieRolled
  | PushGameEnded
  | Stopped
  | TurnBegan;

export interface Fairness {
  checked: number;
  problem: Line | null;
}

export interface ForceView {
  actor: number;
  aside: string[];
  card: string;
  drawer: number;
  draws: number;
  kinds: KindView[];
  over: boolean;
  owing: number[];
  pile: number;
  points: number;
  scores: number[];
  scout: number;
  seats: ForceSeatView[];
  vaders: string[];
  viewer: number;
  winners: number[];
}

export interface Forced {
  forced: boolean;
}

export interface GameSeen {
  bots: string[];
  cards: string;
  fewest: number;
  most: number;
  name: string;
  options: OptionSeen[];
  rules_version: number;
}

export interface GiftOffered {
  card: string;
  seat: number;
  type: "gift-offered";
}

export interface GiftRefused {
  card: string;
  seat: number;
  type: "gift-refused";
}

export interface GiftTaken {
  card: string;
  seat: number;
  type: "gift-taken";
}

export interface HandSeat {
  bot?: string;
}

export interface HandShown {
  cards: string[];
  seat: number;
  strength: string;
  type: "hand-shown";
}

export interface Health {
  status: string;
  tables: number;
  viewers: number;
}

export interface Hello {
  language?: string;
  number?: number;
  type: "hello";
  version: number;
}

export interface KindView {
  card: string;
  left: number;
  points: number;
}

export interface KonohaView {
  actor: number;
  asks: string;
  grade: string;
  needed: number;
  over: boolean;
  owing: number[];
  pile: number;
  points: number;
  powers: PowerView[];
  round: number;
  score: number;
  scores: number[];
  seats: KonohaSeatView[];
  tiles: TileView[];
  viewer: number;
  winners: number[];
}

export interface LastHandLeft {
  count: number;
  seat: number;
  type: "last-hand-left";
}

export interface Line {
  arguments: Record<string, number | string | (number | string)[]>;
  name: string;
}

export interface Manner {
  late?: string;
  listed?: boolean;
  seconds?: number;
  watch?: boolean;
}

export interface MissionDeclined {
  points: number;
  type: "mission-declined";
}

export interface MissionFailed {
  points: number;
  strength: string;
  type: "mission-failed";
}

export interface MissionWon {
  points: number;
  strength: string;
  type: "mission-won";
}

export interface NinjaRecruited {
  card: string | null;
  seat: number;
  type: "ninja-recruited";
}

export interface NothingGiven {
  type: "nothing-given";
}

export interface OpenTable {
  cards?: CardsSent | null;
  game: string;
  manner?: Manner;
  options?: Record<string, string>;
  seats: string[];
}

export interface OptionSeen {
  by_lot: boolean;
  choices: string[];
  default: string;
  name: string;
  pattern: string;
}

export interface OwnRecruitProposed {
  power: string;
  seat: number;
  type: "own-recruit-proposed";
}

export interface PowerProposed {
  power: string;
  seat: number;
  type: "power-proposed";
}

export interface PowerUsed {
  power: string;
  type: "power-used";
}

export interface PowerView {
  power: string;
  used: boolean;
}

export interface PowersKept {
  seat: number;
  type: "powers-kept";
}

export interface ProposalAgreed {
  seat: number;
  type: "proposal-agreed";
}

export interface ProposalDropped {
  power: string;
  type: "proposal-dropped";
}

export interface PushView {
  actor: number;
  aside: number;
  colours: string[];
  columns: ColumnView[];
  discard: number;
  discard_cards: string[];
  flipped: string;
  over: boolean;
  picking: number[];
  pile: number;
  pile_colours: number[];
  pile_rolls: number;
  pile_switches: number;
  scores: number[];
  seats: PushSeatView[];
  turn: number;
  viewer: number;
  winners: number[];
}

export interface Reason {
  arguments: Record<string, number | string | (number | string)[]>;
  name: string;
  rule: string;
}

export interface Reasons {
  id: string;
  number: number;
  reasons: (Reason | null)[];
  type: "reasons";
}

export type Received =
  | Welcome
  | Update
  | Answer
  | Reasons
  | Refusal
  | Trouble;

export interface RecruitDeclined {
  seat: number;
  type: "recruit-declined";
}

export interface RecruitProposed {
  other: number;
  power: string;
  seat: number;
  type: "recruit-proposed";
}

export interface Refusal {
  id: string;
  number: number;
  problem: Line | null;
  reason: Reason | null;
  text: string;
  type: "refused";
}

export interface Replay {
  ending: Record<string, string>;
  fairness: Fairness | null;
  game: string;
  options: Record<string, string>;
  seats: Seat[];
  start: View;
  steps: ReplayStep[];
  viewer: number;
}

export interface ReplayStep {
  events: GameEvent[];
  move: string;
  scores: number[];
  seat: number;
  view: View;
}

export interface RoundBegan {
  round: number;
  type: "round-began";
}

export interface Rule {
  number: string;
  place: string;
  source: string;
}

export interface RuleSeen {
  number: string;
  place: string;
  source: string;
  text: string;
}

export interface Seat {
  bot: string;
  name: string;
}

export interface SeatLink {
  link: string;
  seat: number;
  secret: string;
}

export interface SeatListed {
  bot: string;
  kind: string;
  name: string;
}

export interface SeatSeen {
  bot: string;
  here: boolean;
  kind: string;
  name: string;
  owes: boolean;
  until: number | null;
}

export interface SendConsent {
  agree: boolean;
  id: string;
  number: number;
  type: "consent";
}

export interface SendMove {
  id: string;
  move: string;
  number: number;
  type: "move";
}

export interface SendReasons {
  id: string;
  moves: string[];
  type: "reasons";
}

export interface SendRecord {
  cards?: CardsSent | null;
  record: string;
  viewer?: number;
}

export interface SendUndo {
  id: string;
  number: number;
  type: "undo";
}

export interface SendWhy {
  id: string;
  move: string;
  type: "why";
}

export type Sent =
  | Hello
  | SendMove
  | SendUndo
  | SendConsent
  | SendWhy
  | SendReasons;

export interface ServerSeen {
  games: GameSeen[];
  languages: string[];
  quartett: string;
  version: number;
}

export interface SignalGiven {
  seat: number;
  signal: string;
  type: "signal-given";
}

export interface Step {
  events: GameEvent[];
  number: number;
  undone: boolean;
}

export interface Stopped {
  seat: number;
  type: "stopped";
}

export interface SymbolsDecided {
  number: number;
  type: "symbols-decided";
}

export interface TableListed {
  game: string;
  manner: Manner;
  opened: number;
  options: Record<string, string>;
  own_cards: boolean;
  seats: SeatListed[];
  table: string;
}

export interface TableOpened {
  links: SeatLink[];
  seat: number;
  table: string;
}

export interface TableSeen {
  commitment: string;
  game: string;
  host: boolean;
  manner: Manner;
  number: number;
  options: Record<string, string>;
  over: boolean;
  own_cards: boolean;
  rematch: string;
  seat: number;
  seats: SeatSeen[];
  table: string;
}

export interface TakeSeat {
  name?: string;
}

export interface TeamSetOut {
  points: number;
  type: "team-set-out";
}

export interface TeamWaited {
  points: number;
  type: "team-waited";
}

export interface TileGained {
  power: string;
  type: "tile-gained";
}

export interface TileView {
  points: number;
  state: string;
}

export interface TokenMoved {
  points: number;
  type: "token-moved";
}

export interface Trouble {
  arguments: Record<string, number | string | (number | string)[]>;
  name: string;
  text: string;
  type: "problem";
}

export interface TurnBegan {
  seat: number;
  type: "turn-began";
}

export interface Update {
  choices: Choice[];
  number: number;
  question: Line | null;
  rematch: string;
  seats: SeatSeen[];
  steps: Step[];
  type: "update";
  undo: string;
  view: View;
  wish: Wished | null;
}

export interface VaderTurnedUp {
  card: string;
  type: "vader-turned-up";
}

export interface VaderWon {
  card: string;
  seat: number;
  type: "vader-won";
}

export type View =
  | ForceView
  | KonohaView
  | PushView;

export interface VillainTurnedUp {
  card: string;
  points: number;
  type: "villain-turned-up";
}

export interface VillainWon {
  card: string;
  seat: number;
  type: "villain-won";
}

export interface VoteShown {
  seat: number;
  type: "vote-shown";
  vote: string;
}

export interface Welcome {
  commitment: string;
  game: string;
  host: boolean;
  number: number;
  options: Record<string, string>;
  seat: number;
  table: string;
  type: "welcome";
  version: number;
}

export interface Wished {
  agreed: number[];
  seat: number;
}

export interface ForceCardReceived {
  card: string;
  seat: number;
  type: "card-received";
}

export interface ForceGameEnded {
  ending: string;
  type: "game-ended";
}

export interface ForceSeatView {
  count: number;
  hand: string[];
  laid: string;
  lost: string[];
  points: number;
  rebel: string;
  symbols: number[];
  vaders: string[];
  villains: string[];
}

export interface KonohaCardReceived {
  card: string;
  seat: number;
  type: "card-received";
}

export interface KonohaGameEnded {
  grade: string;
  points: number;
  type: "game-ended";
}

export interface KonohaSeatView {
  answered: boolean;
  cards: CardView[];
  signal: string;
  size: number;
  strength: number | null;
}

export interface PushGameEnded {
  type: "game-ended";
}

export interface PushSeatView {
  banked: string[];
  banked_counts: number[];
  banked_points: number;
  open: string[];
  open_points: number;
}
