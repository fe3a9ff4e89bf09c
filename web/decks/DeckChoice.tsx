import type { DeckBuilding } from '@miskatonic/contract'
import { useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { Sheet } from '../kit/Sheet.tsx'
import { decks as words } from '../strings/decks.ts'
import { useStrings } from '../strings/useStrings.ts'
import styles from './DeckChoice.module.css'
import type { Named } from './deckText.ts'
import { emptyDeck } from './editing.ts'
import { type OwnDeck, removeDeck, useOwnDecks } from './shelf.ts'

/** Which deck is on the desk: one's own, a copy of a ready one, a new one. */
export function DeckChoice({
  game,
  building,
  current,
  rename,
  choose,
  open,
}: {
  readonly game: string
  readonly building: DeckBuilding
  readonly current: OwnDeck
  readonly rename: (name: string) => void
  readonly choose: (id: string) => void
  readonly open: (deck: Named) => void
}) {
  const t = useStrings()
  const own = useOwnDecks(game)
  const ready = building.ready(t.lang)
  const [sure, setSure] = useState(false)
  const pick = (value: string): void => {
    const found = ready.find(({ id }) => `ready:${id}` === value)
    if (found) open({ name: t(words.copyOf, { name: found.name }), deck: found.deck })
    else choose(value)
  }
  const remove = (): void => {
    const next = own.find(({ id }) => id !== current.id)
    removeDeck(game, current.id)
    setSure(false)
    if (next) choose(next.id)
    else open({ name: t(words.newName), deck: emptyDeck })
  }
  return (
    <div className={styles.choice}>
      <label>
        {t(words.pick)}
        <select value={current.id} onChange={(event) => pick(event.target.value)} data-decks>
          <optgroup label={t(words.yours)}>
            {own.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
          <optgroup label={t(words.readyOnes)}>
            {ready.map(({ id, name }) => (
              <option key={id} value={`ready:${id}`}>
                {name}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      <label>
        {t(words.name)}
        <input value={current.name} maxLength={60} onChange={(event) => rename(event.target.value)} />
      </label>
      <div className={styles.row}>
        <Button tone="quiet" onClick={() => open({ name: t(words.newName), deck: emptyDeck })} data-new>
          {t(words.newDeck)}
        </Button>
        <Button tone="quiet" onClick={() => setSure(true)}>
          {t(words.remove)}
        </Button>
      </div>
      {sure && (
        <Sheet
          title={t(words.remove)}
          side="middle"
          onClose={() => setSure(false)}
          footer={
            <Button tone="danger" onClick={remove}>
              {t(words.remove)}
            </Button>
          }
        >
          <p>{t(words.sureRemove, { name: current.name })}</p>
        </Sheet>
      )}
    </div>
  )
}
