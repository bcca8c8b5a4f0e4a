import { expect, test } from 'vitest'
import { toContactFacts } from './contact-facts.js'

const full = { email: 'ito@example.com', mfa: { sms: '7735550107' }, phone: '3125550107', phoneExt: '204' }

test('phones read as people write them, the business phone with its extension', () => {
  expect(toContactFacts(full)).toEqual({
    email: { name: 'email', value: 'ito@example.com', extension: null },
    mobilePhone: { name: 'mobilePhone', value: '(773) 555-0107', extension: null },
    businessPhone: { name: 'businessPhone', value: '(312) 555-0107', extension: '204' },
  })
})

test.each([
  ['no email', { ...full, email: null }, 'email'],
  ['a blank email', { ...full, email: ' ' }, 'email'],
  ['no second factor', { ...full, mfa: null }, 'mobilePhone'],
  ['no mobile phone', { ...full, mfa: { sms: null } }, 'mobilePhone'],
  ['no business phone, whatever its extension', { ...full, phone: '' }, 'businessPhone'],
] as const)('%s is nothing on file', (_, profile, name) => {
  expect(toContactFacts(profile)[name]).toEqual({ name, value: null, extension: null })
})
