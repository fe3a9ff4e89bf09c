import { Icon, type TableProps } from '@miskatonic/web/kit'
import styles from './Strip.module.css'
import { say, words } from './strings.ts'
import { doomSize, faceKey, numberIn, textOf } from './view/figures.ts'
import { counts } from './view/things.ts'

/** The threat on one line, for phones: the Ancient One, doom, terror, gates. */
export function Strip(props: TableProps) {
  const { view, face, picture, lang } = props
  const sheet = view.zones.ancient?.pieces[0]
  if (!sheet) return null
  const text = textOf(sheet, face)
  const art = picture(faceKey(sheet) ?? '')
  const [doom, most, terror] = [numberIn(view.table, 'doom'), doomSize(text), numberIn(view.table, 'terror')]
  return (
    <section className={styles.strip} aria-label={say(words.ancientOne, lang)}>
      <button type="button" onClick={() => props.showPiece(sheet.alias)} aria-label={text?.name ?? ''}>
        {art && <img src={art} alt="" />}
      </button>
      <span data-mark="doom" role="img" aria-label={say(words.doomIs, lang, { n: doom, most })}>
        <Icon name="death-skull" size={18} /> {say(words.of, lang, { n: doom, most })}
      </span>
      <span data-mark="terror" role="img" aria-label={say(words.terrorIs, lang, { n: terror })}>
        <Icon name="terror" size={18} /> {terror}
      </span>
      <span>
        <Icon name="magic-portal" size={18} label={say(words.gates, lang)} /> {counts(view).gates}
      </span>
      <span>
        <Icon name="star-swirl" size={18} label={say(words.seals, lang)} /> {counts(view).seals}
      </span>
    </section>
  )
}
