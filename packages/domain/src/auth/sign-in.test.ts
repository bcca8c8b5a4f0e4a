import { describe, expect, test } from 'vitest'
import { afterLogin } from './sign-in-answer.ts'
import { canSendPasscode, getContact, getMethods, toOtpMethod } from './two-factor-methods.ts'
import { fitsTwoFactorStep, twoFactorPhonePath, twoFactorStep } from './two-factor-steps.ts'

const answer = { mfaRequired: false, redirectUrl: null, sessionId: null }

describe('after a login answer', () => {
  test.each([
    ['a plain session goes to the dashboard', answer, { kind: 'authenticated' }],
    [
      'a second factor comes first',
      { ...answer, mfaRequired: true, sessionId: 's1', redirectUrl: '/x' },
      { kind: 'two-factor', sessionId: 's1' },
    ],
    [
      'a second factor without a pending session',
      { ...answer, mfaRequired: true },
      { kind: 'two-factor', sessionId: null },
    ],
    [
      'the redirect is followed',
      { ...answer, redirectUrl: 'https://apps.example.com/a' },
      { kind: 'redirect', url: 'https://apps.example.com/a' },
    ],
    [
      'a redirect within the portal is followed',
      { ...answer, redirectUrl: '/profile' },
      { kind: 'redirect', url: '/profile' },
    ],
    ['an empty redirect is none', { ...answer, redirectUrl: '' }, { kind: 'authenticated' }],
    ['a script is no redirect', { ...answer, redirectUrl: 'javascript:alert(1)' }, { kind: 'authenticated' }],
    [
      'a script behind a tab is no redirect',
      { ...answer, redirectUrl: '\tjava\nscript:alert(1)' },
      { kind: 'authenticated' },
    ],
    ['a broken address is no redirect', { ...answer, redirectUrl: 'https://' }, { kind: 'authenticated' }],
  ])('%s', (_, given, expected) => {
    expect(afterLogin(given)).toEqual(expected)
  })
})

describe('two-factor routing', () => {
  const [email, mobilePhone, homePhone] = ['e***@example.com', '***0112', '***0113']
  test.each([
    ['email and mobile phone', { email, mobilePhone, homePhone: null }, '/verify', false],
    ['email and home phone', { email, mobilePhone: null, homePhone }, '/verify', false],
    ['email and both phones', { email, mobilePhone, homePhone }, '/verify', false],
    ['both phones', { email: null, mobilePhone, homePhone }, '/verify/phoneType', false],
    ['home phone only', { email: null, mobilePhone: null, homePhone }, '/verify/call', false],
    ['mobile phone only', { email: null, mobilePhone, homePhone: null }, '/verify/mobileSelect', false],
    ['email only, code sent at once', { email, mobilePhone: null, homePhone: null }, '/verify/otp', true],
    ['nothing', { email: null, mobilePhone: null, homePhone: null }, '/verify/missing', false],
    ['empty contacts count as nothing', { email: '', mobilePhone: '', homePhone: '' }, '/verify/missing', false],
  ])('%s', (_, contacts, path, sendsEmail) => {
    expect(twoFactorStep(contacts)).toEqual({ path, sendsEmail })
  })

  test.each([
    ['both phones', { mobilePhone, homePhone }, '/verify/phoneType'],
    ['home phone', { mobilePhone: null, homePhone }, '/verify/call'],
    ['mobile phone', { mobilePhone, homePhone: null }, '/verify/mobileSelect'],
    ['no phone', { mobilePhone: null, homePhone: null }, null],
  ])('choosing phone with %s', (_, contacts, path) => {
    expect(twoFactorPhonePath(contacts)).toBe(path)
  })

  const all = [
    '/verify',
    '/verify/phoneType',
    '/verify/mobileSelect',
    '/verify/call',
    '/verify/otp',
    '/verify/missing',
  ] as const
  test.each([
    [
      'email and both phones',
      { email, mobilePhone, homePhone },
      ['/verify', '/verify/phoneType', '/verify/mobileSelect', '/verify/call', '/verify/otp'],
    ],
    [
      'email and mobile phone',
      { email, mobilePhone, homePhone: null },
      ['/verify', '/verify/mobileSelect', '/verify/otp'],
    ],
    ['home phone only', { email: null, mobilePhone: null, homePhone }, ['/verify/call', '/verify/otp']],
    ['mobile phone only', { email: '', mobilePhone, homePhone: '' }, ['/verify/mobileSelect', '/verify/otp']],
    ['email only', { email, mobilePhone: null, homePhone: null }, ['/verify/otp']],
    ['nothing', { email: null, mobilePhone: null, homePhone: null }, ['/verify/missing']],
  ])('with %s only the steps that make sense may be visited', (_, contacts, paths) => {
    expect(all.filter((path) => fitsTwoFactorStep(path, contacts))).toEqual(paths)
    expect(fitsTwoFactorStep(twoFactorStep(contacts).path, contacts)).toBe(true)
  })

  test.each([
    ['email', email],
    ['sms', mobilePhone],
    ['voice', mobilePhone],
    ['voice-home', homePhone],
  ] as const)('a code by %s goes to its own contact', (method, contact) => {
    expect(getContact(method, { email, mobilePhone, homePhone })).toBe(contact)
    expect(getContact(method, { email: '', mobilePhone: null, homePhone: '' })).toBeNull()
  })

  test.each([
    ['sms', 'sms-mobile'],
    ['voice', 'voice-mobile'],
    ['voice-home', 'voice-home'],
    ['email', 'email'],
  ] as const)('the method %s is sent as %s', (method, sent) => {
    expect(toOtpMethod(method)).toBe(sent)
  })

  test('a mobile phone is reached by text or call, a home phone by call', () => {
    expect([getMethods('mobile'), getMethods('home'), getMethods('email')]).toEqual([
      ['sms', 'voice'],
      ['voice-home'],
      ['email'],
    ])
  })
})

describe('the one-time passcode', () => {
  test.each([
    ['', false],
    ['12345', false],
    ['123456', true],
    ['1234567', true],
    ['abcdef', false],
    ['abcde1', true],
    ['12345 ', false],
    [' 123456 ', true],
  ])('"%s" may be sent: %s', (code, expected) => {
    expect(canSendPasscode(code)).toBe(expected)
  })
})
