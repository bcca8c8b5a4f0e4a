import { describe, expect, test } from 'vitest'
import { canUpload, isUploadAllowedType, takesComment, showsUpload, uploadAllowedTypes } from './actions.ts'
import { requirementStatuses } from './statuses.ts'

describe('the upload control', () => {
  test.each([
    [true, 'Amendment', true],
    [false, 'Urinalysis', false],
    [null, 'Urinalysis', true],
    [null, 'blood PROFILE', true],
    [null, 'Amendment', false],
    [null, null, false],
  ])('with the server flag %s and the type %s shows: %s', (uploadEnabled, pendingReqType, shown) => {
    expect(showsUpload({ uploadEnabled, pendingReqType })).toBe(shown)
  })

  test('is allowed for seven types', () => {
    expect(uploadAllowedTypes.join(', ')).toBe(
      'Attending physician statement, Mini exam, Teleunderwriting, APS authorization, Blood profile, Urinalysis, ' +
        'Paramedical exam',
    )
    expect(uploadAllowedTypes.every(isUploadAllowedType)).toBe(true)
  })

  test.each(requirementStatuses.map((status) => [status, !['Uploaded', 'Received', 'Reviewed'].includes(status)]))(
    'with the status %s is enabled: %s',
    (status, enabled) => {
      expect(canUpload({ status })).toBe(enabled)
    },
  )

  test('with an unknown status is enabled', () => {
    expect(canUpload({ status: null })).toBe(true)
  })
})

test.each([
  [true, true],
  [false, false],
  [null, false],
])('the comment control with the server flag %s shows: %s', (commentsEnabled, shown) => {
  expect(takesComment({ commentsEnabled })).toBe(shown)
})
