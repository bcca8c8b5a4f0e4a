import { describe, expect, test, vi } from 'vitest'
import { mockAccessReview } from '../mocks/index.ts'
import { accessReviewExport, describeAccess } from './access-review-export.ts'

describe('the export of an access review', () => {
  const now = new Date(2026, 10, 21, 13, 4, 5)
  const review = mockAccessReview('AG1001', now)

  test('has every line with who, what, since when, by whom, last used and last reviewed', () => {
    const table = accessReviewExport(review, now)
    expect([table.head.fileName, table.count]).toEqual(['access_review_AG1001_2111', review.lines.length])
    expect(table.head.emptyText).toBe('')
    expect(Object.fromEntries(table.head.columns.map(({ header }, at) => [header, table.row(1).texts[at]]))).toEqual({
      Name: 'Mei Lin',
      Role: 'Office Staff',
      Status: 'Active',
      Access: 'Agency information',
      Application: 'In-Force: Policy activity',
      Granted: '12/21/2024',
      'Granted by': 'Adaeze Okafor',
      'Last used': '10/22/2026',
      Reviewed: '08/23/2026',
      'Reviewed by': 'Lucas Vega',
    })
  })

  test.each([
    ['America/Los_Angeles', '03/08/2026'],
    ['Asia/Tokyo', '03/09/2026'],
  ])('in %s a moment is shown as %s, the day of the user', (zone, day) => {
    vi.stubEnv('TZ', zone)
    const at = '2026-03-09T02:00:00.000Z'
    const lines = review.lines.map((line) => ({ ...line, grantedAt: at, lastUsed: at, reviewedAt: at }))
    const table = accessReviewExport({ ...review, lines }, now)
    const dates = table.head.columns.flatMap(({ header }, place) =>
      ['Granted', 'Last used', 'Reviewed'].includes(header) ? [table.row(0).texts[place]] : [],
    )
    expect(dates).toEqual([day, day, day])
  })

  test.each([
    ['AGENCY', null, null, 'Agency information'],
    ['AGENT', 'Elena Rivera', '100101', 'Agent information: Elena Rivera (100101)'],
    ['MANAGED', 'Elena Rivera', '100101', 'Managed agent: Elena Rivera (100101)'],
    ['MANAGED', null, '100101', 'Managed agent: 100101'],
  ] as const)('%s of %s reads %s %s', (kind, agentName, agentNo, text) => {
    expect(describeAccess({ kind, agentName, agentNo })).toBe(text)
  })
})
