import { describe, expect, test } from 'vitest'
import { sampleBrands, seaBrand } from '../testing/sample-brands.fixture.js'
import { defaultBrand } from '../tokens/brand.js'
import { colorNames } from '../tokens/color-names.js'
import { modes } from '../tokens/modes.js'
import { toVariableName } from '../tokens/variables.js'
import { themeCss } from './theme-css.js'

interface Rule {
  readonly media: string
  readonly selectors: readonly string[]
  readonly body: string
}

function getRules(css: string): readonly Rule[] {
  return [...css.matchAll(/(?:@media (?<media>[^{]+) \{\n)?(?<selectors>[^{}@]+) \{(?<body>[^}]*)\}/g)].map(
    ({ groups }) => ({
      media: groups?.['media'] ?? '',
      selectors: (groups?.['selectors'] ?? '').trim().split(', '),
      body: groups?.['body'] ?? '',
    }),
  )
}

const css = themeCss(defaultBrand)
const brandSelector = "[data-pp-brand='default']"
const inMode = (mode: string, media = '') => getBody(css, `${brandSelector}[data-pp-mode='${mode}']`, media)
const inDensity = (density: string, media = '') => getBody(css, `${brandSelector}[data-pp-density='${density}']`, media)
const getBody = (sheet: string, selector: string, media = '') =>
  getRules(sheet).find((rule) => rule.media === media && rule.selectors.includes(selector))?.body ?? ''

const systemRules = [
  ['nothing in particular', '', 'light'],
  ['dark', '(prefers-color-scheme: dark)', 'dark'],
  ['more contrast', '(prefers-contrast: more)', 'high-contrast'],
  ['dark with more contrast', '(prefers-contrast: more) and (prefers-color-scheme: dark)', 'high-contrast-dark'],
] as const

describe('the style sheet of a brand', () => {
  test.each([...modes, 'system'])('gives every color in mode %s', (mode) => {
    expect(colorNames.filter((name) => !inMode(mode).includes(`${toVariableName('color', name)}: oklch(`))).toEqual([])
  })

  test.each(systemRules)('shows who asks the system for %s the mode made for it, by %s alone', (_wish, media, mode) => {
    expect(inMode('system', media)).toBe(inMode(mode))
  })

  test('asks for less common wishes later, so that they win', () => {
    const order = systemRules.map(([, media]) => css.lastIndexOf(`@media ${media} {`))
    expect(order.slice(1)).toEqual(order.slice(1).toSorted((a, b) => a - b))
  })

  test.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['high-contrast', 'light'],
    ['high-contrast-dark', 'dark'],
  ])('lets the browser draw scroll bars and pickers to match mode %s: %s', (mode, scheme) => {
    expect(inMode(mode)).toContain(`color-scheme: ${scheme};`)
  })

  test.each([
    ['comfortable', '', '2.5rem'],
    ['compact', '', '2rem'],
    ['touch', '', '3rem'],
    ['system', '', '2.5rem'],
    ['system', '(pointer: coarse)', '3rem'],
  ])('in density %s %s, a control is %s high', (density, media, height) => {
    expect(inDensity(density, media)).toContain(`--pp-density-control: ${height};`)
  })

  test('a density that people chose stays, whatever they point with', () => {
    expect(inDensity('comfortable', '(pointer: coarse)')).toBe('')
    expect(inDensity('compact', '(pointer: coarse)')).toBe('')
  })

  test('keeps brands apart, so that two can be on one page', () => {
    expect(themeCss(seaBrand)).not.toContain("'default'")
    expect(new Set(sampleBrands.map(({ id }) => id)).size).toBe(sampleBrands.length)
  })

  test.each([
    [6, '6px', '10px', '4px'],
    [0, '0px', '4px', '0px'],
    [12, '12px', '16px', '4px'],
  ])('draws every corner from the one radius %i', (radius, control, panel, check) => {
    const sheet = themeCss({ ...defaultBrand, radius })
    expect(sheet).toContain(`--pp-radius-control: ${control};`)
    expect(sheet).toContain(`--pp-radius-panel: ${panel};`)
    expect(sheet).toContain(`--pp-radius-check: ${check};`)
  })

  test('puts the font of the brand before that of the system', () => {
    const sheet = themeCss({ ...defaultBrand, font: ['Source Serif 4', 'serif'] })
    expect(sheet).toContain("--pp-font-sans: 'Source Serif 4', serif, system-ui, ")
    expect(css).toContain("--pp-font-sans: 'Inter Variable', Inter, 'Inter Fallback', system-ui, ")
  })

  test('takes the name of a font as a name only', () => {
    const sheet = themeCss({ ...defaultBrand, font: ["x'; } body { display: none"] })
    expect(sheet).toContain("--pp-font-sans: 'x  body  display: none', system-ui")
  })
})

const motifIn = (sheet: string) => /--pp-brand-motif: (.*);/.exec(sheet)?.[1] ?? ''

describe('the motif of a brand', () => {
  const motif = { viewBox: '0 0 96 96', path: 'M4 48h88', lineWidth: 2 }

  test('is drawn in lines of its own width', () => {
    const image = decodeURIComponent(motifIn(themeCss({ ...defaultBrand, motif })))
    expect(image).toContain('viewBox="0 0 96 96"')
    expect(image).toContain('stroke-width="2" d="M4 48h88"')
    expect(motifIn(themeCss({ ...defaultBrand, motif }))).not.toBe(motifIn(css))
  })

  test('is the outline of the logo where the brand has none, and nothing beside a picture', () => {
    expect(decodeURIComponent(motifIn(css))).toContain('d="M12 1a11 11')
    const logo = { src: '/logo.svg', width: 120, height: 32 }
    expect(motifIn(themeCss({ ...defaultBrand, logo }))).toBe('linear-gradient(#0000, #0000)')
  })

  test('is data that cannot end its declaration', () => {
    const sheet = themeCss({ ...defaultBrand, motif: { ...motif, path: 'M0 0"); } body { display: none' } })
    expect(motifIn(sheet)).toMatch(/^url\("data:image\/svg\+xml,[^"{};\s]*"\)$/)
  })
})

describe('a page that a server sends, before its attributes are there', () => {
  const bare = ':root:not([data-pp-brand])'
  const sent = themeCss(defaultBrand, { mode: 'dark', density: 'compact' })

  test('has the mode and density of the app at once', () => {
    const found = getRules(sent).filter(({ selectors }) => selectors.includes(bare))
    expect(found.map(({ body }) => body)).toEqual([
      getBody(css, brandSelector),
      getBody(css, `${brandSelector}[data-pp-density='compact']`),
      getBody(css, `${brandSelector}[data-pp-mode='dark']`),
    ])
  })

  test('follows the user where the app leaves it to the system', () => {
    const system = themeCss(defaultBrand, { mode: 'system', density: 'system' })
    const media = getRules(system).filter(({ selectors }) => selectors.includes(bare))
    expect(media.map((rule) => rule.media).filter(Boolean)).toEqual([
      '(pointer: coarse)',
      ...systemRules.map(([, query]) => query).filter(Boolean),
    ])
  })

  test('is left alone by a preview', () => {
    expect(css).not.toContain(':root')
  })
})

/*
 * Sizes, layers, times and colors of every mode, which all styles refer to. After a change that is meant,
 * `npx vitest -u theme-css` writes it.
 */
test('the values of the default brand are those that are known', async () => {
  await expect(`${css}\n`).toMatchFileSnapshot('theme-css.txt')
})
