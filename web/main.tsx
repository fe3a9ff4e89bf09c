import { lazy, StrictMode, Suspense, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { Button } from './kit/Button.tsx'
import { Oops } from './Oops.tsx'
import { stayOffline } from './offline/register.ts'
import { renewWhenNeeded } from './renewal.ts'
import { go, useRoute } from './routes.ts'
import { Page } from './start/Page.tsx'
import { StartPage } from './start/StartPage.tsx'
import { start as words } from './strings/start.ts'
import { useStrings } from './strings/useStrings.ts'
import './look/base.css'

const TablePage = lazy(() => import('./table/TablePage.tsx'))
const CampaignPage = lazy(() => import('./campaign/CampaignPage.tsx'))
const RulesPage = lazy(() => import('./rules/RulesPage.tsx'))
const TablesPage = lazy(() => import('./start/TablesPage.tsx'))
const JoinPage = lazy(() => import('./start/JoinPage.tsx'))
const DecksPage = lazy(() => import('./decks/DecksPage.tsx'))
const GalleryPage = lazy(() => import('./gallery/GalleryPage.tsx'))
const ChallengePage = lazy(() => import('./start/ChallengePage.tsx'))
const MePage = lazy(() => import('./start/MePage.tsx'))
const AboutPage = lazy(() => import('./about/AboutPage.tsx'))

function Client() {
  const route = useRoute()
  switch (route.page) {
    case 'start':
      return <StartPage />
    case 'tables':
      return <TablesPage />
    case 'local':
      return <TablePage place="here" id={route.id} />
    case 'online':
      return <TablePage place="online" id={route.id} />
    case 'campaign':
      return <CampaignPage key={route.id} place={route.place} id={route.id} />
    case 'join':
      return <JoinPage code={route.code} />
    case 'seat':
      return <JoinPage code={route.link} seatLink />
    case 'rules':
      return <RulesPage game={route.game} rule={route.rule} />
    case 'decks':
      return <DecksPage game={route.game} code={route.code} />
    case 'gallery':
      return <GalleryPage game={route.game} />
    case 'challenge':
      return <ChallengePage code={route.code} />
    case 'me':
      return <MePage link={route.link} />
    case 'about':
      return <AboutPage />
    case 'nowhere':
      return <Nowhere />
  }
}

function Nowhere() {
  const t = useStrings()
  return (
    <Page page="nowhere" title={t(words.nowhere)}>
      <div>
        <Button onClick={() => go('/')}>{t(words.toStart)}</Button>
      </div>
    </Page>
  )
}

const page = document.getElementById('page')
if (!page) throw new Error('The page has no place to draw on.')
const root = createRoot(page)
// In small parts: what stands there meanwhile can be scrolled and touched.
startTransition(() =>
  root.render(
    <StrictMode>
      <Oops>
        <Suspense fallback={null}>
          <Client />
        </Suspense>
      </Oops>
    </StrictMode>,
  ),
)
stayOffline()
renewWhenNeeded()
