import type { CommentAnswer, UploadAnswer } from '@producer-portal/domain/requirements'
import { expect, test, vi } from 'vitest'
import { call, callWithProgress } from '../api/api.js'
import type { Answer } from '../api/client.js'
import { InvalidAnswerError, NetworkError } from '../api/errors.js'
import { toCommentOutcome, toSendOutcome, sendDocuments } from './send-answers.js'
import type { CommentOutcome, SendOutcome } from './send-answers.js'

vi.mock('../api/api.js', () => ({ call: vi.fn(), callWithProgress: vi.fn() }))

const said = { message: null, fileMessages: [] }
const ok = <T>(data: T): Answer<T> => ({ ok: true, status: 200, data })
const refused = (message: string | undefined, errors: readonly string[] = []) =>
  ({ ok: false, status: 422, message, errors }) as const
const failed = (errors: readonly string[] | 'connection'): SendOutcome => ({ kind: 'failed', errors })

test.each<[string, Answer<UploadAnswer>, SendOutcome]>([
  ['says yes', ok({ ...said, success: true, errors: [] }), { kind: 'sent' }],
  ['says no with reasons', ok({ ...said, success: false, errors: ['Torn.'] }), failed(['Torn.'])],
  ['says no without a word', ok({ ...said, success: false, errors: [] }), failed('connection')],
  [
    'refuses with reasons',
    refused('Not accepted.', ['a.pdf: Torn.', 'b.pdf: Empty.']),
    failed(['a.pdf: Torn.', 'b.pdf: Empty.']),
  ],
  ['refuses with one message', refused('No such requirement.'), failed(['No such requirement.'])],
  ['refuses without a word', refused(undefined), failed('connection')],
])('of documents, a service that %s is understood', (_, answer, outcome) => {
  expect(toSendOutcome(answer)).toEqual(outcome)
})

test.each<[string, Answer<CommentAnswer>, CommentOutcome]>([
  ['says yes', ok({ ...said, success: true }), { kind: 'sent' }],
  ['says no', ok({ ...said, success: false, message: 'Too late.' }), { kind: 'failed', message: 'Too late.' }],
  ['refuses', refused('Too late.', ['Other']), { kind: 'failed', message: 'Too late.' }],
  ['refuses without a word', refused(undefined), { kind: 'failed', message: null }],
])('of a comment, a service that %s is understood', (_, answer, outcome) => {
  expect(toCommentOutcome(answer)).toEqual(outcome)
})

const contract = { coCode: '01', coType: 'LIF', contractNo: '100100102', inCss: null, productName: null }
const documents = { contract, requirement: { id: 'r1', caseId: null }, files: [], onProgress: () => undefined }

test.each([
  ['has no data', new InvalidAnswerError('uploadRequirement', 'Nothing came.'), failed(['Missing response data.'])],
  ['never came', new NetworkError('uploadRequirement', 'Network Error'), failed('connection')],
])('documents whose answer %s have failed', async (_, fault, outcome) => {
  vi.mocked(callWithProgress).mockReturnValue(() => Promise.reject(fault))
  expect(await sendDocuments({ ...documents, signal: new AbortController().signal })).toEqual(outcome)
})

test('an upload that was canceled is reported as canceled, whatever the answer', async () => {
  vi.mocked(callWithProgress).mockReturnValue(() => Promise.reject(new NetworkError('uploadRequirement', 'Ended')))
  expect(await sendDocuments({ ...documents, signal: AbortSignal.abort() })).toEqual({ kind: 'cancelled' })
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
