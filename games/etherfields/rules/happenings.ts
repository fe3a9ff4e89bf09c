import type { Square } from '@miskatonic/commons/map'
import type { PieceId, Seat } from '@miskatonic/kernel'
import type { Colour, ScapeStep, StateId, Token } from '../content/kinds.ts'
import type { Left } from './shape.ts'

type Who = { readonly who: Seat }
type N = { readonly n: number }
type Card = { readonly card: PieceId }
type Cards = { readonly cards: readonly PieceId[] }

/** Everything a card may forbid, replace or answer to. */
export interface Happenings {
  'night:begin': N
  'place:enter': { readonly place: string }
  'team:travel': { readonly place: string; readonly shortcut: boolean }
  'fate:draw': Card
  'whim:place': Card & { readonly at: Square }
  'encounter:begin': { readonly kind: 'slumber' | 'dream'; readonly card: PieceId }
  'encounter:end': { readonly kind: 'slumber' | 'dream'; readonly how: Left }
  'turn:begin': N
  'turn:end': N
  'turn:add': N
  'step:begin': { readonly step: ScapeStep }
  'step:block': { readonly step: ScapeStep }
  'round:begin': Who
  'round:pass': Who
  'card:draw': Who & Cards
  'card:discard': Who & Cards
  'card:spend': Who & Cards
  'card:play': Who & Card
  'card:seal': Who & Cards
  'card:open': Who & Cards
  'card:gain': Who & Card
  'card:return': Who & Card
  'card:replace': Who & Card
  'card:look': Who & Cards
  'deck:reshuffle': Who & { readonly due: boolean }
  'flaw:gain': Who & Card
  'flaw:resolve': Who & Card
  'flaw:remove': Who & Card
  'progress:place': Who & Card
  'progress:lay': Who & Card
  'progress:stand': Who & Card
  'progress:discard': Who & Card
  'anguish:suffer': Who & N
  'anguish:cure': Who & N
  'anguish:spend': Who & N
  'ether:gain': Who & N
  'ether:lose': Who & N
  'ether:spend': Who & N
  'gem:gain': Who & N
  'gem:lose': Who & N
  'gem:spend': Who & N
  'key:gain': N
  'key:spend': N
  'hour:gain': N
  'hour:lose': N
  'hour:spend': N
  'item:gain': Card
  'item:activate': Card
  'item:discard': Card
  'item:return': Card
  'mask:gain': Who & Card
  'mask:wear': Who & Card
  'mask:discard': Who & Card
  'note:gain': Card
  'note:use': Who & Card
  'wisdom:gain': Card
  'gate:gain': Card
  'district:gain': Card
  'deck:grow': Card & { readonly deck: string }
  'season:change': Card
  'secret:reveal': Who & Card
  'secret:peek': Who & Card
  'thing:remove': Card
  'action:use': Who & { readonly action: string; readonly times: number }
  'action:fail': Who & { readonly action: string }
  'stage:pay': Who & { readonly action: string; readonly colour: Colour; readonly n: number }
  'motive:pay': Who & { readonly colour: Colour; readonly n: number; readonly cards: readonly PieceId[] }
  'die:roll': { readonly who: Seat | null; readonly die: 'fortune' | 'movement'; readonly face: string }
  'die:reroll': Who & { readonly die: 'fortune' | 'movement'; readonly face: string }
  'dreamer:move': Who & { readonly path: readonly Square[] }
  'dreamer:enter': Who & { readonly at: Square }
  'dreamer:relocate': Who & { readonly to: Square }
  'dreamer:push': Who & { readonly to: Square }
  'entity:spawn': { readonly figure: PieceId; readonly at: Square }
  'entity:move': { readonly figure: PieceId; readonly path: readonly Square[] }
  'entity:relocate': { readonly figure: PieceId; readonly to: Square }
  'entity:push': { readonly figure: PieceId; readonly to: Square }
  'entity:leave': { readonly figure: PieceId }
  'metamorphosis:add': { readonly entity: PieceId; readonly token: PieceId }
  'metamorphosis:remove': { readonly entity: PieceId; readonly token: PieceId }
  'state:put': { readonly whom: Seat | PieceId; readonly state: StateId }
  'token:place': { readonly token: Token | 'light' | 'darkness' | 'swamp' | 'water'; readonly at: readonly Square[] }
  'token:remove': { readonly token: Token | 'light' | 'darkness' | 'swamp' | 'water'; readonly at: readonly Square[] }
  'wall:open': { readonly edge: string }
  'slot:fill': Who & { readonly at: Square }
  'slot:empty': Who & { readonly at: Square }
  'story:tell': { readonly entry: number; readonly part: number }
  'team:lose': { readonly who: Seat | null; readonly why: 'anguish' | 'supply' | 'cards' | 'left' }
  'team:wake': N
  'start:pass': Who
  'luck:try': { readonly cards: string; readonly luck: number; readonly setback: number }
  'night:end': { readonly ending: string }
}
