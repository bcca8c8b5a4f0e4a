import { afterEach, expect, test } from 'vitest'
import { getStatusTone } from '../contracts/status-tone.ts'
import { canUpload } from '../requirements/actions.ts'
import { getBucket } from '../requirements/buckets.ts'
import { readStatus, statusLabel } from '../requirements/statuses.ts'
import { mockCases } from '../mocks/cases.ts'
import { needsAttention } from './case-attention.ts'
import { contractTypes } from './contract-types.ts'
import { defineStatuses, unknownCaseStatuses } from './index.ts'

const now = new Date(2026, 2, 16)
const [sample] = mockCases(now)
const caseWith = (caseStatus: string | null) => (sample ? [{ ...sample, caseStatus }] : [])
const requirement = (status: string) => ({ id: '1', status, orderedBy: 'Agent' })

let takeBack = () => {}
afterEach(() => takeBack())

test('before they are defined, statuses of an insurer are unknown and shown as they are', () => {
  expect(
    unknownCaseStatuses(['Medical Review', ' medical review ', 'Approved', null, 'Withdrawn'].flatMap(caseWith)),
  ).toEqual(['Medical Review', 'medical review'])
  expect([statusLabel('With Courier'), readStatus('With Courier'), getBucket(requirement('With Courier'))]).toEqual([
    'With Courier',
    null,
    'other',
  ])
})

test.each(contractTypes)('every status in the sample data of %s is known', (type) => {
  expect(unknownCaseStatuses(mockCases(now, type))).toEqual([])
})

test('once they are defined, they follow the rules of the status that they are like, by their own names', () => {
  takeBack = defineStatuses({
    cases: { 'Medical Review': { tone: 'info' }, 'Counter Offer': { tone: 'warning', attention: 'offers' } },
    requirements: { 'With Courier': { like: 'Required' }, Archived: { like: 'Reviewed', tone: 'neutral' } },
  })
  expect(unknownCaseStatuses(caseWith('MEDICAL review'))).toEqual([])
  expect(getStatusTone('Medical Review')).toBe('info')
  expect(caseWith(' counter offer ').map((row) => needsAttention(row, 'offers'))).toEqual([true])
  expect(caseWith('Medical Review').map((row) => needsAttention(row, 'offers'))).toEqual([false])
  expect([statusLabel('with courier'), getStatusTone('With Courier')]).toEqual(['With Courier', 'warning'])
  expect(getBucket(requirement('with courier'))).toBe('agent-tasks')
  expect([statusLabel('Archived'), getStatusTone('Archived'), getBucket(requirement('Archived'))]).toEqual([
    'Archived',
    'neutral',
    'received',
  ])
  expect([canUpload({ status: 'Archived' }), canUpload({ status: 'With Courier' })]).toEqual([false, true])
})

test('a status of the portal can be replaced', () => {
  expect(statusLabel('Waived')).toBe('Void')
  takeBack = defineStatuses({ requirements: { Waived: { like: 'Waived', tone: 'info' } } })
  expect([statusLabel('WAIVED'), getStatusTone('Waived')]).toEqual(['Waived', 'info'])
})

test('they can be taken back', () => {
  defineStatuses({
    cases: { Waiting: { tone: 'info', attention: 'not-paid' } },
    requirements: { Ordered: { like: 'Waived' } },
  })()
  expect(unknownCaseStatuses(caseWith('Waiting'))).toEqual(['Waiting'])
  expect(caseWith('Waiting').map((row) => needsAttention(row, 'not-paid'))).toEqual([false])
  expect([getBucket(requirement('Ordered')), getStatusTone('Ordered')]).toEqual(['agent-tasks', 'info'])
})
