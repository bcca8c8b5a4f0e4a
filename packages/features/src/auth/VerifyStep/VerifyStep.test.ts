import { expect, test } from 'vitest'
import { type ChoiceStep, type ChoiceValue, getChoices, getLastDigits, sendsCode } from './VerifyStep.js'

const contacts = { email: 'm***@example.com', mobilePhone: '******0112', homePhone: '******0199' }

test.each<[ChoiceStep, readonly ChoiceValue[]]>([
  ['method', ['email', 'phone']],
  ['phone', ['mobilePhone', 'homePhone']],
  ['mobile', ['sms', 'voice']],
  ['home', ['voice-home']],
  ['email', ['email']],
])('the step %s offers %s', (step, values) => {
  expect(getChoices(step, contacts).map(({ value }) => value)).toEqual(values)
})

test('a phone is shown by its mobile number, otherwise by the home number', () => {
  expect(getChoices('method', contacts)[1]?.contact).toBe('******0112')
  expect(getChoices('method', { ...contacts, mobilePhone: '' })[1]?.contact).toBe('******0199')
})

test.each([
  ['******0112', '0112'],
  ['(312) 555-0199', '0199'],
  [null, ''],
])('%s is known by %s', (phone, last) => {
  expect(getLastDigits(phone)).toBe(last)
})

test.each<[ChoiceValue, boolean]>([
  ['email', true],
  ['sms', true],
  ['voice', true],
  ['voice-home', true],
  ['phone', false],
  ['mobilePhone', false],
  ['homePhone', false],
])('%s sends a code: %s', (value, sends) => {
  expect(sendsCode(value)).toBe(sends)
})
