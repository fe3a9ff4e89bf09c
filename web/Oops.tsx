import { Component, type ReactNode } from 'react'
import { Button } from './kit/Button.tsx'
import { current } from './settings/settings.ts'
import { say } from './words/say.ts'

const words = {
  title: { es: 'La página ha fallado', en: 'The page has failed' },
  text: { es: 'La partida está a salvo: se guarda tras cada decisión.', en: 'The game is safe: it is saved after every decision.' },
  reload: { es: 'Recargar', en: 'Reload' },
}

/** Something of ours threw while drawing: says so instead of leaving a blank page. */
export class Oops extends Component<{ readonly children: ReactNode }, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error): { readonly error: Error } {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    const { lang } = current()
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
