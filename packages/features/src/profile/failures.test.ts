import { expect, test } from 'vitest'
import { confirmFailureReasons, fieldDirectoryFailureText, textAlertsFailureText } from './contact-failure.js'
import { passwordFailureReasons } from './password-failure.js'

/** Stands for the catalogue: a text is its own name. */
const say = (key: string) => key
const refused = { kind: 'refused', errors: ['One.', 'Two.'] } as const

test("a refused save shows the server's own words", () => {
  expect(passwordFailureReasons(refused, say)).toEqual(['One.', 'Two.'])
  expect(confirmFailureReasons(refused, say)).toEqual(['One.', 'Two.'])
  expect(textAlertsFailureText(refused, say)).toBe('One. Two.')
  expect(fieldDirectoryFailureText(refused, say)).toBe('One. Two.')
})

test('any other answer shows the sentence for it, and a lost connection its own', () => {
  expect(passwordFailureReasons({ kind: 'failed' }, say)).toEqual(['unexpected'])
  expect(passwordFailureReasons({ kind: 'unreachable' }, say)).toEqual(['passwordUnreachable'])
  expect(confirmFailureReasons({ kind: 'failed' }, say)).toEqual(['confirmFailed'])
  expect(textAlertsFailureText({ kind: 'failed' }, say)).toBe('textAlertsFailed')
  expect(textAlertsFailureText({ kind: 'unreachable' }, say)).toBe('textAlertsUnreachable')
  expect(fieldDirectoryFailureText({ kind: 'failed' }, say)).toBe('fieldDirectoryFailed')
  expect(fieldDirectoryFailureText({ kind: 'unreachable' }, say)).toBe('fieldDirectoryFailed')
})
