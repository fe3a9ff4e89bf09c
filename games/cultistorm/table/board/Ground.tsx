import styles from './Board.module.css'
import { HEIGHT, MIDDLE, POINTS, STAR, WIDTH } from './place.ts'

const at = ([x, y]: readonly [number, number]): string => `${x} ${y}`
const star = `M${STAR.map((slot) => at(POINTS[slot])).join('L')}Z`
const [left, right, top] = [POINTS.star, POINTS.tentacle, POINTS.shield]
const [lowRight, lowLeft] = [POINTS.eye, POINTS.planet]
/** Through the five points, clockwise. */
const circle = `M${at(top)}Q840 76 ${at(right)}Q900 500 ${at(lowRight)}Q480 690 ${at(lowLeft)}Q60 500 ${at(left)}Q120 76 ${at(top)}Z`

/** The storm, the star and the terror circle: what lies beneath everything. */
export function Ground() {
  return (
    <svg className={styles.ground} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <defs>
        <radialGradient id="storm-middle" cx="50%" cy="45%" r="60%">
          <stop offset="0" stopColor="#1d4152" />
          <stop offset="1" stopColor="#0a1a23" />
        </radialGradient>
      </defs>
      <path d={circle} fill="none" stroke="#5a1614" strokeWidth="11" />
      <path d={circle} fill="none" stroke="#c2443a" strokeWidth="7" />
      <path d={circle} fill="none" stroke="#f3b7a4" strokeWidth="1.6" strokeDasharray="1 11" strokeLinecap="round" />
      <path d={star} fill="#8fb3c40a" stroke="#0a1116" strokeWidth="9" strokeLinejoin="round" />
      <path d={star} fill="none" stroke="#9fb2bb" strokeWidth="4" strokeLinejoin="round" />
      <path d={star} fill="none" stroke="#e3edf1" strokeWidth="1" strokeLinejoin="round" />
      <circle cx={MIDDLE.x} cy={MIDDLE.y} r={MIDDLE.r} fill="url(#storm-middle)" stroke="#0a1116" strokeWidth="9" />
      <circle cx={MIDDLE.x} cy={MIDDLE.y} r={MIDDLE.r} fill="none" stroke="#9fb2bb" strokeWidth="4" />
      <circle cx={MIDDLE.x} cy={MIDDLE.y} r={MIDDLE.r - 9} fill="none" stroke="#3f6f84" strokeWidth="1" />
    </svg>
  )
}
