import {
  advance,
  after,
  also,
  cannot,
  countDown,
  detectives,
  discardDownTo,
  each,
  modify,
  rerollCultistDie,
  secondWaveInPlay,
  seq,
  setClock,
} from './builders.ts'
import type { EndCard } from './kinds.ts'

export const endCards: readonly EndCard[] = [
  {
    id: 'the-last-night',
    kind: 'end',
    title: { es: 'La última noche', en: 'The Last Night' },
    tale: 114,
    effect: also(each(detectives, discardDownTo(2)), setClock(5)),
    abilities: [after('phase:begin', { phase: 'cultists' }, countDown)],
  },
  {
    id: 'the-open-sky',
    kind: 'end',
    title: { es: 'El cielo abierto', en: 'The Open Sky' },
    tale: 115,
    effect: seq(advance(1), rerollCultistDie('everywhere')),
    abilities: [cannot('location:seal', { by: 'card' }, { while: secondWaveInPlay }), modify('terrorSteps', 1)],
  },
]
