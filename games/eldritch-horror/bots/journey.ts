import type { SpaceId } from '../rules/shape.ts'
import { wantsMatch } from './closing.ts'
import { HABITS, jobSpaces, takenByOthers } from './jobs.ts'
import { hears } from './mystery.ts'
import { POINTS } from './points.ts'
import type { Position, Someone } from './position.ts'
import { type Averages, Prospects } from './prospects.ts'
import { onward, roundsFrom, travels } from './roads.ts'

/** Where it is good to be when the encounters come, and how to get there. Worked out once for a position. */
export class Journey {
  readonly prospects: Prospects
  readonly who: Someone
  private readonly p: Position
  private readonly taken: ReadonlySet<SpaceId>
  private readonly jobs: readonly SpaceId[]
  private readonly plain: number
  private readonly ends = new Map<string, number>()

  constructor(p: Position, who: Someone, averages: Averages) {
    this.p = p
    this.who = who
    this.prospects = new Prospects(p, who, averages)
    this.taken = takenByOthers(p, who, averages)
    this.plain = this.prospects.plain(who.at)
    this.jobs = jobSpaces(p)
  }

  /** What an Encounter Phase on that space is worth, so many rounds from now; what falls to another, little more than any. */
  value(space: SpaceId, rounds = 0): number {
    const raw = this.prospects.raw(space, rounds)
    if (!this.taken.has(space)) return raw
    const plain = this.prospects.plain(space)
    return raw > plain ? plain + (raw - plain) * HABITS.taken : raw
  }

  /** What it is worth to end the turn there with those tickets: the encounter, and the best job that can be reached afterwards. */
  ending(at: SpaceId, train = this.who.train, ship = this.who.ship): number {
    const key = `${at}|${train}|${ship}`
    let known = this.ends.get(key)
    if (known === undefined) {
      known = this.value(at) + this.prospect(at, train, ship) + POINTS.ticket * (train + ship) - this.peril(at)
      this.ends.set(key, known)
    }
    return known
  }

  /** The best job of the rounds to come. On the spot there is only one to wait for: a Gate whose hour has not come yet. */
  private prospect(from: SpaceId, train: number, ship: number): number {
    const rounds = roundsFrom(from, train, ship)
    let best = 0
    for (const space of this.jobs) {
      if (space === from && !wantsMatch(this.p)) continue
      const later = Math.max(1, rounds.get(space) ?? 9)
      const gain = this.value(space, later) - this.plain
      if (gain > 0) best = Math.max(best, gain * HABITS.patience ** later)
    }
    return best
  }

  /** Where the Ancient One's sheet speaks of moving, a space with an Eldritch token delays and maddens. */
  private peril(space: SpaceId): number {
    if (space === this.who.at || this.p.eldritchAt(space) === 0) return 0
    return this.p.ancientAbilities.some((one) => hears(one, 'investigator:move')) ? POINTS.delay + 1 : 0
  }

  /** The best that can be reached by tickets from a space one has come to. */
  onward(at: SpaceId, train: number, ship: number): number {
    return Math.max(...onward({ at, train, ship }).map((stop) => this.ending(stop.at, stop.train, stop.ship)))
  }

  /** The best end of a Travel action from here with so many tickets. */
  travelling(train = this.who.train, ship = this.who.ship): number {
    return this.travellingFrom(this.who.at, train, ship)
  }

  travellingFrom(at: SpaceId, train = this.who.train, ship = this.who.ship): number {
    return Math.max(...travels({ at, train, ship }).map((stop) => this.ending(stop.at, stop.train, stop.ship)))
  }
}
