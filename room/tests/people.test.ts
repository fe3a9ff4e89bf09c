import { describe, expect, test } from 'vitest'
import { beginning, Party, playingOf } from './party.ts'

const lighthouse = await playingOf('lighthouse')
const party = (more = {}) => {
  const p = new Party(lighthouse, beginning(more))
  return { p, ana: p.enter('ana', 'es'), luis: p.enter('luis', 'en') }
}
const bothOfAna = { north: { kind: 'person', person: 'ana', name: 'Ana' }, south: { kind: 'person', person: 'ana', name: 'Ana' } }
const house = (undo: 'free' | 'consent' | 'host' | 'own') => ({ house: { ...beginning().house, undo } })

describe('taking back', () => {
  /** Plays until something lies beyond what this seat could freely take back, and says which decision that is. */
  function beyond(p: Party, seat: string): number {
    for (let n = 0; n < 80; n++) {
      p.playOn(1, `undo/${n}`)
      const free = p.table.freeUndo(seat)
      const earlier = p.table.line.findLast((decision) => decision.seq < free)
      if (n > 10 && earlier) return earlier.seq
    }
    throw new Error('nothing was ever beyond taking back')
  }

  test('beyond what is free, everybody else must agree', () => {
    const { p, ana, luis } = party()
    const to = beyond(p, 'north')
    const { hash } = p.table
    expect(p.say('ana', { do: 'undo', seat: 'north', to })).toBe('done')
    expect(p.table.hash).toBe(hash)
    expect(luis.last('wish')?.wish).toEqual({ by: 'north', to, waiting: ['south'] })
    expect(p.say('luis', { do: 'agree', seat: 'south', yes: true })).toBe('done')
    expect(p.table.line.every((decision) => decision.seq < to)).toBe(true)
    expect(ana.last('wish')?.wish).toBeNull()
    expect(ana.last('told')?.view).toBeDefined()
    expect(luis.last('chat')?.lines[0]?.trace).toBe(true)
  })

  test('one refusal is enough, and a new decision ends the wish', () => {
    const { p, luis } = party()
    const to = beyond(p, 'north')
    p.say('ana', { do: 'undo', seat: 'north', to })
    const { hash } = p.table
    expect(p.say('luis', { do: 'agree', seat: 'south', yes: false })).toBe('done')
    expect(p.table.hash).toBe(hash)
    expect(luis.last('wish')?.wish).toBeNull()
    expect(luis.last('chat')?.lines[0]?.text).toBe('Luis does not agree to take back what Ana asks for.')
    p.say('ana', { do: 'undo', seat: 'north', to })
    expect(p.say('ana', { do: 'agree', seat: 'north', yes: true })).toBe('nothing')
    expect(p.say('ana', { do: 'agree', seat: 'north', yes: false })).toBe('done')
    expect(luis.last('wish')?.wish).toBeNull()
    p.say('ana', { do: 'undo', seat: 'north', to })
    p.playOn(1)
    expect(p.say('luis', { do: 'agree', seat: 'south', yes: true })).toBe('nothing')
  })

  test('a wish ends when somebody it concerns gets up, and may be wished again of who sits there then', () => {
    const { p, ana } = party()
    const to = beyond(p, 'north')
    p.say('ana', { do: 'undo', seat: 'north', to })
    // To be called otherwise is not to get up.
    p.say('luis', { do: 'name', seat: 'south', name: 'Lucho' })
    expect(ana.last('wish')?.wish).toEqual({ by: 'north', to, waiting: ['south'] })
    p.say('luis', { do: 'bot', seat: 'south', level: 'random' })
    expect(ana.last('wish')?.wish).toBeNull()
    expect(p.reopened().facts.wish).toBeNull()
    // Bots agree to everything.
    expect(p.say('ana', { do: 'undo', seat: 'north', to })).toBe('done')
    expect(p.table.line.every((decision) => decision.seq < to)).toBe(true)
  })

  test('where only one’s own is free, nothing beyond it can be taken back', () => {
    const { p } = party(house('own'))
    const to = beyond(p, 'north')
    expect(p.say('ana', { do: 'undo', seat: 'north', to })).toBe('not-allowed')
  })

  test('the host of a table with that policy takes back what she likes, others do not', () => {
    const { p } = party(house('host'))
    const to = beyond(p, 'south')
    expect(p.say('luis', { do: 'undo', seat: 'south', to: Math.min(to, p.table.freeUndo('south') - 1) })).toBe('not-allowed')
    expect(p.say('ana', { do: 'undo', seat: 'north', to })).toBe('done')
    expect(p.table.line.every((decision) => decision.seq < to)).toBe(true)
  })

  test('a host who only watches is still the one who takes back: nobody does it alone for want of others', () => {
    const { p } = party({ house: { ...house('host').house, hostPerson: 'eva' }, seats: ['north', 'south'], sittings: bothOfAna })
    const to = beyond(p, 'north')
    expect(p.say('ana', { do: 'undo', seat: 'north', to })).toBe('not-allowed')
    const alone = party({ ...house('consent'), seats: ['north', 'south'], sittings: bothOfAna })
    expect(alone.p.say('ana', { do: 'undo', seat: 'north', to: beyond(alone.p, 'north') })).toBe('done')
  })

  test('at a free table everything can be taken back, and given again', () => {
    const { p } = party({ ...house('free'), seats: ['north', 'south'], sittings: bothOfAna })
    p.playOn(6)
    const last = p.table.line.at(-1)
    if (!last) throw new Error('nothing was decided')
    expect(p.say('ana', { do: 'undo', seat: last.seat, to: last.seq })).toBe('done')
    const before = p.table.line.length
    expect(p.say('ana', { do: 'redo', seat: last.seat })).toBe('done')
    expect(p.table.line.length).toBe(before + 1)
    expect(p.table.line.at(-1)?.answer).toEqual(last.answer)
    expect(p.say('ana', { do: 'redo', seat: last.seat })).toBe('nothing')
    expect(p.say('ana', { do: 'undo', seat: 'north', to: p.table.seq })).toBe('nothing')
  })

  test('what was taken back step by step is given again step by step', () => {
    const { p } = party({ ...house('free'), seats: ['north', 'south'], sittings: bothOfAna })
    p.playOn(6)
    const line = p.table.line.map(({ seat, answer }) => ({ seat, answer }))
    for (let n = 0; n < 3; n++) {
      const last = p.table.line.at(-1)
      if (last) p.say('ana', { do: 'undo', seat: last.seat, to: last.seq })
    }
    expect(p.table.line.length).toBe(line.length - 3)
    for (const { seat } of line.slice(-3)) expect(p.say('ana', { do: 'redo', seat })).toBe('done')
    expect(p.table.line.map(({ seat, answer }) => ({ seat, answer }))).toEqual(line)
  })

  test('a refusal says to people what it is about', () => {
    const { p, ana } = party(house('own'))
    p.say('ana', { do: 'undo', seat: 'north', to: beyond(p, 'north') })
    expect(ana.last('refused')?.text).toBe('Según las normas de esta mesa eso ya no se puede deshacer.')
    p.say('ana', { do: 'redo', seat: 'north' })
    expect(ana.last('refused')?.text).toBe('No hay nada que rehacer.')
  })
})

describe('seats', () => {
  test('a free seat can be claimed once, by those who may', () => {
    const { p } = party({ sittings: { ...beginning().sittings, east: { kind: 'open' } } })
    p.enter('eva', 'en', false)
    const rosa = p.enter('rosa')
    expect(p.say('eva', { do: 'claim', seat: 'east' })).toBe('not-allowed')
    expect(p.say('rosa', { do: 'claim', seat: 'north' })).toBe('not-free')
    expect(p.say('rosa', { do: 'claim', seat: 'east' })).toBe('done')
    expect(rosa.info?.you.seats).toEqual(['east'])
    expect(rosa.told.get('east')?.view).toBeDefined()
    expect(p.say('rosa', { do: 'leave', seat: 'east' })).toBe('done')
    expect(rosa.info?.you.seats).toEqual([])
  })

  test('a bot holds a seat until its person returns', () => {
    const { p, luis } = party()
    expect(p.say('luis', { do: 'bot', seat: 'south', level: 'random' })).toBe('done')
    expect(luis.info?.info.seats[1]?.holder).toMatchObject({ kind: 'bot', for: 'luis' })
    p.playOn(5)
    expect(p.table.line.some(({ seat, by }) => seat === 'south' && by === 'bot')).toBe(true)
    expect(p.say('ana', { do: 'return', seat: 'south' })).toBe('not-your-seat')
    expect(p.say('luis', { do: 'return', seat: 'south' })).toBe('done')
    expect(luis.info?.you.seats).toEqual(['south'])
  })

  test('a bot of a kind the game does not have is refused', () => {
    const { worth: _, ...told } = lighthouse
    const p = new Party({ ...told, bots: {} }, beginning())
    p.enter('luis', 'en')
    expect(p.say('luis', { do: 'bot', seat: 'south', level: 'careful' })).toBe('no-such-bot')
  })

  test('a seat can be given to somebody at the table, and to nobody else', () => {
    const { p } = party()
    const rosa = p.enter('rosa')
    expect(p.say('luis', { do: 'give', seat: 'south', to: 'nobody' })).toBe('no-such-person')
    expect(p.say('luis', { do: 'give', seat: 'south', to: 'rosa' })).toBe('done')
    expect(rosa.info?.you.seats).toEqual(['south'])
  })

  test('only the host frees seats, hands them to bots, renames, changes the rules of the table, restarts', () => {
    const { p, luis } = party()
    p.playOn(4)
    expect(p.say('luis', { do: 'remove', seat: 'north' })).toBe('not-host')
    expect(p.say('luis', { do: 'bot', seat: 'north', level: 'random' })).toBe('not-host')
    expect(p.say('luis', { do: 'rename', name: 'mía' })).toBe('not-host')
    expect(p.say('luis', { do: 'rules', undo: 'free' })).toBe('not-host')
    expect(p.say('luis', { do: 'restart', to: 0 })).toBe('not-host')
    expect(p.say('ana', { do: 'remove', seat: 'south' })).toBe('done')
    expect(p.say('ana', { do: 'rename', name: 'otra' })).toBe('done')
    expect(p.say('ana', { do: 'rules', undo: 'own', spectators: 'off' })).toBe('done')
    expect(p.say('ana', { do: 'restart', to: 0 })).toBe('done')
    expect(p.table.line.length).toBe(0)
    expect(luis.info?.info).toMatchObject({ name: 'otra', undo: 'own', spectators: 'off' })
    const opened = p.reopened()
    expect(opened.house).toMatchObject({ name: 'otra', undo: 'own', spectators: 'off' })
    expect(opened.sittings.get('south')).toEqual({ kind: 'open' })
  })

  test('everything that was done to seats and table is told as a trace, in each one’s language', () => {
    const { p, ana, luis } = party()
    p.say('ana', { do: 'rename', name: 'otra' })
    expect(ana.last('chat')?.lines[0]?.text).toBe('Ana llama a la mesa «otra».')
    expect(luis.last('chat')?.lines[0]?.text).toBe('Ana names the table “otra”.')
    const eva = p.enter('eva', 'en', false)
    expect(eva.letters.find((letter) => letter.is === 'chat')).toMatchObject({
      lines: [{ text: 'Ana names the table “otra”.', trace: true }],
    })
    const traced = (message: Parameters<Party['say']>[1]): (string | undefined)[] => {
      expect(p.say('ana', message)).toBe('done')
      return [ana, luis].map((reader) => reader.last('chat')?.lines[0]?.text)
    }
    // Which rules were changed, too: they say who sees what.
    expect(traced({ do: 'rules', spectators: 'open', public: false })).toEqual([
      'Ana cambia las normas de la mesa: quien mira ve todas las manos; se entra solo por enlace o código.',
      'Ana changes the rules of the table: those who watch see every hand; one comes in by link or code only.',
    ])
    expect(traced({ do: 'pace', ms: 5 })).toEqual(['Ana cambia el ritmo de los bots.', 'Ana changes the pace of the bots.'])
    expect(traced({ do: 'name', seat: 'north', name: 'Anita' })).toEqual(['Ana se llama ahora Anita.', 'Ana is called Anita now.'])
  })
})

describe('seats nobody named', () => {
  test('are called by their number, in each reader’s language', () => {
    const seats = ['Ana', 'Asiento 2', 'Asiento 3']
    const sittings = {
      Ana: { kind: 'person' as const, person: 'ana', name: 'Ana' },
      'Asiento 2': { kind: 'person' as const, person: 'luis', name: 'Asiento 2' },
    }
    const { p, ana, luis } = party({ seats, sittings })
    const nameIn = (reader: typeof ana) => reader.info?.info.seats.map(({ holder }) => ('name' in holder ? holder.name : null))
    expect(nameIn(ana)).toEqual(['Ana', 'Asiento 2', null])
    expect(nameIn(luis)).toEqual(['Ana', 'Seat 2', null])
    p.say('luis', { do: 'leave', seat: 'Asiento 2' })
    expect(ana.last('chat')?.lines[0]?.text).toBe('Luis deja el asiento 2.')
    expect(luis.last('chat')?.lines[0]?.text).toBe('Luis leaves seat 2.')
    p.say('ana', { do: 'leave', seat: 'Ana' })
    expect(ana.last('chat')?.lines[0]?.text).toBe('Ana deja el asiento de Ana.')
    expect(luis.last('chat')?.lines[0]?.text).toBe('Ana leaves Ana’s seat.')
  })
})

describe('handing on', () => {
  test('a seat goes to somebody who is here, also to one who only watched', () => {
    const { p, ana } = party()
    const eva = p.enter('eva', 'en', false)
    expect(ana.info?.info.onlookers.map(({ person }) => person)).toEqual(['eva'])
    expect(p.say('ana', { do: 'give', seat: 'north', to: 'nobody' })).toBe('no-such-person')
    p.say('ana', { do: 'give', seat: 'north', to: 'eva' })
    expect(eva.info?.you.seats).toEqual(['north'])
    expect(ana.info?.you.seats).toEqual([])
  })
})

describe('one’s own decisions', () => {
  test('are told in words, the same after the table was opened again, and only to whoever made them', () => {
    const { p, ana, luis } = party()
    p.playOn(12)
    const told = (reader: typeof ana) => reader.last('decisions')?.list ?? []
    const seat = 'north'
    p.say('ana', { do: 'decisions', seat })
    const list = told(ana)
    expect(list.length).toBeGreaterThan(0)
    expect(list.map(({ seq }) => seq)).toEqual(
      p.room.table.line.filter((one) => one.seat === seat && one.by === 'human').map(({ seq }) => seq),
    )
    expect(list.every(({ question, answer }) => question !== '' && answer !== '')).toBe(true)
    expect(ana.told.get(seat)?.ownLast).toBe(list.at(-1)?.seq)
    expect(p.say('luis', { do: 'decisions', seat })).toBe('not-your-seat')
    expect(told(luis)).toEqual([])
    p.room = p.reopened()
    const again = p.enter('ana', 'es')
    p.say('ana', { do: 'decisions', seat })
    expect(told(again)).toEqual(list)
  })
})

describe('watching', () => {
  test('spectators see what everybody sees, every hand, or nothing, as the table wants it', () => {
    const closed = party()
    const eva = closed.p.enter('eva', 'en', false)
    expect([...eva.views.keys()]).toEqual(['@spectator'])
    expect(closed.p.say('eva', { do: 'decide', seat: 'north', seq: 0, answer: 'x' })).toBe('not-your-seat')
    const open = party({ house: { ...beginning().house, spectators: 'open' } })
    expect([...open.p.enter('eva', 'en', false).views.keys()]).toEqual(['north', 'south', 'east'])
    const off = party({ house: { ...beginning().house, spectators: 'off' } })
    expect(() => off.p.enter('eva', 'en', false)).toThrow('not-allowed')
  })

  test('where nobody watches, who came by the link stays while there is a seat to take, or one to take back', () => {
    const { p } = party({ house: { ...beginning().house, spectators: 'off' } })
    expect(() => p.enter('eva')).toThrow('not-allowed')
    p.say('luis', { do: 'leave', seat: 'south' })
    p.enter('eva')
    expect(p.say('eva', { do: 'claim', seat: 'south' })).toBe('done')
    expect([...p.room.guests.keys()]).toEqual(['ana', 'eva'])
    p.say('eva', { do: 'bot', seat: 'south', level: 'random' })
    expect(p.say('eva', { do: 'return', seat: 'south' })).toBe('done')
    p.say('ana', { do: 'bot', seat: 'north', level: 'random' })
    expect([...p.room.guests.keys()]).toEqual(['ana', 'eva'])
  })

  test('chat reaches everybody, pointing too', () => {
    const { p, ana, luis } = party()
    p.say('luis', { do: 'chat', text: '¿Vamos?' })
    expect(ana.last('chat')?.lines).toMatchObject([{ who: 'Luis', text: '¿Vamos?' }])
    p.say('ana', { do: 'point', seat: 'north', at: 'tower' })
    expect(luis.last('point')).toEqual({ is: 'point', by: 'north', at: 'tower' })
  })
})
