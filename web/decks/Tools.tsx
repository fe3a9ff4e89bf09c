import type { DeckBuilding, DeckCard } from '@miskatonic/contract'
import { useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { Sheet } from '../kit/Sheet.tsx'
import type { GameTable, TableProps } from '../kit/table.ts'
import { ME } from '../link/local/wire.ts'
import { newSeed } from '../link/names.ts'
import { go } from '../routes.ts'
import { useSettings } from '../settings/settings.ts'
import { putUpHere, seatNames } from '../start/openTable.ts'
import { useSetup } from '../start/useSetup.ts'
import { decks as words } from '../strings/decks.ts'
import { useStrings } from '../strings/useStrings.ts'
import { codeOf, type Named, readText, textOf } from './deckText.ts'
import { drawn } from './editing.ts'
import styles from './Tools.module.css'

type Props = {
  readonly game: string
  readonly building: DeckBuilding
  readonly cards: readonly DeckCard[]
  readonly named: Named
  readonly legal: boolean
  readonly Card: GameTable['Card']
  readonly face: TableProps['face']
  readonly picture: (key: string) => string | null
  readonly open: (deck: Named) => void
}

/** What can be done with a finished deck, or one on its way: try it, send it, play it. */
export function Tools(props: Props) {
  const t = useStrings()
  const { name: me } = useSettings()
  const { game, building, named, legal } = props
  const setup = useSetup(game)
  const [sheet, setSheet] = useState<'hand' | 'text' | null>(null)
  const [link, setLink] = useState<string | null>(null)
  const [copied, setCopied] = useState(false)
  const play = (): void => {
    const field = setup?.fields.find((one) => one.kind === 'each-seat' && one.decks)
    const level = setup?.bots.at(-1)
    if (!legal || !field || !level) return
    const chairs = [
      { holder: 'me', name: me },
      { holder: level, name: '' },
    ] as const
    const seats = seatNames(chairs, t.lang)
    void putUpHere({
      game,
      seats,
      sittings: [
        { kind: 'person', person: ME, name: me || (seats[0] ?? '') },
        { kind: 'bot', level },
      ],
      name: t(words.playName, { name: named.name }),
      options: { [field.id]: [building.option(named.deck), null] },
      seed: newSeed(),
    }).then((id) => go(`/l/${id}`))
  }
  const share = (): void => {
    const address = `${location.origin}/decks/${game}#${codeOf(named)}`
    setLink(address)
    setCopied(false)
    navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <div className={styles.tools}>
      <Button
        tone={legal ? 'go' : 'plain'}
        aria-disabled={!legal}
        note={legal ? undefined : t(words.playNot)}
        icon={<Icon name="vintage-robot" size={24} />}
        onClick={play}
        data-play
      >
        {t(words.play)}
      </Button>
      <div className={styles.row}>
        <Button onClick={() => setSheet('hand')} icon={<Icon name="card-draw" size={20} />}>
          {t(words.hand)}
        </Button>
        <Button onClick={share} icon={<Icon name="share" size={20} />}>
          {t(words.share)}
        </Button>
        <Button onClick={() => setSheet('text')} icon={<Icon name="copy" size={20} />} data-text>
          {t(words.text)}
        </Button>
      </div>
      {link !== null && (
        <label className={styles.link}>
          {t(copied ? words.shared : words.sharedHere)}
          <input readOnly value={link} onFocus={(event) => event.target.select()} data-link />
        </label>
      )}
      {sheet === 'hand' && <HandSheet {...props} onClose={() => setSheet(null)} />}
      {sheet === 'text' && <TextSheet {...props} onClose={() => setSheet(null)} />}
    </div>
  )
}

function HandSheet({ building, cards, named, Card, face, picture, onClose }: Props & { readonly onClose: () => void }) {
  const t = useStrings()
  const draw = (): readonly string[] => drawn(named.deck, building.hand, Math.random)
  const [hand, setHand] = useState(draw)
  return (
    <Sheet
      title={t(words.hand)}
      icon="card-draw"
      side="middle"
      wide
      onClose={onClose}
      footer={<Button onClick={() => setHand(draw())}>{t(words.again)}</Button>}
    >
      <ul className={styles.hand}>
        {hand.map((id, i) => {
          const card = cards.find((one) => one.id === id)
          // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card differ by their place alone
          return <li key={`${id} ${i}`}>{card && <Card faceKey={card.face} size="small" face={face} picture={picture} lang={t.lang} />}</li>
        })}
      </ul>
    </Sheet>
  )
}

function TextSheet({ building, cards, named, open, onClose }: Props & { readonly onClose: () => void }) {
  const t = useStrings()
  const [text, setText] = useState(() => textOf(named, cards))
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const [copied, setCopied] = useState(false)
  const read = (): void => {
    const found = readText(text, [building.cards('es'), building.cards('en')])
    setUnknown(found.unknown)
    if (found.unknown.length) return
    open({ name: found.name || t(words.newName), deck: found.deck })
    onClose()
  }
  return (
    <Sheet
      title={t(words.textTitle)}
      side="middle"
      wide
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => void navigator.clipboard?.writeText(text).then(() => setCopied(true))}>
            {t(copied ? words.copied : words.copy)}
          </Button>
          <Button tone="go" onClick={read} data-open-text>
            {t(words.open)}
          </Button>
        </>
      }
    >
      <p className={styles.help}>{t(words.textHelp)}</p>
      <textarea
        className={styles.text}
        value={text}
        onChange={(event) => setText(event.target.value)}
        rows={18}
        aria-label={t(words.textTitle)}
      />
      {unknown.length > 0 && (
        <p className={styles.unknown} role="alert">
          {t(words.unknown, { list: unknown.join(', ') })}
        </p>
      )}
    </Sheet>
  )
}
