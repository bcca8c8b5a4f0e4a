import { describe, expect, test } from 'vitest'
import { sampleBrands, seaBrand } from '../../testing/sample-brands.fixture.js'
import { defaultBrand } from '../brand.js'
import { colorNames } from '../color-names.js'
import { modes } from '../modes.js'
import { createPalette } from '../palettes/get-palette.js'
import { tokens } from '../tokens.js'
import { isToken, type DesignToken, type DesignTokens } from './design-tokens.js'
import { toDesignTokens } from './to-design-tokens.js'

const getList = (document: DesignTokens): readonly (readonly [path: string, type: string, token: DesignToken])[] =>
  Object.entries(document).flatMap(([group, entries]) =>
    Object.entries(entries).flatMap(([name, entry]) =>
      typeof entry !== 'string' && isToken(entry)
        ? [[`${group}.${name}`, String(entries['$type']), entry] as const]
        : [],
    ),
  )
const getValue = (document: DesignTokens, path: string) => getList(document).find(([name]) => name === path)?.[2].$value

const number = expect.any(Number) as unknown
const dimension = { value: number, unit: expect.stringMatching(/^(?:px|rem)$/) as unknown }
const color = { colorSpace: 'oklch', components: [number, number, number] }
const shapes: Readonly<Record<string, unknown>> = {
  color: expect.objectContaining(color),
  dimension,
  duration: { value: number, unit: 'ms' },
  fontFamily: expect.arrayContaining([expect.any(String)]),
  fontWeight: number,
  number,
  cubicBezier: [number, number, number, number],
}
const everyBrand = sampleBrands.flatMap((brand) => modes.map((mode) => ({ name: brand.name, brand, mode })))

describe('the design tokens of a brand', () => {
  test.each(everyBrand)('have values of their type in $name, $mode', ({ brand, mode }) => {
    const wrong = getList(toDesignTokens(brand, { mode, density: 'comfortable' })).filter(([, type, { $value }]) => {
      if (typeof $value === 'string' || type === 'shadow') return false
      return !(type in shapes) || !matches($value, shapes[type])
    })
    expect(wrong).toEqual([])
  })

  test.each(everyBrand)('point only at tokens that are there in $name, $mode', ({ brand, mode }) => {
    const document = toDesignTokens(brand, { mode })
    const names = new Set(getList(document).map(([path]) => path))
    const aliases = [...JSON.stringify(document).matchAll(/"\{(?<path>[^}]+)\}"/g)].map(
      ({ groups }) => groups?.['path'],
    )
    expect(aliases.length).toBeGreaterThan(colorNames.length)
    expect(aliases.filter((path) => !names.has(path ?? ''))).toEqual([])
  })

  test.each(everyBrand)('give the colors that the page shows in $name, $mode', ({ brand, mode }) => {
    const document = toDesignTokens(brand, { mode })
    const palette = createPalette(brand, mode)
    for (const name of colorNames) {
      const { l, c, h, alpha } = palette[name]
      const value = getValue(document, String(getValue(document, `color.${name}`)).slice(1, -1))
      expect(value).toMatchObject({ components: [l, c, h], ...(alpha === undefined ? {} : { alpha }) })
    }
  })

  test('have a description for every color and a type for every group', () => {
    const document = toDesignTokens(defaultBrand)
    expect(Object.entries(document).filter(([, { $type, $description }]) => !$type || !$description)).toEqual([])
    const colors = getList(document).filter(([path]) => path.startsWith('color.'))
    expect(colors.filter(([, , { $description }]) => !$description)).toEqual([])
  })

  test('hold every token that a style can name, and no other', () => {
    const ramps = /^(?:neutral|accent|tint|info|success|warning|danger|scrim|ink|breakpoint)\./
    const named = Object.entries(tokens).flatMap(([group, names]) =>
      Object.keys(names).map((name) => `${group}.${name}`),
    )
    const written = getList(toDesignTokens(defaultBrand)).map(([path]) => path)
    expect(written.filter((path) => !ramps.test(path)).toSorted()).toEqual(named.toSorted())
  })

  test('keep the other modes and densities beside the value, unless one is asked for', () => {
    const all = JSON.stringify(toDesignTokens(defaultBrand))
    const one = JSON.stringify(toDesignTokens(defaultBrand, { mode: 'dark', density: 'compact' }))
    expect([all.includes('"modes"'), all.includes('"densities"')]).toEqual([true, true])
    expect([one.includes('"modes"'), one.includes('"densities"')]).toEqual([false, false])
  })

  test('follow the hue, corners and font of the brand', () => {
    const document = toDesignTokens({ ...seaBrand, font: ['Atkinson Hyperlegible'] }, { density: 'touch' })
    expect(getValue(document, 'accent.510')).toMatchObject({ components: [0.51, expect.any(Number), 190] })
    expect(getValue(document, 'radius.panel')).toEqual({ value: 8, unit: 'px' })
    expect(getValue(document, 'font.sans')).toEqual(expect.arrayContaining(['Atkinson Hyperlegible', 'system-ui']))
    expect(getValue(document, 'font.sans')).not.toContain('Inter')
    expect(getValue(document, 'density.control')).toEqual({ value: 3, unit: 'rem' })
  })
})

function matches(value: unknown, shape: unknown): boolean {
  try {
    expect(value).toEqual(shape)
    return true
  } catch {
    return false
  }
}
