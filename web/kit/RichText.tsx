import { Fragment, type ReactNode } from 'react'
import { Icon, isIcon } from './Icon.tsx'
import styles from './RichText.module.css'

const PIECES = /(\[\[[^\]|]*\|[^\]]*\]\]|\*\*[^*]+\*\*)/

function inline(text: string, iconOf: (name: string) => string | null): ReactNode[] {
  return text.split(PIECES).map((part, i) => {
    const icon = /^\[\[([^\]|]*)\|([^\]]*)\]\]$/.exec(part)
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the pieces of one text have no other name and never move
    if (icon) {
      const name = iconOf(icon[1] ?? '')
      return name && isIcon(name) ? (
        <Icon key={i} name={name} label={icon[2] ?? ''} className={styles.sign} />
      ) : (
        <Fragment key={i}>{icon[2]}</Fragment>
      )
    }
    if (part.startsWith('**') && part.endsWith('**') && part.length > 4) return <b key={i}>{inline(part.slice(2, -2), iconOf)}</b>
    return <Fragment key={i}>{part}</Fragment>
    // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
  })
}

/**
 * Text in the realiser's rich form: `**label:**`, `[[icon|words]]`, `_reminder_`, one line for each `\n`. `iconOf` turns the
 * text's own icon names into those of `web/icons`; what has none is written out.
 */
export function RichText({ text, iconOf = (name) => name }: { readonly text: string; readonly iconOf?: (name: string) => string | null }) {
  return (
    <>
      {text.split('\n').map((line) => {
        const reminder = line.startsWith('_') && line.endsWith('_') && line.length > 2
        const body = inline(reminder ? line.slice(1, -1) : line, iconOf)
        return (
          <span key={line} className={styles.line}>
            {reminder ? <i>{body}</i> : body}
          </span>
        )
      })}
    </>
  )
}
