import type { Json, Seat, View } from '@miskatonic/kernel'
import type { Reason, SpokenAsk, SpokenEvent } from '@miskatonic/room/protocol'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { pictureAt, usePictures } from '../kit/pictures.ts'
import type { GameTable, Sum, TableProps } from '../kit/table.ts'
import type { TableLink } from '../link/link.ts'
import type { TableState, Watched } from '../link/tableState.ts'
import { useSettings } from '../settings/settings.ts'
import { isSingle, litBy, mayAdd } from './asks/shown.ts'
import { useLastTurn } from './lastTurn.ts'
import { isWatched, pauseFor } from './pace.ts'
import { areApart, eyesFor, ownLastOf, watchedAt } from './perspective.ts'
import { Playback, type Shown } from './playback.ts'
import { looksOn } from './useScene.ts'
import { useUnread } from './useUnread.ts'
import { useWidth, type Width } from './useWidth.ts'

/** A card held up to be read: a piece as it lies, or a face. */
export type Held = { readonly alias: string } | { readonly face: string }

export type Moment = { readonly seq: number; readonly view: View; readonly event: SpokenEvent | null }

/** Everything the frame and its parts need to know and do at a table. */
export type OpenTable = {
  readonly link: TableLink
  /** As it is shown: while beats are, as of the one that is on. */
  readonly state: TableState
  readonly watched: Watched
  /** What is shown just now between two questions, and how to go on. */
  readonly beats: Omit<Shown, 'state'> & Pick<Playback, 'next' | 'skip' | 'back' | 'pause'>
  /** Whose eyes are looked through. */
  readonly eyes: Seat
  /** The seat that is looked at on purpose; null: one's own. */
  readonly looked: Seat | null
  readonly look: (seat: Seat | null) => void
  /** People around this screen cover it from each other. */
  readonly apart: boolean
  readonly props: TableProps
  readonly width: Width
  readonly busy: boolean
  readonly clear: () => void
  readonly moment: Moment | null
  readonly seeMoment: (seq: number, event: SpokenEvent | null) => void
  readonly leaveMoment: () => void
  /** Takes back everything from decision `to` on, which `seat` made. */
  readonly undoTo: (to: number, seat?: Seat) => void
  readonly redo: () => void
  /** One's last decision, and at which of one's seats; null: none yet. */
  readonly ownLast: { readonly seq: number; readonly seat: Seat } | null
  /** The decision with which the last turn of whoever looks ended; null: none yet. */
  readonly lastTurn: number | null
  readonly held: Held | null
  /** A number whose parts are shown, by its name for the rules. */
  readonly sum: Sum | null
  readonly closeSum: () => void
  readonly hold: (held: Held | null) => void
  /** Lines of the chat nobody here has read. */
  readonly unread: number
  readonly readChat: () => void
  /** An answer that would cost its seat the game waits for a second word; undefined: none does. */
  readonly doubt: { readonly text: string; readonly settle: (yes: boolean) => void } | undefined
  readonly note: string | null
  readonly tell: (note: string | null) => void
}

const NOTE_MS = 6000
const POINTED_MS = 4000

export function useTable(link: TableLink, game: GameTable | null, showRule: (id: string) => void): OpenTable | null {
  const playback = useMemo(() => new Playback(link), [link])
  useEffect(() => playback.open(), [playback])
  const shown = useSyncExternalStore(playback.shown.subscribe, playback.shown.get)
  const { state, showing } = shown
  const settings = useSettings()
  const openPicture = usePictures(state.info?.game)
  const width = useWidth()

  const [looked, look] = useState<Seat | null>(null)
  const [moment, setMoment] = useState<Moment | null>(null)
  const [picks, setPicks] = useState<{ readonly of: string; readonly keys: readonly string[] }>({ of: '', keys: [] })
  const [sent, setSent] = useState<string | null>(null)
  const [held, hold] = useState<Held | null>(null)
  const [sum, setSum] = useState<Sum | null>(null)
  const [note, tell] = useState<string | null>(null)

  const before = useRef<Seat | null>(null)
  const eyes = eyesFor(state, before.current)
  useEffect(() => {
    before.current = eyes
  }, [eyes])
  const stage = game?.stage
  useEffect(() => playback.set(eyes, stage, settings.pace), [playback, eyes, stage, settings.pace])

  useEffect(() => {
    if (note === null) return
    const timer = setTimeout(() => tell(null), NOTE_MS)
    return () => clearTimeout(timer)
  }, [note])

  const lastTurn = useLastTurn(eyes, eyes === null ? null : (state.watched.get(eyes)?.ownLast ?? null))
  const apart = areApart(settings, link.place, game)
  const watched = eyes === null ? undefined : watchedAt(state, eyes, looked, apart)
  const seat = looked ?? eyes ?? ''
  // A question is answered through the eyes it was put to; who looks elsewhere goes back first.
  const mayAnswer = watched !== undefined && watched.ask !== null && (state.you?.seats.includes(watched.ask.seat) ?? false)
  const ask = !moment && mayAnswer && (looked === null || looked === watched?.ask?.seat) ? (watched?.ask ?? null) : null
  // While beats are shown the question is not, but what is answered without looking is answered.
  const pending = showing && !moment ? pendingIn(link.table.get(), eyes) : ask
  const question = pending ? `${pending.seat} ${pending.seq}` : ''
  const picked = useMemo(() => (picks.of === question ? picks.keys : []), [picks, question])

  const said = useCallback((reply: { ok: boolean; text?: string; reason?: Reason | 'unreachable' }) => {
    if (!reply.ok && reply.text) tell(reply.text)
    return reply.ok
  }, [])

  const { faces, pictures, info } = state
  const watchedByOthers = info !== null && isWatched(info)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question has a moment of its own, drawn when it is put
  const due = useMemo(() => (watchedByOthers ? Date.now() + pauseFor(Math.random()) : null), [question, watchedByOthers])

  const answer = useCallback(
    (given: unknown) => {
      if (!pending || sent === question) return
      setSent(question)
      const send = (): void => {
        const now = link.table.get().watched.get(pending.seat)
        // The table went on while the answer was held back.
        if (now?.ask?.seq !== pending.seq) return setSent(null)
        void link.send({ do: 'decide', seat: pending.seat, seq: pending.seq, answer: given as string }).then((reply) => {
          setSent(null)
          said(reply)
        })
      }
      const wait = due !== null && game?.paced?.(pending, given) ? due - Date.now() : 0
      if (wait > 0) setTimeout(send, wait)
      else send()
    },
    [pending, question, sent, link, said, due, game],
  )

  const [doubted, setDoubted] = useState<{ readonly of: string; readonly key: string } | null>(null)
  const choose = useCallback(
    (key: string) => {
      if (!ask) return
      const fatal = settings.confirm && ask.options.some((one) => one.key === key && one.fatal)
      if (isSingle(ask) && fatal) setDoubted({ of: question, key })
      else if (isSingle(ask)) answer(key)
      else if (ask.kind === 'some') {
        const option = ask.options.find((one) => one.key === key)
        if (option && mayAdd(ask, picked, option))
          setPicks({ of: question, keys: picked.includes(key) ? picked.filter((one) => one !== key) : [...picked, key] })
      }
    },
    [ask, answer, picked, question, settings.confirm],
  )
  const doubtful = doubted?.of === question ? ask?.options.find(({ key }) => key === doubted.key) : undefined
  const doubt = doubtful && {
    text: doubtful.text,
    settle: (yes: boolean) => {
      setDoubted(null)
      if (yes) answer(doubtful.key)
    },
  }

  const skip =
    settings.skip && pending?.awaited && isSingle(pending) && pending.options.length === 1 && !pending.refused.length
      ? pending.options[0]
      : undefined
  useEffect(() => {
    if (!skip) return
    // A question with one answer is put all the same where being forced is a secret: its answer must not come at once.
    const timer = setTimeout(() => answer(skip.key), Math.max(0, (due ?? 0) - Date.now()))
    return () => clearTimeout(timer)
  }, [skip, answer, due])

  const undoTo = useCallback(
    (to: number, of?: Seat) => {
      const by = link.table.get().you?.seats[0]
      if (by === undefined) return
      // Whose decision comes back is whose eyes are looked through, if more than one is asked there.
      before.current = of ?? before.current
      void link.send({ do: 'undo', seat: eyes ?? by, to }).then((reply) => {
        if (said(reply)) setMoment(null)
      })
    },
    [link, said, eyes],
  )
  const redo = useCallback(() => {
    if (eyes !== null) void link.send({ do: 'redo', seat: eyes }).then(said)
  }, [link, eyes, said])

  const seeMoment = useCallback(
    (seq: number, event: SpokenEvent | null) => {
      if (eyes === null) return
      void link.send({ do: 'moment', seat: eyes, seq }).then((reply) => {
        if (reply.ok && reply.answer?.is === 'moment') setMoment({ seq, view: reply.answer.view, event })
        else said(reply)
      })
    },
    [link, eyes, said],
  )

  const showSum = useCallback(
    (quantity: string, of: { readonly [name: string]: Json }) => {
      if (eyes === null) return
      void link.send({ do: 'sum', seat: eyes, quantity, of }).then((reply) => {
        if (reply.ok && reply.answer?.is === 'sum') setSum(reply.answer)
        else said(reply)
      })
    },
    [link, eyes, said],
  )

  const sumOf = useCallback(
    async (quantity: string, of: { readonly [name: string]: Json }): Promise<Sum | null> => {
      if (eyes === null) return null
      const reply = await link.send({ do: 'sum', seat: eyes, quantity, of })
      return reply.ok && reply.answer?.is === 'sum' ? reply.answer : null
    },
    [link, eyes],
  )

  const pointed = usePointed(state)
  const { unread, readChat } = useUnread(state.chat, watched !== undefined)
  const point = useCallback((at: string) => eyes !== null && void link.send({ do: 'point', seat: eyes, at }), [link, eyes])
  const face = useCallback((key: string) => faces.get(key) ?? null, [faces])
  const picture = useCallback(
    (key: string) => {
      const told = pictures.get(key)
      return told === undefined ? openPicture(key) : pictureAt(told)
    },
    [pictures, openPicture],
  )
  const lit = useMemo(() => litBy(ask), [ask])
  const showPiece = useCallback((alias: string) => hold({ alias }), [])
  const showFace = useCallback((key: string) => hold({ face: key }), [])

  const view = moment?.view ?? watched?.view
  const props = useMemo<TableProps | null>(() => {
    if (!info || !watched || !view) return null
    return {
      view,
      seat,
      lang: settings.lang,
      info,
      ask,
      pending,
      onlooking: showing !== null || looksOn(info, watched.ask, watched.awaited),
      lit,
      picked,
      choose,
      answer,
      due,
      face,
      picture,
      events: watched.events,
      fresh: moment ? [] : watched.fresh,
      showPiece,
      showFace,
      showRule,
      ...(moment || showing ? {} : { showSum, sumOf }),
      point,
      pointed,
      motion: settings.motion,
      narrow: width === 'phone',
      odds: settings.odds,
    }
  }, [
    info,
    watched,
    view,
    seat,
    settings.lang,
    settings.motion,
    ask,
    pending,
    showing,
    lit,
    picked,
    choose,
    answer,
    due,
    face,
    picture,
    moment,
    showPiece,
    showFace,
    showRule,
    showSum,
    sumOf,
    point,
    pointed,
    width,
    settings.odds,
  ])

  if (!props || !watched || eyes === null) return null
  return {
    link,
    state,
    watched,
    beats: { ...shown, next: playback.next, skip: playback.skip, back: playback.back, pause: playback.pause },
    eyes,
    looked,
    look,
    apart,
    props,
    width,
    busy: sent !== null && sent === question,
    clear: () => setPicks({ of: question, keys: [] }),
    moment,
    seeMoment,
    leaveMoment: () => setMoment(null),
    undoTo,
    redo,
    ownLast: ownLastOf(state),
    lastTurn,
    held,
    sum,
    closeSum: () => setSum(null),
    hold,
    unread,
    readChat,
    doubt,
    note,
    tell,
  }
}

/** The question that waits for these eyes while something else is shown. */
const pendingIn = ({ watched, you }: TableState, eyes: Seat | null): SpokenAsk | null => {
  const ask = eyes === null ? null : (watched.get(eyes)?.ask ?? null)
  return ask && you?.seats.includes(ask.seat) ? ask : null
}

/** What was pointed at shines for a while. */
function usePointed({ pointed }: TableState): ReadonlySet<string> {
  const [faded, setFaded] = useState(0)
  const last = pointed.at(-1)?.n ?? 0
  useEffect(() => {
    if (!last) return
    const timer = setTimeout(() => setFaded(last), POINTED_MS)
    return () => clearTimeout(timer)
  }, [last])
  return useMemo(() => new Set(pointed.filter(({ n }) => n > faded).map(({ at }) => at)), [pointed, faded])
}
