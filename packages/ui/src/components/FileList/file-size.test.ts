import { expect, test } from 'vitest'
import { defaultLocale } from '../../i18n/locale.js'
import { formatFileSize } from './file-size.js'

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [820, '820 bytes'],
  [1_048_575, '1 MB'],
  [1024, '1 KB'],
  [839_680, '820 KB'],
  [1_048_576, '1 MB'],
  [25_690_112, '24.5 MB'],
  [105_906_176, '101 MB'],
  [2_147_483_648, '2 GB'],
])('%i bytes read as %s', (bytes, text) => {
  expect(formatFileSize(bytes, defaultLocale)).toBe(text)
})

test.each([
  [1023, '1,023 bytes'],
  [1535, '1 KB'],
  [1_572_864, '1.5 MB'],
  [104_857_600, '100 MB'],
  [104_752_742, '99.9 MB'],
  [1_099_511_627_776, '1,024 GB'],
])('rounded, %i bytes read as %s', (bytes, text) => {
  expect(formatFileSize(bytes, defaultLocale)).toBe(text)
})

test.each([
  ['fr-CA', 820, '820 octets'],
  ['fr-CA', 839_680, '820 ko'],
  ['fr-CA', 25_690_112, '24,5 Mo'],
  ['es-US', 25_690_112, '24.5 MB'],
])('in %s %i bytes read as %s', (tag, bytes, text) => {
  expect(formatFileSize(bytes, { ...defaultLocale, tag }).replaceAll(/\s/gu, ' ')).toBe(text)
})
