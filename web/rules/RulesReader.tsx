import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../kit/Icon.tsx'
import { rules as words } from '../strings/rules.ts'
import { useStrings } from '../strings/useStrings.ts'
import { type Book, type Section, useBook } from './book.ts'
import styles from './RulesReader.module.css'
import { found, placeOf } from './search.ts'

type Place = { readonly section: string; readonly rule: string | null } | 'glossary' | null

/** The rules of a game to read and search: contents or results beside a page of paper. */
export function RulesReader({
  game,
  rule,
  first = false,
}: {
  readonly game: string
  readonly rule: string | null
  readonly first?: boolean
}) {
  const t = useStrings()
  const book = useBook(game, t.lang)
  const [query, setQuery] = useState('')
  const [place, setPlace] = useState<Place>(null)
  const [indexed, setIndexed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another rule asked for opens at that rule
  useEffect(() => setPlace(null), [rule, game])
  // On a phone the page takes the room of the contents once something is read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: wherever one went, one has arrived
  useEffect(() => setIndexed(false), [place])
  const search = useRef<HTMLInputElement>(null)
  const opened = book !== undefined && book !== null
  useEffect(() => {
    if (first && opened && rule === null) search.current?.focus()
  }, [first, opened, rule])
  const results = useMemo(() => (book ? found(book, query) : []), [book, query])
  if (book === undefined) return <p className={styles.quiet}>{t(words.loading)}</p>
  if (book === null) return <p className={styles.quiet}>{t(words.missing)}</p>

  const asked = rule === null ? null : placeOf(book, rule)
  const now: Place = place ?? (asked ? { section: asked.section.id, rule: asked.rule.id } : null)
  const section =
    now && now !== 'glossary' ? book.sections.find(({ id }) => id === now.section) : book.sections.find(({ rules }) => rules.length)
  const open = (id: string): void => {
    const there = placeOf(book, id)
    if (there) setPlace({ section: there.section.id, rule: there.rule.id })
  }
  return (
    <div className={styles.reader}>
      <label className={styles.search}>
        <Icon name="magnifying-glass" size={20} />
        <input
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          placeholder={t(words.search)}
          aria-label={t(words.search)}
          ref={search}
        />
        <kbd>/</kbd>
      </label>
      {!query && now !== null && (
        <button type="button" className={styles.index} aria-expanded={indexed} onClick={() => setIndexed(!indexed)}>
          {t(words.contents)}
        </button>
      )}
      <div className={styles.columns} data-reading={now !== null || undefined} data-indexed={indexed || query !== '' || undefined}>
        <nav className={styles.list} aria-label={t(query ? words.search : words.contents)}>
          {query ? (
            <>
              <p className={styles.count} aria-live="polite">
                {results.length ? t(words.results, { n: results.length }) : t(words.none)}
              </p>
              {results.map(({ section: of, rule: one }) => (
                <button
                  key={one.id}
                  type="button"
                  aria-current={now !== 'glossary' && now?.rule === one.id ? 'true' : undefined}
                  onClick={() => setPlace({ section: of.id, rule: one.id })}
                >
                  <b>{of.title}</b>
                  <small>
                    <code>{one.id}</code> {brief(one.text)}
                  </small>
                </button>
              ))}
            </>
          ) : (
            <Contents book={book} now={now === 'glossary' ? 'glossary' : (section?.id ?? null)} choose={setPlace} />
          )}
        </nav>
        {now === 'glossary' ? (
          <Paper title={t(words.glossary)} code={null}>
            <dl className={styles.glossary}>
              {book.glossary.map(({ term, text }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>
                    <RuleText text={text} open={open} />
                  </dd>
                </div>
              ))}
            </dl>
          </Paper>
        ) : (
          section && <Page section={section} rule={now?.rule ?? null} open={open} asked={asked || rule === null ? null : rule} />
        )}
      </div>
    </div>
  )
}

const brief = (text: string): string => {
  const plain = text.replace(/\{\{([\w-]+)\}\}/g, '$1')
  return plain.length > 90 ? `${plain.slice(0, 88)}…` : plain
}

function Contents({ book, now, choose }: { readonly book: Book; readonly now: string | null; readonly choose: (place: Place) => void }) {
  const t = useStrings()
  return (
    <>
      <p className={styles.count}>{t(words.contents)}</p>
      {book.sections.map(({ id, title, rules }) =>
        rules.length ? (
          <button
            key={`${id} ${title}`}
            type="button"
            aria-current={now === id ? 'true' : undefined}
            onClick={() => choose({ section: id, rule: null })}
          >
            <b>{title}</b>
          </button>
        ) : (
          <p key={`${id} ${title}`} className={styles.part}>
            {title}
          </p>
        ),
      )}
      {book.glossary.length > 0 && (
        <button type="button" aria-current={now === 'glossary' ? 'true' : undefined} onClick={() => choose('glossary')}>
          <b>{t(words.glossary)}</b>
        </button>
      )}
    </>
  )
}

function Paper({ title, code, children }: { readonly title: string; readonly code: string | null; readonly children: ReactNode }) {
  return (
    <article className={styles.paper}>
      {code && <em className={styles.code}>{code}</em>}
      <h3>{title}</h3>
      {children}
    </article>
  )
}

function Page({
  section,
  rule,
  open,
  asked,
}: {
  readonly section: Section
  readonly rule: string | null
  readonly open: (id: string) => void
  readonly asked: string | null
}) {
  const t = useStrings()
  const here = useRef<HTMLLIElement>(null)
  // In braces: newer browsers answer with a promise, which is no way to clean up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another rule scrolls to it
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'center' })
  }, [rule, section.id])
  const group = (section.rules[0]?.id ?? '').replace(/-\d+\w*$/, '')
  return (
    <Paper title={section.title} code={group || null}>
      {asked && <p className={styles.unknown}>{t(words.unknown, { id: asked })}</p>}
      <ul className={styles.rules}>
        {section.rules.map(({ id, text }) => (
          <li key={id} ref={id === rule ? here : undefined} data-here={id === rule || undefined} id={`rule-${id}`}>
            <code>{id.replace(/^[A-Z]+-/, '')}</code>
            <span>
              <RuleText text={text} open={open} />
            </span>
          </li>
        ))}
      </ul>
    </Paper>
  )
}

/** Other rules in a text are doors to them. */
function RuleText({ text, open }: { readonly text: string; readonly open: (id: string) => void }) {
  return text.split('\n').map((line) => (
    <span key={line} className={styles.line}>
      {line.split(/(\{\{[\w-]+\}\})/).map((part, i) => {
        const id = /^\{\{([\w-]+)\}\}$/.exec(part)?.[1]
        return id ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule may be named twice in a line
          <button key={i} type="button" className={styles.door} onClick={() => open(id)}>
            {id.replace(/^[A-Z]+-/, '')}
          </button>
        ) : (
          part
        )
      })}
    </span>
  ))
}
