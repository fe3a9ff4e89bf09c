import type { Campaign } from '@miskatonic/contract'
import type { Etherfields, Result, World } from './shape.ts'
import { keptWorld, newWorld } from './world.ts'

/* The campaign, as the house keeps it: the Team's world between two nights. */

/** What people may read of it: nothing that tells of later nights. */
type Seen = { readonly night: number; readonly finished: boolean; readonly districts: number; readonly notes: number }

export const campaign: Campaign<World, Etherfields> = {
  version: 1,
  begin: () => newWorld,
  open: (world, seats) =>
    world.finished === null ? { seats, options: { world, dreamers: seats.map((seat) => world.players[seat] ?? null) } } : null,
  leaves: keptWorld,
  close: (_world, { result, left }) => ({ ...(left as World), finished: (result as unknown as Result).ending }),
  view: ({ night, finished, districts, notes }): Seen => ({
    night,
    finished: finished !== null,
    districts: districts.length,
    notes: notes.length,
  }),
  text: (view, lang) => {
    const { night, finished, districts, notes } = view as Seen
    const es = lang === 'es'
    const headline = finished ? (es ? 'Ha amanecido.' : 'It is morning.') : es ? `Noches soñadas: ${night}` : `Nights dreamt: ${night}`
    return { headline, lines: [es ? `Barrios: ${districts}. Notas: ${notes}.` : `Districts: ${districts}. Notes: ${notes}.`] }
  },
}
