import { describe, expect, test } from 'vitest'
import {
  canReceiveCode,
  getCodeContacts,
  getContact,
  getEmail,
  getProofContacts,
  maskContact,
  maskContacts,
  withoutUnsendable,
} from './contacts.ts'

const all = { email: 'lin@example.com', mobilePhone: '7735550112', homePhone: '8475550192' }
const none = { email: null, mobilePhone: null, homePhone: null }
const account = { profile: { email: 'new@example.com' }, contact_email: 'old@example.com', second_factor: null }

describe('the email address that counts', () => {
  test.each([
    ['the confirmed one while that of the profile is not', 'old@example.com', 'old@example.com'],
    ['that of the profile otherwise', null, 'new@example.com'],
    ['none where there was none before', '', null],
  ])('is %s', (_, contact_email, expected) => {
    expect(getEmail({ ...account, contact_email })).toBe(expected)
  })
})

describe('where a code can go', () => {
  test('to the second factor, and without one to the email address', () => {
    expect(getCodeContacts({ ...account, second_factor: all })).toEqual(all)
    expect(getCodeContacts(account)).toEqual({ ...none, email: 'old@example.com' })
  })

  test('that proves a user: never to the email address of one who has a password', () => {
    expect(getProofContacts(account, true)).toEqual(none)
    expect(getProofContacts(account, false)).toEqual({ ...none, email: 'old@example.com' })
    expect(getProofContacts({ ...account, second_factor: all }, true)).toEqual(all)
  })

  test.each([
    ['a home phone alone', { ...none, homePhone: '8475550192' }, true],
    ['no contact at all', none, false],
  ])('somewhere, with %s: %o', (_, second_factor, expected) => {
    expect(canReceiveCode({ ...account, second_factor })).toBe(expected)
  })

  test.each([
    ['email', { kind: 'email', sentTo: all.email }],
    ['sms-mobile', { kind: 'sms', sentTo: all.mobilePhone }],
    ['voice-mobile', { kind: 'voice', sentTo: all.mobilePhone }],
    ['voice-home', { kind: 'voice', sentTo: all.homePhone }],
  ] as const)('by %s', (method, expected) => {
    expect(getContact(method, all)).toEqual(expected)
    expect(getContact(method, none)).toBeNull()
  })

  test.each([
    [['email'], { ...none, email: all.email }],
    [['sms'], { ...none, mobilePhone: all.mobilePhone }],
    [['voice'], { ...all, email: null }],
    [[], none],
  ])('with %j alone', (kinds, expected) => {
    expect(withoutUnsendable(all, { sends: (kind) => kinds.some((each) => each === kind) })).toEqual(expected)
  })
})

test('contacts are masked but for what their owner recognizes', () => {
  expect(maskContacts(all)).toEqual({ email: 'l***@example.com', mobilePhone: '******0112', homePhone: '******0192' })
  expect(maskContacts(none)).toEqual(none)
  expect(maskContact('lin@example.com')).toBe('l***@example.com')
  expect(maskContact('17735550112')).toBe('*******0112')
})
