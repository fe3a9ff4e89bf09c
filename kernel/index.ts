export type { Ability, Action, Active, Allow, Cannot, Family, Instead, Limit, Modify, Pays, Self, Trigger } from './abilities.ts'
export { abilityKey, limitKey, limitReached } from './abilities.ts'
export { alongside } from './alongside.ts'
export type { Answer, Ask, EachAsk, Illegal, Limits, Offers, OneAsk, Option, Random, RefusedOption, Reply, Slot } from './ask.ts'
export { ANYBODY, askedSeats, CONCEDE, canBeAnswered, forced, isAsked, isLegal, optionsFor, partFor, sample, shuffled } from './ask.ts'
export {
  allocate,
  askAll,
  askEach,
  asking,
  choose,
  chooseNumber,
  chooseSome,
  confirm,
  Offer,
  onPiece,
  onPlace,
  onSeat,
  openFloor,
  optionOf,
  order,
} from './asking.ts'
export type { Beat, BeatAt } from './beats.ts'
export { Beats } from './beats.ts'
export type { Drawn, ScriptedChance } from './chance.ts'
export { Chance, randomFrom } from './chance.ts'
export type { Check } from './checks.ts'
export type { Cost, Paid, Payment, Resource } from './costs.ts'
export { waysToPay } from './costs.ts'
export type { Deal, DealRecord, Talk } from './deal.ts'
export { deal, newTalk, statement } from './deal.ts'
export { byName, defined, isOneOf } from './defined.ts'
export type { Checkpoint, Edge } from './edge.ts'
export type { DecisionError, Refused, SaveProblem } from './errors.ts'
export { BudgetError, ContractError, ReplayError, SaveError } from './errors.ts'
export type { Happened, SeatEvent, StoredEvent, Telling } from './events.ts'
export { pieceArgument } from './events.ts'
export { chooseDeed, comesToTheSame, type Deed, sameInAnyOrder } from './foresight.ts'
export type {
  AttributeSpec,
  Concession,
  Definition,
  Game,
  Moment,
  Prompts,
  RecordSpec,
  Script,
  Sight,
  Step,
  StepScript,
  ZoneSpec,
} from './game.ts'
export type {
  DefId,
  Face,
  FaceKey,
  Id,
  Key,
  LastingId,
  Message,
  MessageOf,
  PieceId,
  RecordId,
  Ref,
  Refusal,
  RuleId,
  Seat,
  ZoneId,
} from './ids.ts'
export { messageOf } from './ids.ts'
export type { Json } from './json.ts'
export { canonical, copyJson, hashJson, hashText, notJson } from './json.ts'
export { type Kernel, untyped } from './kernel.ts'
export { kernelOf } from './kernelOf.ts'
export { Derivation, derivedFor } from './known.ts'
export type { Match, Matching } from './matching.ts'
export { matching } from './matching.ts'
export { namedApart } from './namedApart.ts'
export { pieceName, zoneKind, zoneOf, zonesCalled } from './names.ts'
export { goOnWithSeed } from './newSeed.ts'
export type { Explanation, Part, Quantity } from './numbers.ts'
export { isSeatName, keyed, readJson, SEAT_NAME } from './outside.ts'
export { finished } from './parts.ts'
export type { Passage } from './passage.ts'
export { passageSince } from './passage.ts'
export { cleanly, type Resolved } from './records.ts'
export type { Restored } from './restore.ts'
export { damageOf, restore } from './restore.ts'
export type { Saved } from './save.ts'
export { lastCheckpoint, lineOf, readSave, save, writeSave } from './save.ts'
export type {
  AnyShape,
  Attribute,
  Happening,
  QuantityName,
  QuantityOf,
  Readable,
  RecordFields,
  RecordKind,
  RecordOf,
  Shape,
  StepArguments,
  StepName,
  StepOf,
  TableAttribute,
  What,
  ZoneKind,
  ZoneOf,
} from './shape.ts'
export { aliasOf, canSee, SPECTATOR, visibleFaces } from './sight.ts'
export type { By, Lasting, PieceState, Rec, Segment, Source, State, StepRef, Until } from './state.ts'
export { copyState, deepCopyState, definitionOf, emptyState, hashState } from './state.ts'
export type { Decided, DecidedBy, Decision, Entry, Setup, TableSettings, Undone } from './table.ts'
export { Table } from './table.ts'
export { oneOfEach } from './twins.ts'
export type { AskView, PieceView, View, Waiting, ZoneView } from './views.ts'
export { seatKey } from './views.ts'
export { withoutPieces } from './withoutPieces.ts'
export type { Write } from './write.ts'
export { firstIn } from './zones.ts'
