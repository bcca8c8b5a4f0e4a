import { describe, expect, test } from 'vitest'
import { sampleBrands } from '../testing/sample-brands.fixture.js'
import { colorNames } from './color-names.js'
import { getContrast, getLuminance } from './contrast.js'
import { contrastPairs } from './contrast-pairs.js'
import { modes, type Mode } from './modes.js'
import { isInGamut } from './oklch.js'
import { createPalette } from './palettes/get-palette.js'

interface Accent {
  readonly hue: number
  readonly chroma: number
}

const cases = sampleBrands.flatMap((brand) => modes.map((mode) => ({ brand, mode, name: brand.name })))
const highContrast = modes.filter((mode) => mode.startsWith('high-contrast'))
const allHues = Array.from({ length: 360 }, (_, hue) => hue)
const chromas = [0, 0.04, 0.08, 0.12, 0.16, 0.2]

/** Pairs below what users need; `factor` 7 / 4.5 asks of text what high contrast promises. */
function findFailures({ hue, chroma }: Accent, mode: Mode, factor = 1): readonly string[] {
  const palette = createPalette({ hue, chroma }, mode)
  const luminances = new Map(colorNames.map((name) => [name, getLuminance(palette[name])]))
  return contrastPairs.flatMap(({ front, back, least }) => {
    const [one, other] = [luminances.get(front) ?? 0, luminances.get(back) ?? 0]
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
    const needed = least === 4.5 ? least * factor : least
    return ratio < needed ? [`${hue}/${chroma} ${front} on ${back}: ${ratio.toFixed(2)} < ${needed}`] : []
  })
}

// the same sequence in every run, so that a failure can be repeated
function randomAccents(count: number): readonly Accent[] {
  let seed = 20_260
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
  return Array.from({ length: count }, () => ({ hue: next() * 360, chroma: next() * 0.2 }))
}

describe('the measure itself', () => {
  test('black on white is 21:1', () => {
    expect(getContrast({ l: 0, c: 0, h: 0 }, { l: 1, c: 0, h: 0 })).toBeCloseTo(21, 2)
  })

  test.each([
    ['#ff0000', { l: 0.62796, c: 0.25768, h: 29.234 }, 0.2126],
    ['#00ff00', { l: 0.86644, c: 0.29483, h: 142.495 }, 0.7152],
    ['#0000ff', { l: 0.45201, c: 0.31321, h: 264.052 }, 0.0722],
    ['#767676', { l: 0.56542, c: 0, h: 0 }, 0.18116],
  ])('knows the luminance of %s', (_name, color, luminance) => {
    expect(getLuminance(color)).toBeCloseTo(luminance, 3)
  })
})

describe('every pair of colors that are used on each other', () => {
  test.each(cases)('can be read in $name, $mode', ({ brand, mode }) => {
    expect(findFailures(brand, mode)).toEqual([])
  })

  test.each(modes)('can be read in %s at every hue and strength that another company brings', (mode) => {
    const failures = chromas.flatMap((chroma) => allHues.flatMap((hue) => findFailures({ hue, chroma }, mode)))
    expect(failures).toEqual([])
  })

  test.each(modes)('can be read in %s at hues and strengths between those', (mode) => {
    expect(randomAccents(500).flatMap((accent) => findFailures(accent, mode))).toEqual([])
  })

  test.each(highContrast)('reaches 7:1 for text in %s at every hue', (mode) => {
    const failures = chromas.flatMap((chroma) => allHues.flatMap((hue) => findFailures({ hue, chroma }, mode, 7 / 4.5)))
    expect(failures).toEqual([])
  })
})

test.each(cases)('every color of $name, $mode, is one that screens can show', ({ brand, mode }) => {
  const palette = createPalette(brand, mode)
  expect(Object.entries(palette).filter(([, color]) => !isInGamut(color))).toEqual([])
})
