import type { Failure, Result } from '@producer-portal/domain/endpoint'
import type { CommentAnswer, UploadAnswer } from '@producer-portal/domain/requirements'
import { expect, test, vi } from 'vitest'
import { call, callWithProgress } from '../api/api.js'
import { sendDocuments, toCommentProblem, toUploadProblem } from './send-answers.js'

vi.mock('../api/api.js', () => ({ call: vi.fn(), callWithProgress: vi.fn() }))

const said = { message: null, fileMessages: [] }
const ok = <T>(data: T): Result<T> => ({ ok: true, data })
const refused = (message: string | undefined, errors: readonly string[] = []) =>
  ({ ok: false, failure: { kind: 'refused', status: 422, message, errors } }) as const

test.each<[string, Result<UploadAnswer>, ReturnType<typeof toUploadProblem>]>([
  ['says yes', ok({ ...said, success: true, errors: [] }), null],
  ['says no with reasons', ok({ ...said, success: false, errors: ['Torn.'] }), ['Torn.']],
  ['says no without a word', ok({ ...said, success: false, errors: [] }), 'connection'],
  [
    'refuses with reasons',
    refused('Not accepted.', ['a.pdf: Torn.', 'b.pdf: Empty.']),
    ['a.pdf: Torn.', 'b.pdf: Empty.'],
  ],
  ['refuses with one message', refused('No such requirement.'), ['No such requirement.']],
  ['refuses without a word', refused(undefined), 'connection'],
])('of documents, a service that %s is understood', (_, answer, outcome) => {
  expect(toUploadProblem(answer)).toEqual(outcome)
})

test.each<[string, Result<CommentAnswer>, ReturnType<typeof toCommentProblem>]>([
  ['says yes', ok({ ...said, success: true }), null],
  ['says no', ok({ ...said, success: false, message: 'Too late.' }), { message: 'Too late.' }],
  ['refuses', refused('Too late.', ['Other']), { message: 'Too late.' }],
  ['refuses without a word', refused(undefined), { message: null }],
])('of a comment, a service that %s is understood', (_, answer, outcome) => {
  expect(toCommentProblem(answer)).toEqual(outcome)
})

const contract = { coCode: '01', coType: 'LIF', contractNo: '100100102', inCss: null, productName: null }
const documents = { contract, requirement: { id: 'r1', caseId: null }, files: [], onProgress: () => undefined }

test.each<[string, Failure, readonly string[] | 'connection']>([
  ['has no data', { kind: 'failed', wrongField: '(body)' }, ['Missing response data.']],
  ['never came', { kind: 'unreachable' }, 'connection'],
])('documents whose answer %s have failed', (_, failure, problem) => {
  expect(toUploadProblem({ ok: false, failure })).toEqual(problem)
})

test('an upload that was canceled is reported as canceled', async () => {
  vi.mocked(callWithProgress).mockReturnValue(() => Promise.reject(new DOMException('Ended', 'AbortError')))
  expect(await sendDocuments({ ...documents, signal: AbortSignal.abort() })).toBe('cancelled')
})

test('documents of a case without a number of its own travel under its contract', async () => {
  vi.mocked(call).mockResolvedValue(ok({ ...said, success: true, errors: [] }))
  vi.mocked(callWithProgress).mockReturnValue(call)
  await sendDocuments({ ...documents, signal: new AbortController().signal })
  expect(call).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'uploadRequirement' }),
    expect.objectContaining({ params: expect.objectContaining({ contractNo: '0100100102', caseId: '100100102' }) }),
    expect.anything(),
  )
})
