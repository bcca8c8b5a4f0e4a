import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { takesComment, takesDocuments, withComment, withDocuments } from './actions.ts'
import { requirementSchema } from './requirement.ts'

const requirement = (facts: object) => v.parse(requirementSchema, { id: 'r1', status: 'Required', ...facts })
const day = '2026-03-05'

describe('a requirement takes', () => {
  test.each([
    ['documents where they are enabled', { uploadEnabled: true }, true, false],
    ['a comment where it is enabled', { commentsEnabled: true }, false, true],
    ['no documents after some have come', { uploadEnabled: true, status: 'Uploaded' }, false, false],
    ['no documents after they were reviewed', { uploadEnabled: true, status: 'Reviewed' }, false, false],
    ['documents of an allowed type without the flag', { pendingReqType: 'Urinalysis' }, true, false],
  ])('%s', (_, facts, documents, comment) => {
    expect([takesDocuments(requirement(facts)), takesComment(requirement(facts))]).toEqual([documents, comment])
  })
})

test('with its documents a requirement is uploaded since today and takes no further answer', () => {
  const answered = withDocuments(requirement({ uploadEnabled: true, commentsEnabled: true }), day)
  expect(answered).toMatchObject({ status: 'Uploaded', statusCode: 'UPL', statusDate: day })
  expect([takesDocuments(answered), takesComment(answered)]).toEqual([false, false])
})

describe('with a comment a requirement', () => {
  test('is received since today', () => {
    const answered = withComment(requirement({ uploadEnabled: false, commentsEnabled: true }), day)
    expect(answered).toMatchObject({ status: 'Received', statusCode: 'RCV', statusDate: day, commentsEnabled: false })
  })

  test('stays open while its documents are still wanted', () => {
    const open = requirement({ uploadEnabled: true, commentsEnabled: true })
    expect(withComment(open, day)).toEqual(open)
  })
})
