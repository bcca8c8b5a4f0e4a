import { expect, test } from 'vitest'
import { toPasswordFailureReasons } from './ChangePassword/password-failure.js'
import { toMobileCodeReasons } from './mobile-code-failure.js'
import { toConfirmFailureReasons, toFieldDirectoryFailureText, toTextAlertsFailureText } from './preference-failure.js'

/** A catalog in which each text is its own key. */
const t = (key: string) => key
const refused = { kind: 'refused', errors: ['One.', 'Two.'] } as const

test("a refused save shows the server's own words", () => {
  expect(toPasswordFailureReasons(refused, t)).toEqual(['One.', 'Two.'])
  expect(toConfirmFailureReasons(refused, t)).toEqual(['One.', 'Two.'])
  expect(toMobileCodeReasons(refused, t)).toEqual(['One.', 'Two.'])
  expect(toMobileCodeReasons({ ...refused, kind: 'ended' }, t)).toEqual(['One.', 'Two.'])
  expect(toTextAlertsFailureText(refused, t)).toBe('One. Two.')
  expect(toFieldDirectoryFailureText(refused, t)).toBe('One. Two.')
})

test('any other answer shows the sentence for it, and a lost connection its own', () => {
  expect(toPasswordFailureReasons({ kind: 'failed' }, t)).toEqual(['unexpected'])
  expect(toPasswordFailureReasons({ kind: 'unreachable' }, t)).toEqual(['unreachable'])
  expect(toConfirmFailureReasons({ kind: 'failed' }, t)).toEqual(['confirmFailed'])
  expect(toTextAlertsFailureText({ kind: 'failed' }, t)).toBe('textAlertsFailed')
  expect(toTextAlertsFailureText({ kind: 'unreachable' }, t)).toBe('unreachable')
  expect(toFieldDirectoryFailureText({ kind: 'failed' }, t)).toBe('fieldDirectoryFailed')
  expect(toFieldDirectoryFailureText({ kind: 'unreachable' }, t)).toBe('unreachable')
  expect(toConfirmFailureReasons({ kind: 'unreachable' }, t)).toEqual(['unreachable'])
})

test.each(['sendFailed', 'sendUnreachable', 'checkFailed', 'checkUnreachable', 'wrongCode'] as const)(
  'a code that failed (%s) has a sentence of its own',
  (kind) => {
    expect(toMobileCodeReasons({ kind }, t)).toEqual([kind])
  },
)
