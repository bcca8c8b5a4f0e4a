import { expect, test } from 'vitest'
import { cleanPhone, formatPhone } from './phone-text.js'

test.each([
  ['(312) 555-0101', '3125550101'],
  [' +1 312.555.0101', '+13125550101'],
  ['+44 20 7946 0000', '+442079460000'],
  // As copied from a list of contacts: a mark of direction, a blank that doesn't break, an en dash
  ['\u202a(312)\u00a0555–0101\u202c', '3125550101'],
  ['\u202a+44 20 7946 0000\u202c', '+442079460000'],
  ['(312) 555-0188 ext. 204', '(312) 555-0188 ext. 204'],
  [' 312/555/0199', '312/555/0199'],
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
  ['(312) 555-0188 x2', '(312) 555-0188 x2'],
  ['', ''],
])('%j is read as %j', (text, formatted) => {
  expect(formatPhone(text)).toBe(formatted)
})
