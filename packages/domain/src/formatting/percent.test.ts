import { expect, test } from 'vitest'
import { formatPercent } from './percent.ts'
import { defaultFormatLocale } from './locale.ts'

test.each([
  [100, '100%'],
  [33.333, '33.33%'],
  [0, '0%'],
  [12.5, '12.5%'],
  [null, ''],
  [undefined, ''],
  [Number.NaN, ''],
])('a share of %s reads "%s"', (value, text) => {
  expect(formatPercent(value, defaultFormatLocale)).toBe(text)
})
