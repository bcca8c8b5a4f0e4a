import { describe, expect, test } from 'vitest'
import { brands, harborLife, meridianMutual } from '../tokens/brands.js'
import { colorNames } from '../tokens/colorNames.js'
import { variableName } from '../tokens/variables.js'
import { themeCss } from './themeCss.js'

const css = themeCss(meridianMutual)
const blockAfter = (source: string, selector: string) => {
  const start = source.indexOf(`${selector} {`)
  return source.slice(start, source.indexOf('}', start))
}

describe('the style sheet of a brand', () => {
  test.each(['light', 'dark', 'high-contrast', 'system'])('gives every colour in mode %s', (mode) => {
    const block = blockAfter(css, `[data-pp-brand='meridian-mutual'][data-pp-mode='${mode}']`)
    expect(colorNames.filter((name) => !block.includes(`${variableName('color', name)}: oklch(`))).toEqual([])
  })

  test('follows the reader in system mode by media queries alone', () => {
    const dark = blockAfter(css.slice(css.indexOf('prefers-color-scheme: dark')), "[data-pp-mode='system']")
    expect(dark).toContain('color-scheme: dark')
    expect(css.indexOf('prefers-contrast: more')).toBeGreaterThan(css.indexOf('prefers-color-scheme: dark'))
  })

  test('lowers controls and rows in compact density', () => {
    expect(blockAfter(css, "[data-pp-density='comfortable']")).toContain('--pp-density-control: 2.5rem')
    expect(blockAfter(css, "[data-pp-density='compact']")).toContain('--pp-density-control: 2rem')
  })

  test('raises controls to 48 px where fingers press, unless people chose compact', () => {
    const touch = css.slice(css.indexOf('pointer: coarse'))
    expect(touch).toContain("[data-pp-density='comfortable']")
    expect(touch).toContain('--pp-density-control: 3rem')
  })

  test('keeps brands apart, so that two can stand on one page', () => {
    expect(themeCss(harborLife)).not.toContain('meridian')
    expect(new Set(brands.map(({ id }) => id)).size).toBe(brands.length)
  })

  test('draws the corners of the brand', () => {
    expect(css).toContain('--pp-radius-control: 6px')
    expect(themeCss(harborLife)).toContain('--pp-radius-control: 4px')
  })
})
