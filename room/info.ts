import type { Language, Reading } from '@miskatonic/contract'
import type { Seat } from '@miskatonic/kernel'
import type { JournalLine } from './journalLine.ts'
import type { ChatLine, FromTable, Holder, TableInfo } from './protocol.ts'
import type { Present, RoomFacts } from './roomState.ts'
import { withSeatsIn } from './seatWords.ts'
import { sha256 } from './sha256.ts'
import { patienceOf } from './silence.ts'
import { bots as botNames, trace } from './strings.ts'
import { mayTake } from './tableExport.ts'

/** What everybody may know of a table, in one guest's language, and what of it is the guest's. */
export function infoFor(room: RoomFacts, guest: Present): FromTable {
  const seats = room.seatsOf(guest.person)
  const [own, another] = seats
  const host = guest.person === room.house.hostPerson
  return {
    is: 'table',
    // Who holds one seat has won or lost; who holds several, or none, reads who did.
    info: {
      ...infoOf(room, { lang: guest.lang, reader: another === undefined ? (own ?? null) : null }, host),
      // Whoever came to watch could hand out, or keep for later, what lets others sit down.
      code: guest.mayClaim || own !== undefined || host ? (room.house.code ?? room.begun.code) : '',
    },
    you: { person: guest.person, seats, host, file: mayTake(room, guest.person) },
  }
}

function infoOf(room: RoomFacts, how: Reading, host: boolean): Omit<TableInfo, 'code'> {
  const { lang } = how
  const { begun, house, table, playing } = room
  const onlookers = room.people().filter(({ person }) => !room.seatsOf(person).length)
  return {
    id: begun.id,
    game: begun.game,
    name: house.name,
    seats: begun.seats.map((seat) => ({ seat, holder: holderOf(room, seat, lang) })),
    hostPerson: house.hostPerson,
    // A deck somebody built is among them, and nobody else's business while it is played.
    options: table.over && !begun.campaign ? begun.options : null,
    campaign: begun.campaign?.id ?? null,
    undo: house.undo,
    spectators: house.spectators,
    public: house.public,
    seedHash: sha256(table.setup.seed),
    seed: table.over ? table.setup.seed : null,
    created: begun.created,
    over: table.over,
    ending: table.over ? endingIn(lang, playing.text.ending(table.result, how)) : null,
    watching: onlookers.length,
    onlookers,
    pace: house.pace,
    notice: room.remake.trace ? withSeatsIn(lang, trace(room.remake.trace.what, lang, room.remake.trace.a, room.remake.trace.b)) : null,
    laidOpen: house.laidOpen === true && !table.over,
    patience: patienceOf(house),
    silent: silentIn(room),
    talk: house.talk ?? 'all',
    barred: host ? (house.barred ?? []) : [],
    expires: room.lifetime === null ? null : room.touched + room.lifetime,
  }
}

/** Bots are never silent for long. */
function silentIn({ table, sittings, silence }: RoomFacts): TableInfo['silent'] {
  const seats = table.awaited().filter((seat) => sittings.get(seat)?.kind !== 'bot')
  return { seq: table.seq, seats: seats.map((seat) => ({ seat, since: silence.since(table, seat) })) }
}

function endingIn(lang: Language, { won, headline, lines }: NonNullable<TableInfo['ending']>): TableInfo['ending'] {
  return { won, headline: withSeatsIn(lang, headline), lines: lines.map((line) => withSeatsIn(lang, line)) }
}

function holderOf(room: RoomFacts, seat: Seat, lang: Language): Holder {
  const sitting = room.sittings.get(seat) ?? { kind: 'open' }
  if (sitting.kind === 'open') return sitting
  if (sitting.kind === 'person') {
    const { person, name } = sitting
    const present = room.people().some((one) => one.person === person)
    return { kind: 'person', person, name: withSeatsIn(lang, name), present }
  }
  return { kind: 'bot', level: sitting.level, name: botNames[sitting.level][lang], ...(sitting.for ? { for: sitting.for.person } : {}) }
}

/** What a line of the journal says in the chat, if anything. */
export function chatLine(line: JournalLine, n: number, lang: Language): ChatLine | null {
  if (line.is === 'chat')
    return { n, at: line.at, who: withSeatsIn(lang, line.who), text: line.text, ...(line.looksOn ? { looksOn: true } : {}) }
  if (!('trace' in line) || !line.trace) return null
  return { n, at: line.at, who: '', text: withSeatsIn(lang, trace(line.trace.what, lang, line.trace.a, line.trace.b)), trace: true }
}
