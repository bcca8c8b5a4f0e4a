import type { CommentAnswer, UploadAnswer } from '@producer-portal/domain/requirements'
import { expect, test } from 'vitest'
import type { Answer } from './answer.js'
import { commentOutcomeOf } from './send-comment.js'
import type { CommentOutcome } from './send-comment.js'
import { outcomeOf } from './send-documents.js'
import type { SendOutcome } from './send-documents.js'

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
  expect(outcomeOf(answer)).toEqual(outcome)
})

test.each<[string, Answer<CommentAnswer>, CommentOutcome]>([
  ['says yes', ok({ ...said, success: true }), { kind: 'sent' }],
  ['says no', ok({ ...said, success: false, message: 'Too late.' }), { kind: 'failed', message: 'Too late.' }],
  ['refuses', refused('Too late.', ['Other']), { kind: 'failed', message: 'Too late.' }],
  ['refuses without a word', refused(undefined), { kind: 'failed', message: null }],
])('of a comment, a service that %s is understood', (_, answer, outcome) => {
  expect(commentOutcomeOf(answer)).toEqual(outcome)
})
