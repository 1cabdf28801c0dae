// Made by client/wire.py from docs/api.schema.json.

export const VERSION = 2;

export interface AbilityActivated {
  card: string;
  chakra: number;
  seat: number;
  type: "ability-activated";
}

export interface AbilityCopied {
  card: string;
  seat: number;
  type: "ability-copied";
}

export interface Advice {
  move: string;
  reasons: Line[];
  share: number;
  value: number;
}

export interface AkamaruMoved {
  card: string;
  seat: number;
  type: "akamaru-moved";
}

export interface AkamaruReturned {
  seat: number;
  type: "akamaru-returned";
}

export interface Answer {
  id: string;
  number: number;
  reason: Reason | null;
  type: "answer";
}

export interface Aside {
  at: number;
  kind: string;
  number: number;
  other: number;
  seat: number;
  what: string;
}

export interface Asides {
  asides: Aside[];
  type: "asides";
}

export interface BarSeen {
  count: number;
  least: number;
  most: number;
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
  title: string;
  values: Record<string, number | string | (number | string)[]>;
}

export interface CardDealt {
  card: string;
  seat: number;
  type: "card-dealt";
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

export interface CardTurned {
  card: string;
  seat: number;
  type: "card-turned";
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

export interface ChakraChannelled {
  card: string;
  chakra: number;
  seat: number;
  type: "chakra-channelled";
}

export interface CharacterAcquired {
  card: string;
  seat: number;
  type: "character-acquired";
}

export interface CharacterDefeated {
  card: string;
  seat: number;
  total: number;
  type: "character-defeated";
}

export interface CharacterDiscarded {
  card: string;
  seat: number;
  type: "character-discarded";
}

export interface CharacterEliminated {
  card: string;
  type: "character-eliminated";
}

export interface CharacterEquipped {
  card: string;
  item: string;
  seat: number;
  type: "character-equipped";
}

export interface CharacterHealed {
  card: string;
  into_play: number;
  seat: number;
  type: "character-healed";
}

export interface CharacterLost {
  card: string;
  seat: number;
  type: "character-lost";
}

export interface CharacterPicked {
  card: string;
  seat: number;
  type: "character-picked";
}

export interface CharacterPlayed {
  card: string;
  seat: number;
  type: "character-played";
}

export interface CharacterRecalled {
  card: string;
  seat: number;
  type: "character-recalled";
}

export interface CharacterRecruited {
  card: string;
  seat: number;
  total: number;
  type: "character-recruited";
}

export interface CharacterRevealed {
  card: string;
  place: number;
  type: "character-revealed";
}

export interface CharacterRevived {
  card: string;
  into_play: number;
  seat: number;
  type: "character-revived";
}

export interface CharacterSent {
  card: string;
  scrolls: number;
  seat: number;
  type: "character-sent";
}

export interface CharacterWounded {
  card: string;
  seat: number;
  type: "character-wounded";
}

export interface ChipTaken {
  card: string;
  seat: number;
  type: "chip-taken";
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

export interface CountView {
  characters: number;
  masks: number;
  missions: number;
  objectives: number;
  scourge: number;
  tokens: number;
}

export interface DailySeen {
  days: string[];
  deals: DealSeen[];
  today: string;
}

export interface DaySeen {
  bars: BarSeen[];
  best: ResultSeen[];
  count: number;
  counts: boolean;
  deal: DealSeen;
  own: ResultSeen | null;
}

export interface DealSeen {
  bot: string;
  commitment: string;
  day: string;
  game: string;
  seats: number;
  seed: string;
  tries: number;
}

export interface DeckBattleView {
  actor: number;
  asks: string;
  caps: number[];
  choosing: string;
  counts: CountView[];
  eliminated: string[];
  field: FieldView[];
  in_play: InPlayView[];
  last_round: boolean;
  manoeuvre: ManoeuvreView;
  market: string[];
  market_costs: number[];
  market_names: string[];
  masks: number;
  mission_costs: number[];
  missions: string[];
  objectives: string[];
  offer: string[];
  over: boolean;
  reserve: number;
  scores: number[];
  scourge: string;
  seats: DeckbattleSeatView[];
  step: string;
  threat: number;
  threat_next: number;
  track: number;
  turn: number;
  viewer: number;
  winners: number[];
}

export interface DeploymentBegan {
  seat: number;
  type: "deployment-began";
}

export interface DieRolled {
  cards: string[];
  face: string;
  points: number;
  seat: number;
  type: "die-rolled";
}

export interface DiscardShuffled {
  seat: number;
  type: "discard-shuffled";
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

export interface Ending {
  decided: Line | null;
  ladder: Part[];
  parts: Part[][];
  ranks: number[];
  together: boolean;
}

export interface Enter {
  beside?: boolean;
  secret: string;
}

export interface Entered {
  commitment: string;
  host: boolean;
  seat: number;
  table: string;
}

export type GameEvent =
  | AbilityActivated
  | AbilityCopied
  | AkamaruMoved
  | AkamaruReturned
  | DeckbattleCardDrawn
  | CardTurned
  | ChakraChannelled
  | CharacterAcquired
  | CharacterDefeated
  | CharacterDiscarded
  | CharacterEliminated
  | CharacterEquipped
  | CharacterHealed
  | CharacterLost
  | CharacterPicked
  | CharacterPlayed
  | CharacterRecalled
  | CharacterRecruited
  | CharacterRevealed
  | CharacterRevived
  | CharacterSent
  | CharacterWounded
  | ChipTaken
  | DeploymentBegan
  | DiscardShuffled
  | ExtraRoundBegan
  | DeckbattleGameEnded
  | ItemBought
  | ItemReturned
  | ItemRevealed
  | ItemTaken
  | ItemUsed
  | JutsuDealt
  | JutsuRemoved
  | LastRoundBegan
  | LionUnleashed
  | MaskBeaten
  | MissionDone
  | MissionRevealed
  | ObjectiveRevealed
  | ScourgeRevealed
  | SenseiChosen
  | StuffGained
  | StuffLost
  | TeamChosen
  | TechniqueUnlocked
  | TechniqueUsed
  | ThreatEscaped
  | ThreatMoved
  | TokenLost
  | TokenTaken
  | DeckbattleTurnBegan
  | ForceCardDrawn
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
  | PushTurnBegan;

export interface ExampleSeen {
  after: string;
  groups: GroupSeen[];
  name: string;
  text: string;
  title: string;
}

export interface ExtraRoundBegan {
  type: "extra-round-began";
}

export interface Fairness {
  checked: number;
  commitment: string;
  nonces: string[];
  problem: Line | null;
}

export interface FieldView {
  akamaru: boolean;
  card: string;
  force_cost: number;
  name: string;
  recruit_cost: number;
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
  cards: string;
  fewest: number;
  levels: LevelSeen[];
  most: number;
  name: string;
  options: OptionSeen[];
  rules_version: number;
  together: boolean;
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

export interface GroupSeen {
  caption: string;
  cards: string[];
  verdict: "" | "no" | "yes";
}

export interface HandSeat {
  bot?: string;
}

export interface HandShown {
  cards: string[];
  seat: number;
  strength: string;
  type: "hand-shown";
  worths: number[];
}

export interface Health {
  build: string;
  oldest: number;
  status: string;
  tables: number;
  unreadable: number;
  viewers: number;
  waiting: number;
}

export interface Hello {
  language?: string;
  nonce?: string;
  number?: number;
  type: "hello";
  version: number;
}

export interface Hinted {
  id: string;
  measure: string;
  moves: Advice[];
  number: number;
  type: "hint";
}

export interface InPlayView {
  assigned: boolean;
  card: string;
  chakra: number;
  force: number;
  group: number;
  item: string;
  item_name: string;
  item_worth: number;
  name: string;
  place: number;
  recruit: number;
  used: boolean;
  worth: number;
}

export interface ItemBought {
  item: string;
  seat: number;
  total: number;
  type: "item-bought";
}

export interface ItemReturned {
  item: string;
  seat: number;
  type: "item-returned";
}

export interface ItemRevealed {
  item: string;
  place: number;
  type: "item-revealed";
}

export interface ItemTaken {
  item: string;
  seat: number;
  type: "item-taken";
}

export interface ItemUsed {
  card: string;
  item: string;
  seat: number;
  type: "item-used";
}

export interface JutsuDealt {
  card: string | null;
  seat: number;
  type: "jutsu-dealt";
}

export interface JutsuRemoved {
  card: string;
  type: "jutsu-removed";
}

export interface KeepGame {
  cards?: CardsSent | null;
  record: string;
  seats: string[];
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

export interface LastRoundBegan {
  type: "last-round-began";
}

export interface LessonSeen {
  game: string;
  options: Record<string, string>;
  part: number;
  steps: LessonStep[];
}

export interface LessonStep {
  rules: string[];
  says: string;
  update: Update;
  wanted: string;
}

export interface LevelSeen {
  most: number;
  name: string;
}

export interface Line {
  arguments: Record<string, number | string | (number | string)[]>;
  name: string;
}

export interface LionUnleashed {
  card: string;
  seat: number;
  type: "lion-unleashed";
}

export interface Manner {
  hints?: boolean;
  late?: string;
  listed?: boolean;
  pause?: number;
  seconds?: number;
  watch?: boolean;
}

export interface ManoeuvreView {
  kind: string;
  name: string;
  needed: number;
  place: number;
  target: string;
  total: number;
}

export interface MaskBeaten {
  seat: number;
  total: number;
  type: "mask-beaten";
}

export interface MissionDeclined {
  points: number;
  type: "mission-declined";
}

export interface MissionDone {
  card: string;
  seat: number;
  type: "mission-done";
}

export interface MissionFailed {
  points: number;
  strength: string;
  type: "mission-failed";
}

export interface MissionRevealed {
  card: string;
  place: number;
  type: "mission-revealed";
}

export interface MissionWon {
  points: number;
  strength: string;
  type: "mission-won";
}

export interface Moment {
  grade: string;
  loss: number;
  number: number;
  rows: number[];
  turn: number;
}

export interface NameSeat {
  name: string;
}

export interface NinjaRecruited {
  card: string | null;
  seat: number;
  type: "ninja-recruited";
}

export interface NothingGiven {
  type: "nothing-given";
}

export interface NoticeSeen {
  id: string;
  link: boolean;
  receiver: string;
  shape: string;
  way: string;
}

export interface NoticesSeen {
  key: string;
  on: NoticeSeen[];
  seconds: number;
  ways: string[];
}

export interface ObjectiveRevealed {
  card: string;
  type: "objective-revealed";
}

export interface OpenTable {
  cards?: CardsSent | null;
  game: string;
  here?: number[];
  manner?: Manner;
  options?: Record<string, string>;
  room?: boolean;
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

export interface Part {
  kind: string;
  name: string;
  points: number;
}

export interface PlayOn {
  after: number;
  cards?: CardsSent | null;
  luck?: string;
  manner?: Manner;
  record: string;
  seats: string[];
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
  most_columns: number;
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

export interface PuzzleListed {
  errs: number;
  name: string;
  seats: number;
}

export interface PuzzleSeen {
  because: Line[];
  errs: number | null;
  game: string;
  measure: string;
  moves: Worth[];
  options: Record<string, string>;
  scale: number;
  seat: number;
  update: Update;
}

export interface Reason {
  arguments: Record<string, number | string | (number | string)[]>;
  name: string;
  rule: string;
}

export type Received =
  | Welcome
  | Update
  | Asides
  | Answer
  | Hinted
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

export interface Refused {
  move: string;
  reason: Reason;
}

export interface Replay {
  earlier: number;
  ending: Record<string, string>;
  fairness: Fairness | null;
  game: string;
  options: Record<string, string>;
  seats: Seat[];
  start: View;
  steps: ReplayStep[];
  together: boolean;
  viewer: number;
}

export interface ReplayStep {
  change: Record<string, unknown>;
  events: GameEvent[];
  move: string;
  scores: number[];
  seat: number;
}

export interface Result {
  ranks: number[];
  scores: number[];
  together: boolean;
  winners: number[];
}

export interface ResultSeen {
  name: string;
  rank: number;
  score: number;
  table: string;
  won: boolean;
}

export interface ReviewBegun {
  game: string;
  measure: string;
  rows: number;
  scale: number;
  seat: number;
  type: "begun";
}

export interface ReviewDone {
  cards: number;
  cost: number;
  decisions: number;
  hidden: number;
  loss: number;
  others: number;
  own: number;
  result: number;
  start: number;
  type: "done";
  worst: Moment[];
}

export interface ReviewRow {
  row: Row;
  type: "row";
}

export interface RoomFound {
  table: string;
}

export interface RoomSeen {
  code: string;
  host: number;
  listed: boolean;
  options: Record<string, string>;
  seconds: number;
}

export interface RoundBegan {
  round: number;
  type: "round-began";
}

export interface Row {
  actor: number;
  after: number;
  asked: Line | null;
  because: Line[];
  before: number;
  best: string;
  better: Line | null;
  cards: number;
  cost: number;
  counted: boolean;
  did: Line | null;
  grade: string;
  hidden: number;
  loss: number;
  move: string;
  number: number;
  others: number;
  own: number;
  turn: number;
}

export interface Rule {
  number: string;
  place: string;
  section: string;
  source: string;
}

export interface RuleSeen {
  number: string;
  place: string;
  source: string;
  text: string;
}

export interface ScourgeRevealed {
  card: string;
  type: "scourge-revealed";
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
  asked: number | null;
  bot: string;
  devices: number;
  here: boolean;
  kind: string;
  name: string;
  owes: boolean;
  presence: string;
  since: number | null;
  stands_in: boolean;
  until: number | null;
  votes: number[] | null;
}

export interface SectionSeen {
  examples: ExampleSeen[];
  name: string;
  rules: RuleSeen[];
  title: string;
}

export interface SendConsent {
  agree: boolean;
  id: string;
  number: number;
  type: "consent";
}

export interface SendHint {
  id: string;
  type: "hint";
}

export interface SendLook {
  away: boolean;
  type: "look";
}

export interface SendMove {
  id: string;
  move: string;
  number: number;
  type: "move";
}

export interface SendPing {
  id: string;
  type: "ping";
}

export interface SendRecord {
  cards?: CardsSent | null;
  record: string;
  viewer?: number;
}

export interface SendRemark {
  id: string;
  type: "say";
  what: string;
}

export interface SendReview {
  cards?: CardsSent | null;
  record: string;
  seat?: number;
}

export interface SendUndo {
  id: string;
  number: number;
  type: "undo";
}

export interface SendVote {
  agree: boolean;
  id: string;
  seat: number;
  type: "vote";
}

export interface SendWhy {
  id: string;
  move: string;
  type: "why";
}

export interface SenseiChosen {
  card: string;
  seat: number;
  type: "sensei-chosen";
}

export type Sent =
  | Hello
  | SendMove
  | SendUndo
  | SendConsent
  | SendWhy
  | SendVote
  | SendRemark
  | SendHint
  | SendPing
  | SendLook;

export interface ServerSeen {
  build: string;
  games: GameSeen[];
  languages: string[];
  quartett: string;
  version: number;
}

export interface SetRoom {
  listed?: boolean | null;
  options?: Record<string, string> | null;
  seats?: number | null;
  seconds?: number | null;
}

export interface SignalGiven {
  seat: number;
  signal: string;
  type: "signal-given";
}

export interface Step {
  change: Record<string, unknown> | null;
  events: GameEvent[];
  number: number;
  undone: boolean;
}

export interface StopNotice {
  id: string;
}

export interface Stopped {
  seat: number;
  type: "stopped";
}

export interface StuffGained {
  amount: number;
  seat: number;
  type: "stuff-gained";
  what: string;
}

export interface StuffLost {
  amount: number;
  seat: number;
  type: "stuff-lost";
  what: string;
}

export interface SymbolsDecided {
  number: number;
  type: "symbols-decided";
}

export interface TableListed {
  game: string;
  host: number;
  manner: Manner;
  opened: number;
  options: Record<string, string>;
  own_cards: boolean;
  seats: SeatListed[];
  table: string;
}

export interface TableOpened {
  commitment: string;
  links: SeatLink[];
  seat: number;
  table: string;
}

export interface TableSeen {
  before: number;
  commitment: string;
  game: string;
  held: number[];
  host: boolean;
  manner: Manner;
  number: number;
  opened: number;
  options: Record<string, string>;
  over: boolean;
  own_cards: boolean;
  rematch: string;
  result: Result | null;
  room: RoomSeen | null;
  seat: number;
  seats: SeatSeen[];
  table: string;
  watching: number;
}

export interface TakeSeat {
  beside?: boolean;
  name?: string;
}

export interface TeamChosen {
  seat: number;
  team: string;
  type: "team-chosen";
}

export interface TeamSetOut {
  points: number;
  type: "team-set-out";
}

export interface TeamWaited {
  points: number;
  type: "team-waited";
}

export interface TechniqueUnlocked {
  seat: number;
  technique: string;
  type: "technique-unlocked";
}

export interface TechniqueUsed {
  chakra: number;
  seat: number;
  technique: string;
  type: "technique-used";
}

export interface ThreatEscaped {
  card: string;
  type: "threat-escaped";
}

export interface ThreatMoved {
  card: string;
  place: number;
  type: "threat-moved";
}

export interface TileGained {
  power: string;
  type: "tile-gained";
}

export interface TileView {
  points: number;
  state: string;
}

export interface TokenLost {
  type: "token-lost";
}

export interface TokenMoved {
  points: number;
  type: "token-moved";
}

export interface TokenTaken {
  card: string;
  seat: number;
  type: "token-taken";
}

export interface Trouble {
  arguments: Record<string, number | string | (number | string)[]>;
  name: string;
  text: string;
  type: "problem";
}

export interface Update {
  choices: Choice[];
  ending: Ending | null;
  number: number;
  question: Line | null;
  refused: Refused[];
  rematch: string;
  room: RoomSeen | null;
  seats: SeatSeen[];
  silence: Reason | null;
  steps: Step[];
  type: "update";
  undo: string;
  view: View | null;
  watching: number;
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
  | DeckBattleView
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
  held: number[];
  hints: boolean;
  host: boolean;
  nonces: string[];
  number: number;
  options: Record<string, string>;
  seat: number;
  table: string;
  type: "welcome";
  version: number;
}

export interface WishNotice {
  auth?: string;
  key?: string;
  link?: boolean;
  shape?: "discord" | "json" | "ntfy" | "slack";
  target: string;
  way: "mail" | "push" | "webhook";
}

export interface Wished {
  agreed: number[];
  seat: number;
}

export interface Worth {
  line: Line;
  loss: number;
  move: string;
}

export interface DeckbattleCardDrawn {
  card: string | null;
  seat: number;
  type: "card-drawn";
}

export interface DeckbattleGameEnded {
  type: "game-ended";
}

export interface DeckbattleTurnBegan {
  seat: number;
  type: "turn-began";
}

export interface DeckbattleSeatView {
  chakra: number;
  chips: number;
  discard: string[];
  hand: string[];
  hand_count: number;
  infirmary: string[];
  infirmary_names: string[];
  insects: number;
  inventory: string[];
  jutsu: string[];
  lion: boolean;
  masks: number;
  missions: string[];
  pile: number;
  points: number;
  scrolls: number;
  sensei: string;
  side: string;
  techniques: string[];
  to_draw: string[];
  tokens: string[];
}

export interface ForceCardDrawn {
  card: string;
  seat: number;
  type: "card-drawn";
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
  sealed: string;
  signal: string;
  size: number;
  strength: number | null;
}

export interface PushGameEnded {
  type: "game-ended";
}

export interface PushTurnBegan {
  seat: number;
  type: "turn-began";
}

export interface PushSeatView {
  banked: string[];
  banked_counts: number[];
  banked_points: number;
  open: string[];
  open_points: number;
}
