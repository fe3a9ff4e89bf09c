/** What the frame gives a game's table, and what a game's table gives the frame. `games/<game>/table/index.ts(x)` exports it as `table`. */
import type { FaceText, Language } from '@miskatonic/contract'
import type { FaceKey, Json, PieceView, Seat, View } from '@miskatonic/kernel'
import type { Level, SpokenAsk, SpokenEvent, SpokenOption, SpokenRefusal, TableInfo } from '@miskatonic/room/protocol'
import type { ComponentType } from 'react'
import type { Both, Values } from '../strings/say.ts'
import type { IconName } from './Icon.tsx'
import type { Throw } from './odds.ts'

/** What an option names lights up: by piece (its alias), by place, by seat. */
export type Lit = {
  readonly pieces: ReadonlyMap<string, readonly SpokenOption[]>
  readonly places: ReadonlyMap<string, readonly SpokenOption[]>
  readonly seats: ReadonlyMap<Seat, readonly SpokenOption[]>
  readonly refusedPieces: ReadonlyMap<string, readonly SpokenRefusal[]>
  readonly refusedPlaces: ReadonlyMap<string, readonly SpokenRefusal[]>
}

/** Everything a part of a table may draw and do. The same for local and online tables, and when looking back at an earlier moment (then `ask` is null). */
export type TableProps = {
  readonly view: View
  /** Whose eyes are looked through; `@spectator`: nobody's. */
  readonly seat: Seat
  readonly lang: Language
  readonly info: TableInfo
  /** The question to this seat, if any. */
  readonly ask: SpokenAsk | null
  /** The same while beats are still shown and `ask` is null: only for answers that are given without looking. */
  readonly pending?: SpokenAsk | null
  readonly lit: Lit
  /** Somebody else decides, and one looks on: what they resolve may be shown, though nothing is asked here. */
  readonly onlooking?: boolean
  /** Keys chosen so far where several are to be chosen. */
  readonly picked: readonly string[]
  /** Chooses an option: answers a question with one answer, adds to or takes from a choice of several. */
  readonly choose: (key: string) => void
  /** Answers outright (number, order, allocation, several). */
  readonly answer: (answer: unknown) => void
  /** Before this moment (of `Date.now()`) no answer to the question is sent that is `paced`; null: nobody looks at the clock. */
  readonly due?: number | null
  readonly face: (key: FaceKey) => FaceText | null
  /** The picture of a face one was told, or of something else the table shows to everybody, as an address; see web/art/README.md. */
  readonly picture: (key: string) => string | null
  /** The lines of the log this seat has, oldest first. */
  readonly events: readonly SpokenEvent[]
  /** Lines that are new since the view before: what motion is made of. */
  readonly fresh: readonly SpokenEvent[]
  /** Shows a card large: by its alias, or a face by its key. */
  readonly showPiece: (alias: string) => void
  readonly showFace: (key: FaceKey) => void
  readonly showRule: (id: string) => void
  /** Opens the sum behind a number: `quantity` as the rules name it, of these pieces and seats. Missing while looking back. */
  readonly showSum?: (quantity: string, of: { readonly [name: string]: Json }) => void
  /** The same sum, for a part of the table that draws it; null: it cannot be had. Missing while looking back. */
  readonly sumOf?: (quantity: string, of: { readonly [name: string]: Json }) => Promise<Sum | null>
  /** Points at a piece or place for all to see. */
  readonly point: (at: string) => void
  /** Places that are being spoken of and must be seen: a window on a part of the board moves there. */
  readonly shown?: readonly string[]
  /** What was pointed at lately: alias or place. */
  readonly pointed: ReadonlySet<string>
  readonly motion: 'full' | 'quick' | 'none'
  readonly narrow: boolean
  /** Whether odds are wanted where dice decide. */
  readonly odds?: boolean
}

/** A number and what it is made of, in words. */
export type Sum = {
  readonly value: number
  readonly lines: readonly { readonly label: string; readonly value: string; readonly counts: boolean }[]
  /** The rule by which it is made up. */
  readonly rule?: string
}

/** A number the rules make up, by its name for people and for the rules. */
export type Made = { readonly label: string; readonly quantity: string; readonly of: { readonly [name: string]: Json } }

export type Phase = { readonly id: string; readonly text: string; readonly state: 'done' | 'now' | 'next' }

/**
 * `title` stands for a text that is long for a button; what it leaves out belongs into `note`. `atPiece`: it is chosen where its piece
 * lies, and what is refused is told there; the list of answers leaves it out.
 */
export type OptionLook = {
  readonly icon?: IconName
  readonly title?: string
  readonly note?: string
  readonly tone?: 'go' | 'danger'
  /** The throw it leads to, at once: its odds are told to whoever wants them. */
  readonly thrown?: Throw
  readonly atPiece?: boolean
}

/**
 * How something that happened holds the eye. `read`: a text is to be read. `roll`: dice are about to be thrown. `dice`: they fall. `result`:
 * what came of them. `great`: what one will remember of the evening. `pass`: it needs no moment of its own.
 */
export type Hold = 'read' | 'roll' | 'dice' | 'result' | 'great' | 'pass'

export type Staging = {
  readonly hold: Hold | 'plain'
  /** Places it speaks of: the board shows them. */
  readonly places?: readonly string[]
  /** How much there is to read, in letters. */
  readonly letters?: number
  /** How many dice fall. */
  readonly dice?: number
  /** Whom it concerns, where that is not who decided: a seat, or everybody. */
  readonly whose?: Seat | 'all'
}

/** A face held up, and the line that tells why; by the number of that line. */
export type HeldUp = { readonly id: number; readonly face: FaceKey; readonly text: string }

/** A figure over the decisions of a game, from its first value on. `told`: the same in words. */
export type Curve = {
  readonly label: string
  readonly told: string
  readonly points: readonly { readonly seq: number; readonly n: number }[]
}

/** Where one is and how near the end is, from 0 to 1: what is heard while nothing happens. */
export type Ambience = { readonly place: 'town' | 'sea' | 'wild' | 'storm' | 'study' | 'beyond'; readonly danger: number }

/** Something a seat is remembered for at the end: lines of these kinds that name it, counted as `{n}`. */
export type Deed = { readonly keys: readonly string[]; readonly text: Both }

export type GameTable = {
  /** What holds the eye and for how long when it is shown: of a line of the log; null: dice are about to fall. Without it everything passes evenly. */
  readonly stage?: (event: SpokenEvent | null, seen: Pick<TableProps, 'view' | 'face'>) => Staging | null
  /** What is held up large for all to see while it is shown: a rival's card that is being played, a card somebody gets; null: nothing. */
  readonly heldUp?: (props: TableProps) => HeldUp | null
  /** `columns`: a board between two columns, one's own cards in the dock. `hand`: the board holds one's own side and hand; beside it what is asked. */
  readonly layout?: 'columns' | 'hand'
  /** The board: takes all the room it gets, pans and zooms by itself. */
  readonly Board: ComponentType<TableProps>
  /** The left column: what threatens (the Ancient One, the mystery, the market). */
  readonly Left: ComponentType<TableProps>
  /** The right column above the log: the team. */
  readonly Right: ComponentType<TableProps>
  /** The dock at the bottom beside the decision bar: one's own sheet and cards. `part` says which side of the bar. */
  readonly Dock: ComponentType<TableProps & { readonly part: 'sheet' | 'cards' }>
  /** A scene over the board for what is being resolved (a test, a fight, an encounter, a purchase), or null where there is none. The frame puts the decision's buttons into `children`. */
  readonly Scene: ComponentType<TableProps & { readonly children: React.ReactNode }>
  /** Whether there is a scene now: then the decision bar is shown inside it. */
  readonly hasScene: (props: TableProps) => boolean
  /** Phone: one line under the top bar (doom, omen, mystery). */
  readonly Strip: ComponentType<TableProps>
  /** All play on one side and may tell each other what they see: around one screen nothing is covered. */
  readonly together?: boolean
  /** What the last page is called where a game ends neither in victory nor in defeat. */
  readonly endTitle?: (props: TableProps) => string | null
  /** The last page, below the headline: score, story. */
  readonly Ending: ComponentType<TableProps>
  /** How what decides the game rose and fell, told at its end; null: nothing of the kind happened. */
  readonly curve?: (props: TableProps) => Curve | null
  /** A line of the log with which the game turned: at its end it is told, and opens its moment. */
  readonly isTurningPoint?: (event: SpokenEvent) => boolean
  /** What is heard around the table; null: silence. */
  readonly ambience?: (props: TableProps) => Ambience | null
  /** What each seat is remembered for at the end. */
  readonly deeds?: readonly Deed[]
  /** The last page tells the score itself: of the lines that come with the ending only the first, why it ended, stands above it. */
  readonly scoresItself?: boolean
  /** A card at reading size, of any kind of face the game has. */
  readonly Card: ComponentType<
    { readonly faceKey: FaceKey; readonly piece?: PieceView; readonly size: 'mini' | 'small' | 'large' } & Pick<
      TableProps,
      'face' | 'picture' | 'lang'
    >
  >
  /** A piece looked at closely: its card with all that is to be known of it now. Without it, its card. */
  readonly Closeup?: ComponentType<{ readonly piece: PieceView; readonly props: TableProps }>
  /** Numbers of a piece that the rules make up: held up to be read, each opens its sum. */
  readonly sums?: (piece: PieceView, props: TableProps) => readonly Made[]
  readonly phases: (props: TableProps) => { readonly round: string; readonly phases: readonly Phase[] }
  /** How a seat is shown in the team, the log and on phones: the name of who is played there and the key of the picture. */
  readonly persona: (
    view: View,
    seat: Seat,
    face: TableProps['face'],
  ) => { readonly name: string; readonly sub: string; readonly picture: string | null; readonly piece: string | null }
  /** How a seat fares, in a line: so that whoever chooses among people sees whom it would hit. */
  readonly fares?: (props: TableProps, seat: Seat) => string
  /** The whole table as text for screen readers: headed lists. `seat`: whose it is, so that one's own can be read on its own. */
  readonly asText: (props: TableProps) => readonly { readonly heading: string; readonly lines: readonly string[]; readonly seat?: Seat }[]
  /** How an option's button looks: its sign, a line on its effect or odds, whether it is the thing to do or does harm. */
  readonly optionLook?: (option: SpokenOption, props: TableProps) => OptionLook
  /** Whether the quickness of this answer would tell others what a seat holds: then it is sent after a while that chance alone decides. */
  readonly paced?: (ask: SpokenAsk, answer: unknown) => boolean
  /** Questions with which an action begins, as the rules name them: so that an action can be taken back as a whole. */
  readonly actions?: readonly string[]
  /** Neighbours on the board, so that arrow keys can walk it: place → the place in a direction. */
  readonly walk?: (from: string, direction: 'left' | 'right' | 'up' | 'down') => string | null
}

/**
 * One thing the coach of a tutorial says. Its conditions decide when it is said, so that a player who does otherwise meets what fits:
 * it waits until `when` holds, and may come again if it was cut short.
 */
export type TutorialStep = {
  readonly id: string
  readonly when: (props: TableProps) => boolean
  /** What is asked for has happened, in whatever way. A step without it is only read, and turned like a page. */
  readonly done?: (props: TableProps) => boolean
  /** `task`: what the player is asked to do. */
  readonly text: { readonly title: Both; readonly body: Both; readonly task?: Both }
  readonly values?: (props: TableProps) => Values
  /**
   * What it speaks of, to be lit: `doom` is what carries `data-mark="doom"`, `place:rome` a place, `option:rest` the button of an answer,
   * `piece:<alias>` a card, `#question` what has that id. `a|b`: b where a cannot be seen.
   */
  readonly at: (props: TableProps) => readonly string[]
}

/** A guided beginning on a fixed seed that goes on as a real game. `games/<game>/table/tutorial.ts` exports it as `tutorial`; it is found by its place. */
export type Tutorial = {
  readonly setup: {
    readonly seats: readonly Seat[]
    /** Seats a bot plays; the others are the player's. */
    readonly bots?: { readonly [seat: Seat]: Level }
    readonly options: Json
    readonly seed: string
  }
  readonly steps: readonly TutorialStep[]
}
