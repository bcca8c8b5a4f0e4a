import { updateName } from '@producer-portal/domain/account'
import { afterEach, expect, test, vi } from 'vitest'
import { save } from './save.js'

afterEach(() => {
  vi.restoreAllMocks()
})

const refusal = { message: 'Somebody else was faster.', errors: ['Load the page again.'] }

test.each<[rule: string, answer: Response | Error, result: object]>([
  ['that the service takes is saved', new Response('{}'), { kind: 'saved' }],
  [
    'that it refuses tells why',
    new Response(JSON.stringify(refusal), { status: 409 }),
    { kind: 'refused', status: 409, ...refusal },
  ],
  ['at which it breaks has failed', new Response('', { status: 500 }), { kind: 'failed' }],
  ['without an answer may have been saved', new TypeError('Failed to fetch'), { kind: 'unreachable' }],
])('a change %s', async (_rule, answer, result) => {
  vi.spyOn(window, 'fetch').mockImplementation(() =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer),
  )
  expect(await save(updateName, { body: { firstName: 'Elena', lastName: 'Rivera' } })).toMatchObject(result)
})
