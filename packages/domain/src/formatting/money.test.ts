import { expect, test } from 'vitest'
import { formatMoney, formatPremium } from './money.ts'
import { defaultFormatLocale } from './locale.ts'

test.each([
  [0, '$0.00'],
  [5, '$5.00'],
  [1234.5, '$1,234.50'],
  [1_000_000, '$1,000,000.00'],
  [12.345, '$12.35'],
  [-250, '-$250.00'],
  [-0.001, '$0.00'],
  [-0.005, '-$0.01'],
  [0.5, '$0.50'],
])('an amount of %d reads %s', (amount, text) => {
  expect(formatMoney(amount, defaultFormatLocale)).toBe(text)
})

test.each([[null], [undefined], [Number.NaN], [Number.POSITIVE_INFINITY]])(
  'a missing amount (%s) is blank',
  (amount) => {
    expect(formatMoney(amount, defaultFormatLocale)).toBe('')
  },
)

test.each([
  [64.2, ' Monthly ', '$64.20 / Monthly'],
  [64.2, null, '$64.20'],
  [null, 'Annual', 'Annual'],
  [null, '', ''],
])('a premium of %s that is due %s reads "%s"', (amount, frequency, text) => {
  expect(formatPremium(amount, frequency, defaultFormatLocale)).toBe(text)
})

test.each([
  ['fr-CA', 'CAD', '750 000,50 $'],
  ['fr-FR', 'EUR', '750 000,50 €'],
  ['de-CH', 'CHF', "CHF 750'000.50"],
  ['ja-JP', 'JPY', '￥750,001'],
])('in %s an amount in %s reads %s', (tag, currency, text) => {
  expect(formatMoney(750_000.5, { tag, currency }).replaceAll(/\s/gu, ' ')).toBe(text)
})
