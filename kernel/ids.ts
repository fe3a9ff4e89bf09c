import type { Json } from './json.ts'

/** A string that says what it names: ids of different kinds do not mix, plain strings still fit. */
export type Id<Kind extends string> = string & { readonly kind?: Kind }

export type Seat = Id<'seat'>
export type PieceId = Id<'piece'>
export type ZoneId = Id<'zone'>
export type DefId = Id<'definition'>
export type Face = Id<'face'>
/** What can be seen of a face: the key under which a client finds its picture and text. */
export type FaceKey = Id<'faceKey'>
export type RuleId = Id<'rule'>
/** `RecordId<'test'>` is the id of a record of that kind. */
export type RecordId<K extends string = never> = [K] extends [never] ? number : number & { readonly record?: K }
export type LastingId = number
/** What has attributes: the table, a seat, a piece, or a place of the game's own. */
export type Ref = string
/** A semantic key: names what is chosen, never its position in a list. */
export type Key = string

/** A typed message: the game's text module turns it into a sentence of either language. */
export type Message = { readonly key: string; readonly args?: { readonly [name: string]: Json | undefined } }

/** The messages of a game, as an interface from key to arguments, made into a union. */
export type MessageOf<M> = {
  [K in keyof M & string]: Record<never, never> extends M[K]
    ? K | { readonly key: K; readonly args?: M[K] }
    : { readonly key: K; readonly args: M[K] }
}[keyof M & string]

/** Why something may not be done, with the rule that forbids it. */
export type Refusal = { readonly rule: RuleId; readonly message: Message }

export const messageOf = (about: unknown): Message => (typeof about === 'string' ? { key: about } : (about as Message))
