import { expect, test } from 'vitest'
import { toPasswordFailureReasons } from './ChangePassword/password-failure.js'
import { toConfirmFailureReasons, toFieldDirectoryFailureText, toTextAlertsFailureText } from './preference-failure.js'

/** Stands for the catalogue: a text is its own name. */
const say = (key: string) => key
const refused = { kind: 'refused', errors: ['One.', 'Two.'] } as const

test("a refused save shows the server's own words", () => {
  expect(toPasswordFailureReasons(refused, say)).toEqual(['One.', 'Two.'])
  expect(toConfirmFailureReasons(refused, say)).toEqual(['One.', 'Two.'])
  expect(toTextAlertsFailureText(refused, say)).toBe('One. Two.')
  expect(toFieldDirectoryFailureText(refused, say)).toBe('One. Two.')
})

test('any other answer shows the sentence for it, and a lost connection its own', () => {
  expect(toPasswordFailureReasons({ kind: 'failed' }, say)).toEqual(['unexpected'])
  expect(toPasswordFailureReasons({ kind: 'unreachable' }, say)).toEqual(['passwordUnreachable'])
  expect(toConfirmFailureReasons({ kind: 'failed' }, say)).toEqual(['confirmFailed'])
  expect(toTextAlertsFailureText({ kind: 'failed' }, say)).toBe('textAlertsFailed')
  expect(toTextAlertsFailureText({ kind: 'unreachable' }, say)).toBe('textAlertsUnreachable')
  expect(toFieldDirectoryFailureText({ kind: 'failed' }, say)).toBe('fieldDirectoryFailed')
  expect(toFieldDirectoryFailureText({ kind: 'unreachable' }, say)).toBe('fieldDirectoryFailed')
})
