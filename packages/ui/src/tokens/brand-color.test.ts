import { describe, expect, test } from 'vitest'
import { brandFromColor } from './brand-color.js'
import { getContrast } from './contrast.js'
import { contrastPairs } from './contrast-pairs.js'
import { modes } from './modes.js'
import { fromHex } from './oklch.js'
import { createPalette } from './palettes/get-palette.js'
import { toHex } from './to-hex.js'

// the same sequence in every run, so that a failure can be repeated
function randomColors(count: number): readonly string[] {
  let seed = 20_271
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % 0x1_00_00_00
  }
  return Array.from({ length: count }, () => `#${next().toString(16).padStart(6, '0')}`)
}

const someColors = ['#6B2FB3', '#000000', '#ffffff', '#ffcc00', '#e4002b', '#00a3e0', '#767676', ...randomColors(60)]

test.each(['#000000', '#ffffff', '#6b2fb3', '#e4002b', '#00ff00', '#0000ff', '#767676'])(
  '%s is read and written as the same color',
  (hex) => {
    expect(toHex(fromHex(hex))).toBe(hex)
  },
)

test.each(['6B2FB3', '#6B2', 'purple', '#6B2FBG', ''])('%j is no color', (text) => {
  expect(() => brandFromColor(text)).toThrow('#rrggbb')
})

describe('#6B2FB3', () => {
  const { brand, uses } = brandFromColor('#6B2FB3')

  test('is the accent, the links and the focus ring of light mode as it is', () => {
    const palette = createPalette(brand, 'light')
    expect([palette.accent, palette.accentText, palette.link, palette.focusRing].map(toHex)).toEqual(
      Array.from({ length: 4 }, () => '#6b2fb3'),
    )
  })

  test('moves in dark mode, and says to what and why', () => {
    const link = uses.find(({ mode, use }) => mode === 'dark' && use === 'link')
    expect(link).toMatchObject({ isKept: false, because: { on: 'surface', least: 4.5 } })
    expect(link?.because?.contrast).toBeLessThan(3)
    expect(link?.shown).toBe(toHex(createPalette(brand, 'dark').link))
  })
})

test('a color that is too pale for white text gives way, though its hue stays', () => {
  const { brand, uses } = brandFromColor('#ffcc00')
  const accent = uses.find(({ mode, use }) => mode === 'light' && use === 'accent')
  expect(accent).toMatchObject({ isKept: false, because: { least: 4.5 } })
  expect(brand.hue).toBeCloseTo(fromHex('#ffcc00').h)
})

describe.each(modes)('in %s', (mode) => {
  test('every pair of colors can be told apart, whatever the color of the brand', () => {
    const failures = someColors.flatMap((hex) => {
      const palette = createPalette(brandFromColor(hex).brand, mode)
      return contrastPairs
        .filter(({ front, back, least }) => getContrast(palette[front], palette[back]) < least)
        .map(({ front, back }) => `${hex}: ${front} on ${back}`)
    })
    expect(failures).toEqual([])
  })
})
