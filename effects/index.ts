export { compile, lastingAbility, suppressedBy } from './abilities.ts'
export type { AbilityOptions } from './builders.ts'
export { builders } from './builders.ts'
export { commonAmounts, commonConditions, commonSelectors } from './conditions.ts'
export type * from './control.ts'
export { controlVerbs, pick } from './control.ts'
export type { Field, Fields, JsonSchema } from './fields.ts'
export { objectSchema, partsOf, schemaOf } from './fields.ts'
export type {
  ActionSpec,
  AmountSpec,
  Asked,
  ConditionSpec,
  Context,
  HappeningSpec,
  Language,
  Named,
  Native,
  QuantitySpec,
  SelectorSpec,
  Speaker,
  VerbSpec,
  Vocabulary,
} from './language.ts'
export type { AbilityData, Amount, Both, Condition, Effect, Filter, Lasts, Selector } from './nodes.ts'
export { effectIn } from './nodes.ts'
export { optionKeys } from './optionKeys.ts'
export type { CardData, ContentReport, Kinds, Pack } from './pack.ts'
export { contentOf, contentReport, effectsOf, exportPack, nodesIn, PackError, packSchema, problemsOfCard, readPack } from './pack.ts'
export {
  addressing,
  amountOf,
  contextOf,
  could,
  couldIfChosen,
  covers,
  find,
  holds,
  languageOf,
  naming,
  resolve,
  resolveText,
  run,
} from './resolve.ts'
export type { Printed } from './say.ts'
export { speaker, textOf } from './say.ts'
export type { NodeFields, NodesOf, Verb } from './verb.ts'
export { conditionsOf, exactly, makersOf, selectorsOf, simpleVerbsOf, verbsOf } from './verb.ts'
export { defineLanguage } from './vocabulary.ts'
