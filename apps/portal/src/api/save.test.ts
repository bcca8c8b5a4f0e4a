import { expect, test } from 'vitest'
import { toAccountFailure, userFacingErrors } from './save.js'
import type { SaveResult } from './save.js'

const refused = (status: number, errors: readonly string[], message?: string): SaveResult => ({
  kind: 'refused',
  status,
  errors,
  message,
})

test.each<[string, SaveResult, readonly string[] | null]>([
  ['the single errors of a refusal are read', refused(403, ['One.', 'Two.'], 'One.'), ['One.', 'Two.']],
  ['without single errors its message is read', refused(403, [], 'No.'), ['No.']],
  ['a conflict explains itself', refused(409, [], 'Somebody else was faster.'), ['Somebody else was faster.']],
  ['a refusal without a message shows nothing', refused(403, []), null],
  ['the message of a malformed request is not for users', refused(400, ['body.phone: Invalid'], 'Bad request'), null],
  ['a failure says nothing of its own', { kind: 'failed' }, null],
  ['no answer says nothing', { kind: 'unreachable' }, null],
  ['a save has nothing to explain', { kind: 'saved' }, null],
])('%s', (_, result, errors) => {
  expect(userFacingErrors(result)).toEqual(errors && { kind: 'refused', errors })
})

test('a form tells a lost connection from a failure', () => {
  expect(toAccountFailure({ kind: 'unreachable' })).toEqual({ kind: 'unreachable' })
  expect(toAccountFailure({ kind: 'failed' })).toEqual({ kind: 'failed' })
  expect(toAccountFailure({ kind: 'refused', status: 400, errors: ['body.phone: Invalid'] })).toEqual({
    kind: 'failed',
  })
  expect(toAccountFailure({ kind: 'refused', status: 403, errors: ['No.'] })).toEqual({
    kind: 'refused',
    errors: ['No.'],
  })
})
