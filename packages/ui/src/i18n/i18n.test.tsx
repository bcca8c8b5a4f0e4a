import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Pagination } from '../components/Pagination/Pagination.js'
import { createLocale } from './create-locale.js'
import { formTexts } from './form-texts.js'
import { formatMessage } from './format-message.js'
import { defaultLocale, perLocale } from './locale.js'
import { LocaleProvider } from './LocaleProvider.js'
import { overrideMessages } from './messages.js'
import { tableTexts } from './table-texts.js'
import { createTranslate } from './useTexts.js'

const french = createLocale({ language: 'fr', region: 'CA', currency: 'CAD' })
const plain = (text: string) => text.replaceAll(/\s/gu, ' ')

describe('a locale', () => {
  test.each([
    [{ language: 'fr', region: 'CA', currency: 'CAD' }, 'fr-CA', 'ltr'],
    [{ language: 'ar', region: 'EG', currency: 'EGP', numberingSystem: 'latn' }, 'ar-EG-u-nu-latn', 'rtl'],
    [{ language: 'th', region: 'TH', currency: 'THB', calendar: 'gregory' }, 'th-TH-u-ca-gregory', 'ltr'],
    [{ language: 'en', region: 'US', currency: 'USD', direction: 'rtl' }, 'en-US', 'rtl'],
  ] as const)('of %j has the tag %s and runs %s', (options, tag, direction) => {
    expect(createLocale(options)).toEqual({ tag, currency: options.currency, direction })
  })

  test('without a form is refused', () => {
    expect(() => createLocale({ language: 'french!', region: 'CA', currency: 'CAD' })).toThrow(RangeError)
  })
})

test.each([
  ['en-US', 0, '0 items'],
  ['en-US', 1, '1 item'],
  ['fr-CA', 0, '0 article'],
  ['fr-CA', 2, '2 articles'],
  ['fr-CA', 1_000_000, '1 000 000 d’articles'],
  ['ar-EG', 2, 'two'],
  ['ar-EG', 5, 'few'],
])('in %s %i is counted as "%s"', (tag, count, expected) => {
  const text = tag.startsWith('fr')
    ? { one: '{count} article', many: '{count} d’articles', other: '{count} articles' }
    : tag.startsWith('ar')
      ? { two: 'two', few: 'few', other: 'other' }
      : { one: '{count} item', other: '{count} items' }
  expect(plain(formatMessage(text, { count }, { ...defaultLocale, tag }))).toBe(expected)
})

test('from right to left, what stands in a text keeps its own order', () => {
  const text = '{name} / {count} / {amount}'
  const values = { name: 'דוד Levi', count: 2, amount: '-$3,381.50' }
  expect(formatMessage(text, values, { ...defaultLocale, direction: 'rtl' })).toBe(
    '\u2068דוד Levi\u2069 / 2 / \u2068-$3,381.50\u2069',
  )
  expect(formatMessage(text, values, defaultLocale)).toBe('דוד Levi / 2 / -$3,381.50')
})

test.each([
  [20, '20 characters left'],
  [1, '1 character left'],
  [0, '0 characters left'],
])('%i left reads "%s"', (count, text) => {
  expect(createTranslate(formTexts)('charactersLeft', { count })).toBe(text)
})

test('a component takes its words and its numbers from the provider around it', () => {
  const texts = [overrideMessages(tableTexts, { showing: '{first} à {last} sur {total}', nextPage: 'Page suivante' })]
  render(
    <LocaleProvider locale={french} texts={texts}>
      <Pagination page={1} pageSize={10} total={12_400} onPageChange={() => undefined} />
    </LocaleProvider>,
  )
  expect(plain(screen.getByRole('navigation').textContent ?? '')).toMatch(/^1 à 10 sur 12 400/)
  expect(screen.getByRole('button', { name: 'Page suivante' })).toBeTruthy()
})

test('a provider inside another one keeps its language and its words, but for those that it replaces', () => {
  const outer = overrideMessages(tableTexts, { showing: '{total} lignes', nextPage: 'Page suivante' })
  const inner = overrideMessages(tableTexts, { nextPage: 'Suite' })
  render(
    <LocaleProvider locale={french} texts={[outer]}>
      <LocaleProvider texts={[inner]}>
        <Pagination page={1} pageSize={10} total={12_400} onPageChange={() => undefined} />
      </LocaleProvider>
    </LocaleProvider>,
  )
  expect(plain(screen.getByRole('navigation').textContent ?? '')).toMatch(/^12 400 lignes/)
  expect(screen.getByRole('button', { name: 'Suite' })).toBeTruthy()
})

test('a place without a value stays to be seen, and texts of another subject change nothing', () => {
  expect(formatMessage('{first} of {total}', { total: 3 }, defaultLocale)).toBe('{first} of 3')
  const texts = [{ subject: 'elsewhere', texts: { charactersLeft: 'none' } }]
  expect(createTranslate(formTexts, { locale: defaultLocale, texts })('charactersLeft', { count: 2 })).toBe(
    '2 characters left',
  )
})

test('a formatter is made once for a language and its currency', () => {
  const format = perLocale(({ tag, currency }) => new Intl.NumberFormat(tag, { style: 'currency', currency }))
  const euros = { ...defaultLocale, currency: 'EUR' }
  expect([defaultLocale, euros].map((locale) => format(locale).format(1))).toEqual(['$1.00', '€1.00'])
  expect(format({ ...euros })).toBe(format(euros))
})
