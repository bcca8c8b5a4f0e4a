import { expect, test } from 'vitest'
import { countRequirementGroups, groupOfStatus, requirementGroups } from './groups.ts'
import { requirementStatuses } from './statuses.ts'

test.each([
  ['Required', 'unresolved'],
  ['Ordered', 'unresolved'],
  ['Received', 'unresolved'],
  ['Pending Missing Data', 'unresolved'],
  ['Reviewed', 'resolved'],
  [' NIGO ', 'resolved'],
  ['Not in Good Order', 'resolved'],
  ['Void', 'resolved'],
  ['Voided', 'resolved'],
  ['Waived', 'resolved'],
  ['Order Fail', 'other'],
  ['Cancelled', 'other'],
  ['Uploaded', 'other'],
  ['Lost in the post', 'other'],
  [null, 'other'],
])('on the dashboard the status %s counts as %s', (status, group) => {
  expect(groupOfStatus(status)).toBe(group)
})

test('every requirement of a case is counted once', () => {
  const counts = countRequirementGroups(requirementStatuses.map((status) => ({ status })))
  expect(counts).toEqual({ unresolved: 4, resolved: 4, other: 3 })
})

test('the summary names its groups in their order', () => {
  expect(requirementGroups).toEqual(['unresolved', 'resolved', 'other'])
})
