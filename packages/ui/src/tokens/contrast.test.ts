import { describe, expect, test } from 'vitest'
import { brands } from './brands.js'
import { contrastOf, luminanceOf } from './contrast.js'
import { contrastPairs } from './contrastPairs.js'
import { modes } from './modes.js'
import { isInGamut } from './oklch.js'
import { paletteFor } from './palettes/paletteFor.js'

const cases = brands.flatMap((brand) => modes.map((mode) => ({ brand, mode, name: brand.name })))

const failuresOf = (brand: { hue: number; chroma: number }, mode: (typeof modes)[number], factor = 1) => {
  const palette = paletteFor(brand, mode)
  return contrastPairs
    .map((pair) => ({ ...pair, ratio: contrastOf(palette[pair.front], palette[pair.back]) }))
    .filter(({ ratio, least }) => ratio < least * factor)
    .map(({ front, back, ratio, least }) => `${front} on ${back}: ${ratio.toFixed(2)} < ${least * factor}`)
}

describe('the measure itself', () => {
  test('black on white is 21:1', () => {
    expect(contrastOf({ l: 0, c: 0, h: 0 }, { l: 1, c: 0, h: 0 })).toBeCloseTo(21, 2)
  })

  test.each([
    ['#ff0000', { l: 0.62796, c: 0.25768, h: 29.234 }, 0.2126],
    ['#00ff00', { l: 0.86644, c: 0.29483, h: 142.495 }, 0.7152],
    ['#0000ff', { l: 0.45201, c: 0.31321, h: 264.052 }, 0.0722],
    ['#767676', { l: 0.56542, c: 0, h: 0 }, 0.18116],
  ])('knows the luminance of %s', (_name, color, luminance) => {
    expect(luminanceOf(color)).toBeCloseTo(luminance, 3)
  })
})

describe('every pair of colours that stand on one another', () => {
  test.each(cases)('can be read in $name, $mode', ({ brand, mode }) => {
    expect(failuresOf(brand, mode)).toEqual([])
  })

  test.each(brands)('reaches 7:1 for text in high contrast, $name', (brand) => {
    expect(failuresOf(brand, 'high-contrast', 7 / 4.5)).toEqual([])
  })

  test.each(modes)('can be read in %s whatever hue another company brings', (mode) => {
    const hues = Array.from({ length: 72 }, (_, step) => step * 5)
    expect(hues.flatMap((hue) => failuresOf({ hue, chroma: 0.2 }, mode).map((line) => `${hue}: ${line}`))).toEqual([])
  })
})

test.each(cases)('every colour of $name, $mode, is one that screens can show', ({ brand, mode }) => {
  const palette = paletteFor(brand, mode)
  expect(Object.entries(palette).filter(([, color]) => !isInGamut(color))).toEqual([])
})
