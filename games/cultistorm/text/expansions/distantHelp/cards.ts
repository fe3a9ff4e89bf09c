import { grammar, may, type Tree } from '@miskatonic/effects/text'
import type { Help } from '../../../content/expansions/distantHelp.ts'
import { adding } from '../../lending.ts'
import { lexicon } from '../../lexicon.ts'
import type { Speaks } from '../cards.ts'

const { label } = grammar(lexicon)

/** What it brings to whom it is played on: that it can be sent is no part of its text. */
export const helpTrees = ({ lends, effect }: Help, speak: Speaks): Tree[] => [
  ...(lends ? [label('combat', may(adding(lends)))] : []),
  ...(effect ? [speak.effect(effect)] : []),
]
