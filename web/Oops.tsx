import { Component, type ReactNode } from 'react'
import { Button } from './kit/Button.tsx'
import { misses, renew } from './renewal.ts'
import { current } from './settings/settings.ts'
import { say } from './strings/say.ts'

const words = {
  title: { es: 'La página ha fallado', en: 'The page has failed' },
  text: { es: 'La partida está a salvo: se guarda tras cada decisión.', en: 'The game is safe: it is saved after every decision.' },
  renewing: { es: 'Hay una versión nueva: la página se carga otra vez…', en: 'There is a new version: the page is being loaded again…' },
  reload: { es: 'Recargar', en: 'Reload' },
}

type Trouble = { readonly error: Error | null; readonly renewing: boolean }

/** Something of ours threw while drawing: says so instead of leaving a blank page. What a new build has taken away is fetched anew. */
export class Oops extends Component<{ readonly children: ReactNode }, Trouble> {
  override state: Trouble = { error: null, renewing: false }

  static getDerivedStateFromError(error: Error): Trouble {
    return { error, renewing: misses(error) }
  }

  override componentDidCatch(error: Error): void {
    if (misses(error)) void renew().then((renewing) => this.setState({ error, renewing }))
  }

  override render(): ReactNode {
    const { error, renewing } = this.state
    if (!error) return this.props.children
    const { lang } = current()
    if (renewing)
      return (
        <main style={{ padding: '2rem' }} role="status">
          {say(words.renewing, lang)}
        </main>
      )
    return (
      <main style={{ padding: '2rem', maxWidth: '40rem', margin: '0 auto' }}>
        <h1>{say(words.title, lang)}</h1>
        <p>{say(words.text, lang)}</p>
        <pre style={{ whiteSpace: 'pre-wrap' }}>{error.message}</pre>
        <Button onClick={() => location.reload()}>{say(words.reload, lang)}</Button>
      </main>
    )
  }
}
