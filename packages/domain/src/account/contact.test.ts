import { describe, expect, test } from 'vitest'
import { canSaveBusinessPhone, canSaveEmail, canSaveMobilePhone, isBusinessPhoneChanged, isPhone } from './contact.ts'
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

  test.each([
    ['another number', '7735550199', '7735550101', true],
    ['the current number', '7735550101', '7735550101', false],
    ['the current number written otherwise', '(773) 555-0101', '7735550101', false],
    ['the current number with a leading 1', '+1 773 555 0101', '7735550101', false],
    ['the current number without its leading 1', '7735550101', '17735550101', false],
    ['a first number', '7735550101', null, true],
    ['no number', '773', '7735550101', false],
  ])('mobile phone: %s', (_, typed, current, expected) => {
    expect(canSaveMobilePhone(typed, current)).toBe(expected)
  })

  const current = { phone: '3125550101', phoneExt: '204' }
  test.each([
    ['nothing changed', { phone: '(312) 555-0101', phoneExt: '204' }, false],
    ['the number changed', { phone: '(312) 555-0102', phoneExt: '204' }, true],
    ['the extension changed', { phone: '(312) 555-0101', phoneExt: '205' }, true],
    ['the extension removed', { phone: '(312) 555-0101', phoneExt: '' }, true],
    ['an extension of 5', { phone: '(312) 555-0101', phoneExt: '12345' }, true],
    ['an extension of 6', { phone: '(312) 555-0101', phoneExt: '123456' }, false],
    ['no number', { phone: '', phoneExt: '205' }, false],
    ['nothing at all', { phone: null, phoneExt: null }, false],
  ])('business phone: %s', (_, typed, expected) => {
    expect(canSaveBusinessPhone(typed, current)).toBe(expected)
  })

  test('a business phone counts as changed even while it may not be saved', () => {
    expect(isBusinessPhoneChanged({ ...current, phone: '' }, current)).toBe(true)
    expect(isBusinessPhoneChanged({ phone: '+1 (312) 555-0101', phoneExt: 'ext. 204' }, current)).toBe(false)
  })

  test.each([
    ['3125550101', '(312) 555-0101'],
    ['13125550101', '(312) 555-0101'],
    ['49305550101', '49305550101'],
    ['204', '204'],
    [null, ''],
  ])('%s is shown as %s', (phone, expected) => {
    expect(formatPhone(phone)).toBe(expected)
  })
})

describe('email', () => {
  const current = 'elena@example.com'
  test.each([
    ['another address', 'rivera@example.com', 'rivera@example.com', true],
    ['blanks around it', ' rivera@example.com ', 'rivera@example.com', true],
    ['a confirmation that differs', 'rivera@example.com', 'riviera@example.com', false],
    ['no confirmation', 'rivera@example.com', '', false],
    ['the current address', 'elena@example.com', 'elena@example.com', false],
    ['the current address in capitals', 'Elena@Example.com', 'Elena@Example.com', false],
    ['a plus', 'rivera+news@example.com', 'rivera+news@example.com', true],
    ['an apostrophe', "o'connor@example.com", "o'connor@example.com", true],
    ['no at sign', 'rivera.example.com', 'rivera.example.com', false],
    ['a blank inside', 'elena rivera@example.com', 'elena rivera@example.com', false],
    ['no domain', 'rivera@', 'rivera@', false],
    ['a hyphen at the end of the domain', 'rivera@example-.com', 'rivera@example-.com', false],
    ['more than 254 characters', `${'x'.repeat(250)}@a.co`, `${'x'.repeat(250)}@a.co`, false],
    ['nothing', '', '', false],
  ])('%s', (_, email, confirmation, expected) => {
    expect(canSaveEmail(email, confirmation, current)).toBe(expected)
  })
})
