import type { ShownCard } from '@miskatonic/contract'
import { games } from '@miskatonic/games'
import { useMemo, useState } from 'react'
import { Collection } from '../collection/Collection.tsx'
import { Filters } from '../collection/Filters.tsx'
import { useCollectionPictures } from '../collection/useCollectionPictures.ts'
import { useFound } from '../collection/useFound.ts'
import { tableOutlines } from '../icons/tableOutlines.ts'
import { learnIcons } from '../kit/Icon.tsx'
import { SiteBar } from '../start/SiteBar.tsx'
import { collection } from '../strings/collection.ts'
import { gallery as words } from '../strings/gallery.ts'
import { useStrings } from '../strings/useStrings.ts'
import styles from './GalleryPage.module.css'
import { LargeCard } from './LargeCard.tsx'
import { useGallery } from './useGallery.ts'

learnIcons(tableOutlines)

/** The cards of a game, away from any table. */
export default function GalleryPage({ game }: { readonly game: string | null }) {
  const t = useStrings()
  const entry = games.find(({ id, gallery }) => gallery && (game === null || id === game))
  const loaded = useGallery(entry?.id ?? '')
  return (
    <div className={styles.page}>
      <SiteBar page="gallery" />
      <main className={styles.main}>
        <h1>
          {t(words.title)} {entry && <small>{entry.title[t.lang]}</small>}
        </h1>
        {entry && loaded ? (
          <Shelf key={entry.id} game={entry.id} {...loaded} />
        ) : (
          <p className={styles.note}>{t(entry && loaded === undefined ? collection.loading : words.none)}</p>
        )}
      </main>
    </div>
  )
}

function Shelf({ game, gallery, Card }: { readonly game: string } & NonNullable<ReturnType<typeof useGallery>>) {
  const t = useStrings()
  const picture = useCollectionPictures(game)
  const cards = useMemo(() => gallery.cards(t.lang), [gallery, t.lang])
  const { found, face, ...looking } = useFound(cards)
  const [read, setRead] = useState<ShownCard | null>(null)
  const looks = { Card, face, picture }
  return (
    <>
      <Filters cards={cards} groups={gallery.groups(t.lang)} found={found.length} {...looking} />
      <div className={styles.scroll}>
        <Collection cards={found} read={setRead} {...looks} />
      </div>
      {read && <LargeCard card={read} among={found} read={setRead} onClose={() => setRead(null)} {...looks} />}
    </>
  )
}
