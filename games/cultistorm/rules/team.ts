import type { Seat, Storm } from './shape.ts'

/* Who plays a detective. */

/** Everybody, but for whoever an expansion seats apart from the team. */
export const detectives = (t: Storm): Seat[] => t.seats.filter((seat) => !t.get(seat, 'apart'))
/** Who sees what the team looks at together: everybody, but where somebody sits apart the detectives alone. */
export const onlookers = (t: Storm): readonly Seat[] => (players(t) < t.seats.length ? detectives(t) : t.watchers) // CS-RULING-80
/** N: what the number of players decides, it decides. */
export const players = (t: Storm): number => detectives(t).length
/** Speaks for the team where it has to decide together. */
export const lead = (t: Storm): Seat => detectives(t)[0] as Seat // CS-RULING-96
