import type { DeckBuilding, DeckCard } from '@miskatonic/contract'
import { games } from '@miskatonic/games'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Collection } from '../collection/Collection.tsx'
import { Filters } from '../collection/Filters.tsx'
import { useCollectionPictures } from '../collection/useCollectionPictures.ts'
import { useFound } from '../collection/useFound.ts'
import { tableOutlines } from '../icons/tableOutlines.ts'
import { learnIcons } from '../kit/Icon.tsx'
import { Sheet } from '../kit/Sheet.tsx'
import type { GameTable } from '../kit/table.ts'
import { go } from '../routes.ts'
import { RulesSheet } from '../rules/RulesSheet.tsx'
import { SiteBar } from '../start/SiteBar.tsx'
import { collection } from '../strings/collection.ts'
import { decks as words } from '../strings/decks.ts'
import { useStrings } from '../strings/useStrings.ts'
import { DeckChoice } from './DeckChoice.tsx'
import { DeckPanel } from './DeckPanel.tsx'
import styles from './DecksPage.module.css'
import { deckFrom, type Named } from './deckText.ts'
import { copiesOf, emptyDeck, sizeOf, withCard, withoutCard } from './editing.ts'
import { Stepper } from './Stepper.tsx'
import { addDeck, changeDeck, type OwnDeck, ownDecks, useOwnDecks } from './shelf.ts'
import { Tools } from './Tools.tsx'
import { useBuilding } from './useBuilding.ts'

learnIcons(tableOutlines)

/** Where decks are built, for a game in which everybody brings one. */
export default function DecksPage({ game, code }: { readonly game: string | null; readonly code: string | null }) {
  const t = useStrings()
  const entry = games.find(({ id, decks }) => decks && (game === null || id === game))
  const loaded = useBuilding(entry?.id ?? '')
  return (
    <div className={styles.page}>
      <SiteBar page="decks" />
      <main className={styles.main}>
        <h1>
          {t(words.title)} {entry && <small>{entry.title[t.lang]}</small>}
        </h1>
        {entry && loaded ? (
          <Builder key={entry.id} game={entry.id} building={loaded.building} Card={loaded.Card} code={code} />
        ) : (
          <p className={styles.note}>{t(entry && loaded === undefined ? collection.loading : words.none)}</p>
        )}
      </main>
    </div>
  )
}

/** The deck on the desk: the one of the link, else the last one there was, else a new one. */
function useDesk(game: string, building: DeckBuilding, code: string | null) {
  const t = useStrings()
  const own = useOwnDecks(game)
  const judged = useCallback((named: Named) => ({ ...named, legal: building.problems(named.deck, 'en').length === 0 }), [building])
  const [id, setId] = useState<string | null>(null)
  const open = useCallback((named: Named) => setId(addDeck(game, judged(named))), [game, judged])
  useEffect(() => {
    const sent = code === null ? null : deckFrom(code)
    if (sent) {
      open(sent)
      go(`/decks/${game}`, 'replace')
    } else if (!ownDecks(game).some((one) => one.id === id)) {
      const last = ownDecks(game).at(-1)
      if (last) setId(last.id)
      else open({ name: t(words.newName), deck: emptyDeck })
    }
  }, [code, game, id, open, t])
  const current = own.find((one) => one.id === id)
  const change = useCallback(
    (named: Named) => {
      if (id !== null) changeDeck(game, id, judged(named))
    },
    [game, id, judged],
  )
  return { current, open, choose: setId, change }
}

type BuilderProps = {
  readonly game: string
  readonly building: DeckBuilding
  readonly Card: GameTable['Card']
  readonly code: string | null
}

function Builder({ game, building, Card, code }: BuilderProps) {
  const { current, open, choose, change } = useDesk(game, building, code)
  if (!current) return null
  return <Desk game={game} building={building} Card={Card} current={current} open={open} choose={choose} change={change} />
}

function Desk({
  game,
  building,
  Card,
  current,
  open,
  choose,
  change,
}: Omit<BuilderProps, 'code'> & {
  readonly current: OwnDeck
  readonly open: (deck: Named) => void
  readonly choose: (id: string) => void
  readonly change: (deck: Named) => void
}) {
  const t = useStrings()
  const picture = useCollectionPictures(game)
  const cards = useMemo(() => building.cards(t.lang), [building, t.lang])
  const { query, search, wanted, want, found, face } = useFound(cards)
  const [tab, setTab] = useState<'cards' | 'deck'>('cards')
  const [read, setRead] = useState<DeckCard | null>(null)
  const [rule, showRule] = useState<string | null>(null)
  const { name, deck } = current
  const add = (card: DeckCard): void => change({ name, deck: withCard(deck, card) })
  const take = (card: DeckCard): void => change({ name, deck: withoutCard(deck, card) })
  return (
    <div className={styles.desk} data-tab={tab}>
      <div className={styles.tabs} role="tablist">
        <button type="button" role="tab" aria-selected={tab === 'cards'} onClick={() => setTab('cards')}>
          {t(words.cardsTab)}
        </button>
        <button type="button" role="tab" aria-selected={tab === 'deck'} onClick={() => setTab('deck')} data-deck-tab>
          {t(words.deckTab)} · {sizeOf(deck)}
        </button>
      </div>
      <div className={styles.collection}>
        <Filters
          cards={cards}
          groups={building.groups(t.lang)}
          query={query}
          wanted={wanted}
          found={found.length}
          search={search}
          want={want}
        />
        <div className={styles.scroll}>
          <Collection
            cards={found}
            Card={Card}
            face={face}
            picture={picture}
            read={setRead}
            isIn={(card) => copiesOf(deck, card.id) > 0}
            under={(card) => <Stepper card={card} n={copiesOf(deck, card.id)} add={() => add(card)} take={() => take(card)} />}
          />
        </div>
      </div>
      <div className={styles.deck}>
        <DeckChoice
          game={game}
          building={building}
          current={current}
          rename={(next) => change({ name: next, deck })}
          choose={choose}
          open={open}
        />
        <DeckPanel building={building} cards={cards} deck={deck} add={add} take={take} read={setRead} showRule={showRule} />
        <Tools
          game={game}
          building={building}
          cards={cards}
          named={current}
          legal={current.legal}
          Card={Card}
          face={face}
          picture={picture}
          open={open}
        />
        <p className={styles.note}>{t(words.kept)}</p>
      </div>
      {read && (
        <Sheet
          title={read.text.name}
          side="middle"
          onClose={() => setRead(null)}
          footer={<Stepper card={read} n={copiesOf(deck, read.id)} add={() => add(read)} take={() => take(read)} />}
        >
          <div className={styles.large}>
            <Card faceKey={read.face} size="large" face={face} picture={picture} lang={t.lang} />
          </div>
        </Sheet>
      )}
      {rule !== null && <RulesSheet game={game} rule={rule} onClose={() => showRule(null)} />}
    </div>
  )
}
