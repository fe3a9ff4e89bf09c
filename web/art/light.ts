/** One lamp lights everything, from the upper left: the filters that give a flat silhouette its relief, and what else all pictures share. */

const lamp = (elevation: number): string => `<feDistantLight azimuth="232" elevation="${elevation}"/>`

/** Stone and metal: a rounded edge, a rough face, a gleam. `grain` is how rough, in the units of the drawing. */
const relief = (id: string, edge: number, round: number, grain: number, depth: number): string => `
<filter id="${id}" x="-15%" y="-15%" width="130%" height="130%" color-interpolation-filters="sRGB">
<feGaussianBlur in="SourceAlpha" stdDeviation="${edge}" result="sharp"/><feGaussianBlur in="SourceAlpha" stdDeviation="${round}" result="round"/>
<feTurbulence type="fractalNoise" baseFrequency="${grain}" numOctaves="4" seed="4" result="rough"/>
<feComposite in="sharp" in2="round" operator="arithmetic" k2=".55" k3=".45" result="form"/>
<feComposite in="form" in2="rough" operator="arithmetic" k1=".38" k2=".58" result="height"/>
<feDiffuseLighting in="height" surfaceScale="${depth}" diffuseConstant="1.2" lighting-color="#fff" result="light">${lamp(44)}</feDiffuseLighting>
<feComposite in="light" in2="SourceAlpha" operator="in" result="lit"/><feBlend in="lit" in2="SourceGraphic" mode="multiply" result="body"/>
<feSpecularLighting in="height" surfaceScale="${depth * 0.8}" specularConstant=".8" specularExponent="14" lighting-color="#fff3d0" result="shine">${lamp(38)}</feSpecularLighting>
<feComposite in="shine" in2="SourceAlpha" operator="in" result="gleam"/>
<feComposite in="body" in2="gleam" operator="arithmetic" k2="1" k3=".5"/></filter>`

const blur = (id: string, by: number): string =>
  `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${by}"/></filter>`

/** A thin warm line along the lit edge of a figure. */
const rim = `<filter id="rim" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB">
<feOffset in="SourceAlpha" dx="1.5" dy="1.1" result="moved"/><feComposite in="SourceAlpha" in2="moved" operator="out" result="edge"/>
<feGaussianBlur in="edge" stdDeviation=".45" result="soft"/><feFlood flood-color="#ffe9b8" flood-opacity=".75"/>
<feComposite in2="soft" operator="in" result="line"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="line"/></feMerge></filter>`

const vignette = (id: string, from: number, strength: number): string =>
  `<radialGradient id="${id}" r=".72"><stop offset="${from}" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="${strength}"/></radialGradient>`

/** Needed by every picture. */
const sharedDefinitions = `${relief('relief', 2, 5, 0.06, 8)}${relief('reliefFine', 0.9, 2.4, 0.1, 4)}${rim}
${blur('soft1', 1)}${blur('soft2', 2.2)}${blur('soft4', 4)}${blur('soft8', 8)}${vignette('vignette', 0.4, 0.62)}
<pattern id="hatch" width="4" height="4" patternTransform="rotate(38)" patternUnits="userSpaceOnUse"><rect width="4" height="1.1" fill="#000" opacity=".5"/></pattern>`

/** A whole drawing. */
export const drawing = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${sharedDefinitions}</defs>${inside}</svg>`
