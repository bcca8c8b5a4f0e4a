import { expect, test } from 'vitest'
import type { Failure } from '../endpoint/index.ts'
import { codeFailureReasons, isCodeEnded, isWrongCode } from './code-failure.ts'

const t = (key: string) => key
const refused = (status: number, message: string, errors = [message]): Failure => ({
  kind: 'refused',
  status,
  message,
  errors,
})

test.each<[string, Failure, string[]]>([
  ['without an answer', { kind: 'unreachable' }, ['sendUnreachable']],
  ['by a service that broke', { kind: 'failed' }, ['sendFailed']],
  ['with reasons', refused(403, 'The same number.'), ['The same number.']],
  ['for too many codes', { kind: 'tooManyRequests', message: 'Try again later.', errors: [] }, ['Try again later.']],
  ['for a malformed request', refused(422, 'Bad request', ['body.phoneNumber']), ['sendFailed']],
])('a code that is not sent %s is explained', (_, failure, reasons) => {
  expect(codeFailureReasons({ step: 'send', failure }, t)).toEqual(reasons)
})

test.each<[string, Failure, string[], 'wrong' | 'ended' | null]>([
  ['is wrong', refused(400, 'Wrong.'), ['wrongCode'], 'wrong'],
  ['has expired', refused(403, 'This code has expired.'), ['This code has expired.'], null],
  ['is wrong once too often', refused(423, 'Too many.'), ['Too many.'], 'ended'],
  ['belongs to no change', { kind: 'conflict', errors: ['It has ended.'] }, ['It has ended.'], 'ended'],
  ['has ended for no reason given', { kind: 'conflict', errors: [] }, ['checkFailed'], null],
  ['is not understood', refused(422, 'Bad request', ['body.otpCode']), ['checkFailed'], null],
  ['gets no answer', { kind: 'unreachable' }, ['checkUnreachable'], null],
  ['is not checked by a service that broke', { kind: 'failed' }, ['checkFailed'], null],
])('a code that %s is explained', (_, failure, reasons, kind) => {
  const code = { step: 'check', failure } as const
  expect(codeFailureReasons(code, t)).toEqual(reasons)
  expect([isWrongCode(code), isCodeEnded(code)]).toEqual([kind === 'wrong', kind === 'ended'])
})

test.each([400, 423])('a code that is not sent with status %i is neither wrong nor at its end', (status) => {
  const code = { step: 'send', failure: refused(status, 'No.') } as const
  expect([isWrongCode(code), isCodeEnded(code)]).toEqual([false, false])
})
