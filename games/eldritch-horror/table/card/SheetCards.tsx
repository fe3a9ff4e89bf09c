import type { FaceText, TableProps } from '@miskatonic/web/kit'
import { PersonCard as PersonSheetCard, type Skill, ThreatCard } from '@miskatonic/web/kit/sheet'
import { skillIcon } from '../signs.ts'
import { say, words } from '../strings.ts'
import { ancientOneFigures, SKILLS, sheetFigures } from '../view/figures.ts'
import styles from './SheetCards.module.css'

type Props = { readonly text: FaceText; readonly faceKey: string } & Pick<TableProps, 'picture' | 'lang'>

/** An investigator's sheet; of one who fell only who they were is known. */
export function PersonCard({ text, faceKey, picture, lang }: Props) {
  const { role, health, sanity, skills } = sheetFigures(text)
  return (
    <PersonSheetCard
      text={text}
      portrait={picture(faceKey)}
      role={role}
      tracks={
        health > 0
          ? [
              { icon: 'hearts', tone: 'health', n: health, label: say(words.health, lang) },
              { icon: 'brain', tone: 'sanity', n: sanity, label: say(words.sanity, lang) },
            ]
          : []
      }
      skills={
        health > 0 ? SKILLS.map((id): Skill => ({ id, icon: skillIcon[id], value: skills[id], name: say(words.skillShort[id], lang) })) : []
      }
    />
  )
}

/** The sheet of an Ancient One, asleep or awake. */
export function SheetCard({ text, faceKey, picture, lang }: Props) {
  const { epithet, doom } = ancientOneFigures(text)
  return (
    <ThreatCard text={text} art={picture(faceKey)} title={epithet}>
      {doom > 0 && (
        <p className={styles.doom}>
          {say(words.doom, lang)} <b>{doom}</b>
        </p>
      )}
    </ThreatCard>
  )
}
