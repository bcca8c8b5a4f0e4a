import { describe, expect, test } from 'vitest'
import { businessPhoneOfProfile, isBusinessPhoneChanged, isPhone, isSameEmail, isSamePhone } from './contact.ts'
import { formatPhone, toDigits } from './phone-format.ts'

describe('phone numbers', () => {
  test.each([
    ['(312) 555-0101', '3125550101'],
    ['+1 312.555.0101', '13125550101'],
    ['ext. 204', '204'],
    ['', ''],
    [null, ''],
  ])('%s is sent as %s', (typed, expected) => {
    expect(toDigits(typed)).toBe(expected)
  })

  test.each([
    ['3125550101', true],
    ['312555010', false],
    ['(312) 555-0101', true],
    [' +49 30 5550101 ', true],
    ['+49 30 5550101', true],
    ['312-555-010', false],
    ['(312) 555-01', false],
    ['123456789012345', true],
    ['1234567890123456', false],
    ['312555010x', false],
    ['3125550101 ext 2', false],
    ['31+25550101', false],
    ['', false],
  ])('%s is a phone number: %s', (typed, expected) => {
    expect(isPhone(typed)).toBe(expected)
  })

  const current = { phone: '3125550101', phoneExt: '204' }

  test('a business phone counts as changed even while it may not be saved', () => {
    expect(isBusinessPhoneChanged({ ...current, phone: '' }, current)).toBe(true)
    expect(isBusinessPhoneChanged({ ...current, phoneExt: '205' }, current)).toBe(true)
    expect(isBusinessPhoneChanged({ ...current, phoneExt: '' }, current)).toBe(true)
    expect(isBusinessPhoneChanged({ phone: '+1 (312) 555-0101', phoneExt: 'ext. 204' }, current)).toBe(false)
  })

  test.each([
    ['3125550101', '(312) 555-0101'],
    ['13125550101', '(312) 555-0101'],
    ['+1 312.555.0101', '(312) 555-0101'],
    ['49305550101', '49305550101'],
    ['0142685300', '0142685300'],
    ['+34 91 234 567', '+34 91 234 567'],
    ['+4930555010', '+4930555010'],
    ['204', '204'],
    [null, ''],
  ])('%s is shown as %s', (phone, expected) => {
    expect(formatPhone(phone)).toBe(expected)
  })
})

test.each([
  [' 3125550101 ', true],
  ['x3125550101', false],
  ['call 3125550101', false],
  ['3125550101;', false],
])('"%s" is a phone number: %s', (typed, expected) => {
  expect(isPhone(typed)).toBe(expected)
})

test.each([
  ['13125550101', '3125550101', true],
  ['23125550101', '3125550101', false],
  ['31255501011', '3125550101', false],
  ['+1 312 555 0101', '(312) 555-0101', true],
  ['1312555', '312555', false],
  [null, '', true],
])('%s and %s are the same phone: %s', (one, other, expected) => {
  expect([isSamePhone(one, other), isSamePhone(other, one)]).toEqual([expected, expected])
})

test.each([
  [' Ada@Example.com ', 'ada@example.COM ', true],
  ['ada@example.com', 'ida@example.com', false],
  ['ada@example.com', null, false],
  ['', null, true],
])('%s and %s are the same address: %s', (typed, current, expected) => {
  expect(isSameEmail(typed, current)).toBe(expected)
})

test('a business phone is changed from what is on file, and from nothing', () => {
  expect(businessPhoneOfProfile({ phone: '3125550101', phoneExt: '204' })).toEqual({
    phone: '3125550101',
    phoneExt: '204',
  })
  expect(businessPhoneOfProfile({ phone: null, phoneExt: null })).toEqual({ phone: '', phoneExt: '' })
})
