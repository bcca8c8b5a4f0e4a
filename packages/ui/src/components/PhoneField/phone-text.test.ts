import { expect, test } from 'vitest'
import { cleanPhone, formatPhone, typedPhone } from './phone-text.js'

test.each([
  ['(312) 555-0101', '3125550101'],
  [' +1 312.555.0101', '+13125550101'],
  ['+44 20 7946 0000', '+442079460000'],
  ['', ''],
])('%j is handed over as %j', (text, cleaned) => {
  expect(cleanPhone(text)).toBe(cleaned)
})

test.each([
  ['3125550101', '(312) 555-0101'],
  ['13125550101', '(312) 555-0101'],
  ['+13125550101', '(312) 555-0101'],
  ['312-555-0101', '(312) 555-0101'],
  ['+442079460000', '+442079460000'],
  ['0142685300', '0142685300'],
  ['+4930555010', '+4930555010'],
  ['31255', '31255'],
  ['', ''],
])('%j is read as %j', (text, formatted) => {
  expect(formatPhone(text)).toBe(formatted)
})

test('letters are left out while typing', () => {
  expect(typedPhone('312 555-0101 ext')).toBe('312 555-0101 ')
})
