/** Every watch of the first nights: where to go, a card to read, what is done in the storm. */
import type { Shots } from '@miskatonic/web/kit/shots'

const seats = ['Seat 1', 'Seat 2']
const isNight = (night: number, view: { readonly table: { readonly [name: string]: unknown } }): boolean =>
  Number(view.table.night ?? 0) >= night

export const shots: Shots = {
  setup: { seats, options: null, seed: 'lamp-1' },
  bots: [seats[1] ?? ''],
  moments: [
    { name: 'table-early', when: ({ view, ask }) => isNight(1, view) && 'options' in ask && ask.options.length > 2 },
    { name: 'table-mid', when: ({ view, ask }) => isNight(3, view) && 'options' in ask && ask.options.length > 2 },
  ],
}
