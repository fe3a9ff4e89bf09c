/** Horizons: the silhouettes a scene stands in front of. Each fills the foot of a picture of the given size. */
import type { Ground } from './picture.ts'

type Random = () => number
type Line = (x: number) => number

const STEP = 4

/** Everything below a line from the left edge to the right. */
function below(width: number, height: number, line: Line): string {
  let path = `M0 ${height}`
  for (let x = 0; x <= width + STEP; x += STEP) path += `L${x} ${line(x).toFixed(1)}`
  return `${path}L${width + STEP} ${height}Z`
}

const rolling = (base: number, swing: number, length: number, random: Random): Line => {
  const [first, second] = [random() * 7, random() * 7]
  return (x) => base - swing * (0.6 * Math.sin(x / length + first) + 0.4 * Math.sin((x / length) * 2.3 + second))
}

function peaks(width: number, height: number, base: number, random: Random): string {
  let path = `M0 ${height}L0 ${base}`
  for (let x = 0; x < width; ) {
    const wide = width * (0.1 + random() * 0.13)
    const top = base - height * (0.08 + random() * 0.22)
    path += `L${(x + wide * 0.42).toFixed(1)} ${top.toFixed(1)}L${(x + wide * 0.58).toFixed(1)} ${(top + height * 0.05).toFixed(1)}L${(x + wide).toFixed(1)} ${(base - random() * height * 0.05).toFixed(1)}`
    x += wide
  }
  return `${path}L${width} ${height}Z`
}

function roofs(width: number, height: number, base: number, random: Random): string {
  let path = ''
  for (let x = -6; x < width; ) {
    const wide = height * (0.09 + random() * 0.12)
    const top = base - height * (0.03 + random() * 0.2)
    const gable = random() < 0.65 ? wide * (0.35 + random() * 0.5) : 0
    path += `M${x.toFixed(1)} ${height}V${top.toFixed(1)}L${(x + wide / 2).toFixed(1)} ${(top - gable).toFixed(1)}L${(x + wide).toFixed(1)} ${top.toFixed(1)}V${height}Z`
    if (random() < 0.5) path += `M${(x + wide * 0.68).toFixed(1)} ${top}v${(-gable - 3).toFixed(1)}h3.4v${(gable + 5).toFixed(1)}Z`
    x += wide - 0.6
  }
  return path
}

function trees(width: number, height: number, base: number, random: Random): string {
  let path = below(width, height, rolling(base + height * 0.06, height * 0.02, width * 0.2, random))
  for (let x = -4; x < width + 6; x += height * (0.035 + random() * 0.07)) {
    const tall = height * (0.1 + random() * 0.24)
    const wide = tall * (0.16 + random() * 0.1)
    const foot = base + height * 0.08
    for (let tier = 0; tier < 4; tier++) {
      const [top, reach] = [foot - tall + (tall * tier) / 4.6, wide * (0.45 + tier * 0.2)]
      path += `M${x.toFixed(1)} ${top.toFixed(1)}l${reach.toFixed(1)} ${(tall * 0.34).toFixed(1)}h${(-reach * 2).toFixed(1)}Z`
    }
  }
  return path
}

function columns(width: number, height: number, base: number): string {
  let path = `M0 ${height}V${base + height * 0.08}H${width}V${height}Z`
  const [wide, gap] = [width * 0.045, width * 0.115]
  for (let x = gap * 0.2; x < width; x += gap) {
    path += `M${x.toFixed(1)} ${height}V${height * 0.1}h${wide.toFixed(1)}V${height}Z`
    path += `M${(x - wide * 0.35).toFixed(1)} ${(height * 0.1).toFixed(1)}h${(wide * 1.7).toFixed(1)}v${(-height * 0.05).toFixed(1)}h${(-wide * 1.7).toFixed(1)}Z`
  }
  return `${path}M0 ${height * 0.05}H${width}V0H0Z`
}

function waves(width: number, height: number, base: number, random: Random): string {
  const shift = random() * 9
  return below(width, height, (x) => base - Math.abs(Math.sin(x / (width * 0.045) + shift)) * height * 0.028)
}

function ice(width: number, height: number, base: number, random: Random): string {
  let path = `M0 ${height}L0 ${base}`
  for (let x = 0; x < width; ) {
    const wide = width * (0.04 + random() * 0.1)
    const top = base - height * (random() ** 2 * 0.26)
    path += `L${(x + wide * 0.3).toFixed(1)} ${top.toFixed(1)}L${(x + wide * 0.8).toFixed(1)} ${(top + height * 0.02).toFixed(1)}L${(x + wide).toFixed(1)} ${base.toFixed(1)}`
    x += wide
  }
  return `${path}L${width} ${height}Z`
}

function silhouette(ground: Ground, width: number, height: number, base: number, random: Random): string {
  switch (ground) {
    case 'hills':
      return below(width, height, rolling(base, height * 0.06, width * 0.16, random))
    case 'dunes':
      return below(width, height, rolling(base + height * 0.03, height * 0.045, width * 0.24, random))
    case 'peaks':
      return peaks(width, height, base, random)
    case 'waves':
      return waves(width, height, base, random)
    case 'roofs':
      return roofs(width, height, base, random)
    case 'trees':
      return trees(width, height, base, random)
    case 'columns':
      return columns(width, height, base)
    case 'ice':
      return ice(width, height, base, random)
    case 'none':
      return ''
  }
}

/** Two rows, the farther one paler and higher: that is all the depth a small picture needs. */
export function horizon(ground: Ground, width: number, height: number, far: string, near: string, random: Random): string {
  if (ground === 'none') return ''
  const back = silhouette(ground, width, height, height * 0.66, random)
  if (ground === 'columns') return `<path d="${back}" fill="${near}" opacity=".5" filter="url(#soft1)"/>`
  return `<path d="${back}" fill="${far}" opacity=".5" filter="url(#soft1)"/><path d="${silhouette(ground, width, height, height * 0.82, random)}" fill="${near}" opacity=".66"/>`
}
