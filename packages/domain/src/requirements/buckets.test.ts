import { describe, expect, test } from 'vitest'
import { isSent, markSent, statusDelay } from './sent-markers.ts'
import { getBucket } from './buckets.ts'
import { bucketRequirements, firstFilledBucket, inTurnOrder } from './sort-into-buckets.ts'

const now = new Date('2026-03-05T15:00:00Z')
const requirement = (status: string | null, orderedBy: string | null = 'Agent', statusDate: string | null = null) => ({
  id: `${status} ${orderedBy} ${statusDate}`,
  status,
  orderedBy,
  statusDate,
})

describe('a requirement is in one tab of Case Requirements', () => {
  test.each([
    ['Ordered', 'Agent', 'agent-tasks'],
    ['Required', 'Agent', 'agent-tasks'],
    ['Pending Missing Data', 'Agent', 'agent-tasks'],
    ['Ordered', 'Home Office', 'home-office-tasks'],
    ['Required', 'Home Office', 'home-office-tasks'],
    ['Pending Missing Data', 'Home Office', 'home-office-tasks'],
    ['Uploaded', 'Agent', 'uploaded'],
    ['Uploaded', 'Home Office', 'uploaded'],
    ['Received', 'Agent', 'received'],
    ['Reviewed', 'Agent', 'received'],
    ['Order Fail', 'Agent', 'received'],
    ['Waived', 'Home Office', 'received'],
    ['Not in Good Order', 'Agent', 'received'],
    ['Cancelled', 'Agent', 'received'],
    ['Voided', 'Agent', 'received'],
    ['Ordered', 'Reinsurer', 'home-office-tasks'],
    ['Required', null, 'home-office-tasks'],
    ['Lost in the post', 'Agent', 'other'],
    [null, 'Agent', 'other'],
  ])('%s, ordered by %s: %s', (status, orderedBy, bucket) => {
    expect(getBucket(requirement(status, orderedBy))).toBe(bucket)
  })
})

test.each([
  ['those of the agent, if there are any', [requirement('Received'), requirement('Required')], 'agent-tasks'],
  ['those of home office', [requirement('Received'), requirement('Required', 'Home Office')], 'home-office-tasks'],
  ['what was received', [requirement('Received')], 'received'],
  ['those of the agent while there is nothing', [], 'agent-tasks'],
] as const)('the panel opens on %s', (_, requirements, bucket) => {
  expect(firstFilledBucket(requirements)).toBe(bucket)
})

describe('what the producer has sent', () => {
  const open = requirement('Required')
  const markers = [markSent(open, now)]
  const after = (milliseconds: number) => ({ markers, now: new Date(now.getTime() + milliseconds) })

  test('is in Uploaded for 30 minutes, then among the tasks again', () => {
    expect(getBucket(open, after(0))).toBe('uploaded')
    expect(getBucket(open, after(statusDelay - 1))).toBe('uploaded')
    expect(getBucket(open, after(statusDelay))).toBe('agent-tasks')
  })

  test('follows the server as soon as the server changes the status', () => {
    expect(getBucket({ ...open, status: 'Received' }, after(1000))).toBe('received')
    expect(getBucket({ ...open, status: 'Pending Missing Data' }, after(1000))).toBe('agent-tasks')
  })

  test('does not move another requirement', () => {
    expect(getBucket({ ...open, id: 'another' }, after(0))).toBe('agent-tasks')
  })
})

describe('all requirements of a case', () => {
  test('are each in exactly one tab, the tasks in the order in which they came', () => {
    const all = ['Required', 'Received', 'Uploaded', 'Ordered', 'Waived'].map((status) => requirement(status))
    const buckets = bucketRequirements(all)
    expect(buckets['agent-tasks'].map((each) => each.status)).toEqual(['Required', 'Ordered'])
    expect(Object.values(buckets).flat()).toHaveLength(all.length)
    expect(new Set(Object.values(buckets).flat())).toEqual(new Set(all))
  })

  test('are listed as the tabs are, the tasks of the agent first, and sorted once', () => {
    const all = [
      requirement('Waived'),
      requirement('Ordered', 'Home Office'),
      requirement('Uploaded'),
      requirement('Required'),
      requirement('Received'),
    ]
    const ordered = inTurnOrder(all)
    expect(ordered.map(({ status }) => status)).toEqual(['Required', 'Ordered', 'Uploaded', 'Received', 'Waived'])
    expect(inTurnOrder(all)).toBe(ordered)
  })

  test('in the tab for what was received are Received first, then resolved, each newest first and undated last', () => {
    const { received } = bucketRequirements([
      requirement('Waived', 'Agent', '2026-03-04'),
      requirement('Received', 'Agent', null),
      requirement('Reviewed', 'Agent', '2026-03-05'),
      requirement('Received', 'Agent', '2026-01-02'),
      requirement('Received', 'Agent', '2026-02-01'),
    ])
    expect(received.map(({ status, statusDate }) => [status, statusDate])).toEqual([
      ['Received', '2026-02-01'],
      ['Received', '2026-01-02'],
      ['Received', null],
      ['Reviewed', '2026-03-05'],
      ['Waived', '2026-03-04'],
    ])
  })
})

test('what was sent holds for less than 30 minutes', () => {
  const sentAt = new Date('2026-03-16T15:00:00Z')
  const sentRequirement = { id: '1', status: 'Required' }
  const marker = markSent(sentRequirement, sentAt)
  const isHeld = (milliseconds: number) => isSent(sentRequirement, [marker], new Date(sentAt.getTime() + milliseconds))
  expect([isHeld(0), isHeld(1_799_999), isHeld(1_800_000)]).toEqual([true, true, false])
  expect(marker).toEqual({ requirementId: '1', status: 'Required', sentAt: sentAt.getTime() })
})
