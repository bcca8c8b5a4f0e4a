import { expect, test } from 'vitest'
import { type Failure, failureReasons, failureWords } from './failure.ts'

const refused = (status: number, errors: string[], message?: string): Failure => ({
  kind: 'refused',
  status,
  errors,
  message,
})

test.each<[string, Failure, readonly string[]]>([
  ['the single errors of a refusal are read', refused(403, ['One.', 'Two.'], 'One.'), ['One.', 'Two.']],
  ['without single errors its message is read', refused(403, [], 'No.'), ['No.']],
  ['a lock explains itself', refused(423, [], 'Locked.'), ['Locked.']],
  ['a conflict explains itself', { kind: 'conflict', errors: [], message: 'Taken.' }, ['Taken.']],
  ['too many requests say what to do', { kind: 'tooManyRequests', errors: [], message: 'Wait.' }, ['Wait.']],
  ['a refusal without a message shows nothing', refused(403, []), []],
  ['the message of a malformed request is not for users', refused(400, ['body.phone: Invalid'], 'Bad request'), []],
  ['a failure says nothing of its own', { kind: 'failed', status: 500 }, []],
  ['no answer says nothing', { kind: 'unreachable' }, []],
])('%s', (_, failure, reasons) => {
  expect(failureReasons(failure)).toEqual(reasons)
})

test('all words of a service are there for pages that show every refusal', () => {
  expect(failureWords(refused(400, [], 'Bad request'))).toEqual(['Bad request'])
  expect(failureWords({ kind: 'failed' })).toEqual([])
})
