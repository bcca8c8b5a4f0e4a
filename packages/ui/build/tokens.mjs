/**
 * Writes the TypeScript that the design system runs on from its design tokens, `packages/ui/src/tokens/source`:
 * the same values without descriptions, so that importing a Button does not carry the documentation along.
 * Run it after a change of the source: `node packages/ui/build/tokens.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { root } from '../../../scripts/paths.mjs'
import { exec, tools } from '../../../scripts/tools.mjs'

const folder = `${root}packages/ui/src/tokens/`
const vendor = 'com.producer-portal'
const modes = ['light', 'dark', 'high-contrast', 'high-contrast-dark']
const rampNames = ['neutral', 'accent', 'tint', 'info', 'success', 'warning', 'danger', 'scrim']

const source = ['ramp', 'color', 'shadow', 'scale']
  .map((name) => JSON.parse(readFileSync(`${folder}source/${name}.tokens.json`, 'utf8')))
  .reduce((all, part) => ({ ...all, ...part }), {})

const rulesOf = (token) => token.$extensions?.[vendor] ?? {}
const inMode = (token, mode) => rulesOf(token).modes?.[mode] ?? token.$value
const mapTokens = (group, map) =>
  Object.fromEntries(
    Object.entries(group)
      .filter(([name]) => !name.startsWith('$'))
      .map(([name, token]) => [name, map(token, name)]),
  )

/** A step of a ramp; what is `none` there comes from the brand, and is left out here. */
function rampStep(token) {
  const [l, c, h] = token.$value.components
  return {
    l,
    ...(c === 'none' ? { share: rulesOf(token).chromaShare ?? 1 } : { c }),
    ...(h === 'none' ? {} : { h }),
    ...(token.$value.alpha === undefined ? {} : { alpha: token.$value.alpha }),
  }
}

const css = {
  dimension: ({ value, unit }) => `${value}${unit}`,
  duration: ({ value, unit }) => `${value}${unit}`,
  cubicBezier: (points) => `cubic-bezier(${points.join(', ')})`,
  fontFamily: (names) => names.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', '),
  fontWeight: String,
  number: String,
}
const scaleOf = (name) => mapTokens(source[name], (token) => css[source[name].$type](token.$value))

const length = ({ value, unit }) => (value === 0 ? '0' : `${value}${unit}`)

function shadowsIn(mode) {
  const layer = ({ color, offsetX, offsetY, blur, spread }) => {
    const ink = inMode(source.ink[color.slice('{ink.'.length, -1)], mode)
    if (ink.alpha === 0) return undefined
    const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])].map(length)
    return `${lengths.join(' ')} oklch(${ink.components.join(' ')} / ${ink.alpha})`
  }
  return mapTokens(source.shadow, ({ $value }) => $value.map(layer).filter(Boolean).join(', ') || 'none')
}

const densityScale = Object.fromEntries(
  ['comfortable', 'compact', 'touch'].map((density) => [
    density,
    mapTokens(source.density, (token) => css.dimension(rulesOf(token).densities[density] ?? token.$value)),
  ]),
)

const scales = {
  ...Object.fromEntries(
    [
      'space',
      'font',
      'fontSize',
      'lineHeight',
      'fontWeight',
      'borderWidth',
      'duration',
      'easing',
      'zIndex',
      'size',
    ].map((name) => [name, scaleOf(name)]),
  ),
  letterSpacing: mapTokens(source.letterSpacing, ({ $value }) => ($value === 0 ? '0' : `${$value}em`)),
  breakpoints: mapTokens(source.breakpoint, ({ $value }) => $value.value),
  densityScale,
  radiusRules: mapTokens(source.radius, (token) => rulesOf(token).fromBrand ?? { fixed: token.$value.value }),
}
const shadowsFor = Object.fromEntries(modes.map((mode) => [mode, shadowsIn(mode)]))

/** The names of the tokens in each group. Components refer to CSS variables, for which they don't need the values. */
function getTokenNames() {
  const { densityScale: densities, radiusRules: radius, breakpoints: _, ...groups } = scales
  const all = { ...groups, radius, shadow: shadowsFor.light, density: densities.comfortable }
  return Object.fromEntries(Object.entries(all).map(([group, values]) => [group, Object.keys(values)]))
}

/** The exported constants of each generated file. */
export const files = {
  scales,
  names: { tokenNames: getTokenNames() },
  colors: {
    colorNames: Object.keys(mapTokens(source.color, () => undefined)),
    // one alias for each mode, in the order of `modes`
    colorSteps: mapTokens(source.color, (token) => modes.map((mode) => inMode(token, mode).slice(1, -1))),
  },
  ramps: { ramps: Object.fromEntries(rampNames.map((name) => [name, mapTokens(source[name], rampStep)])) },
  shadows: { shadowsFor },
}

async function write() {
  for (const [name, constants] of Object.entries(files)) {
    const body = Object.entries(constants).map(
      ([key, value]) => `export const ${key} = ${JSON.stringify(value)} as const`,
    )
    const note = '// Made from ../source/*.tokens.json by build/tokens.mjs: change those, then run it.'
    writeFileSync(`${folder}generated/${name}.ts`, `${note}\n${body.join('\n\n')}\n`)
  }
  return await exec([...tools.oxfmt, `${folder}generated`])
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await write()
