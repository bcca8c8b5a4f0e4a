import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { offersComment, offersUpload, takesComment, takesDocuments, withComment, withDocuments } from './actions.ts'
import { requirementSchema } from './requirement.ts'
import { markSent, statusDelay } from './sent-markers.ts'

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

describe('what was just sent is not offered again, while the server is behind', () => {
  const now = new Date('2026-03-05T15:00:00Z')
  const both = requirement({ uploadEnabled: true, commentsEnabled: true })
  const onlyComment = requirement({ uploadEnabled: false, commentsEnabled: true })
  const files = [{ name: 'exam.pdf', size: 1 }]

  test.each([
    ['nothing', both, [], true, true],
    ['a comment, where documents are wanted', both, [markSent(both, now)], true, true],
    ['documents', both, [markSent(both, now, files)], false, false],
    ['documents, and a comment after them', both, [markSent(both, now, files), markSent(both, now)], false, false],
    ['a comment, where no documents are wanted', onlyComment, [markSent(onlyComment, now)], false, false],
  ])('after %s', (_, asked, markers, documents, comment) => {
    expect([offersUpload(asked, { markers, now }), offersComment(asked, { markers, now })]).toEqual([
      documents,
      comment,
    ])
  })

  test('until the server has had its time', () => {
    const later = { markers: [markSent(onlyComment, now)], now: new Date(now.getTime() + statusDelay) }
    expect(offersComment(onlyComment, later)).toBe(true)
  })
})
