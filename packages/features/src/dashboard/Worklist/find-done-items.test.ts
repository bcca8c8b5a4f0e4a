import type { WaitingWork, WorklistItemReason } from '@producer-portal/domain/dashboard'
import { mockWorklist } from '@producer-portal/domain/mocks'
import { expect, test } from 'vitest'
import { findDoneItems } from './find-done-items.js'

const work = mockWorklist(new Date('2026-03-02T12:00:00'))
const place = work.items.findIndex(({ reason }) => reason === 'requirements')

/** The work without the first item of a requirement, and its count changed by so many. */
const without = (change: number): WaitingWork => ({
  items: work.items.toSpliced(place, 1),
  counts: work.counts.map((each) =>
    each.reason === 'requirements' ? { ...each, requirements: (each.requirements ?? 0) + change } : each,
  ),
})

/** The work with the reason of that item changed. */
const withReason = (reason: WorklistItemReason): WaitingWork => ({
  ...without(-1),
  items: work.items.map((item, index) => (index === place ? { ...item, reason } : item)),
})

test.each<[string, WaitingWork, number]>([
  ['that is gone, and counted no more, is done', without(-1), 1],
  ['that made room for a more urgent one is not', without(0), 0],
  ['that is there for another reason is not', withReason('offers'), 0],
  ['that stays is not', work, 0],
])('an item %s', (_what, after, count) => {
  expect(findDoneItems(work, after)).toEqual(work.items.slice(place, place + count))
})
