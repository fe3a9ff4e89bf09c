import styles from './Choices.module.css'

type Choice = { readonly key: string; readonly text: string; readonly help?: string | undefined; readonly art: string | null }

/** A few large answers, each with its picture and what it means; the first nine have a key. */
export function Choices({ of, choose }: { readonly of: readonly Choice[]; readonly choose: (key: string) => void }) {
  return (
    <ul className={styles.choices}>
      {of.map(({ key, text, help, art }, i) => (
        <li key={key}>
          <button type="button" className={styles.choice} onClick={() => choose(key)} data-option={key}>
            <span className={styles.art}>{art && <img src={art} alt="" />}</span>
            <span className={styles.words}>
              <b>{text}</b>
              {help && <small>{help}</small>}
            </span>
            {i < 9 && <kbd>{i + 1}</kbd>}
          </button>
        </li>
      ))}
    </ul>
  )
}
