import { describe, expect, test } from 'vitest'
import {
  changedMeanwhile,
  delegationPickers,
  editAccessGuides,
  flipShared,
  hasSaveBar,
  hasUnsavedSharing,
  findHomeAgency,
  isAllShared,
  mergeSwitch,
  shareAll,
  sharingSave,
} from './sharing.ts'

const list = (...shared: boolean[]) =>
  shared.map((delegationStatus, at) => ({ description: `Application ${at}`, category: null, delegationStatus }))

describe('sharing applications', () => {
  test.each([
    ['no application', list(), false],
    ['none shared', list(false, false), false],
    ['some shared', list(true, false), false],
    ['all shared', list(true, true), true],
  ])('quick select all with %s', (_, items, ticked) => {
    expect(isAllShared(items)).toBe(ticked)
  })

  test.each([true, false])('quick select all sets every application to %s', (shared) => {
    expect(shareAll(list(true, false), shared)).toEqual(list(shared, shared))
  })

  test('flipping a toggle is a change, flipping it back is none', () => {
    const saved = list(true, false)
    const flipped = flipShared(saved, 1)
    expect(flipped).toEqual(list(true, true))
    expect(hasUnsavedSharing(flipped, saved)).toBe(true)
    expect(hasUnsavedSharing(flipShared(flipped, 1), saved)).toBe(false)
    expect(hasUnsavedSharing(list(true), saved)).toBe(true)
  })
})

const loadedAt = '2026-03-10T15:00:00.000Z'

test('a save says of each application what was loaded, and when, unless it overwrites', () => {
  const item = { description: 'Policy activity', category: 'In-Force', delegationStatus: true }
  const saved = [{ ...item, lastUpdated: loadedAt, changedBy: 'Tomas Vega' }]
  const items = flipShared(saved, 0)
  const sent = { ...item, delegationStatus: false, loadedStatus: true }
  expect(sharingSave(items, saved)).toEqual([{ ...sent, lastUpdated: loadedAt }])
  expect(sharingSave(items, saved, true)).toEqual([sent])
})

describe('a switch is merged three ways', () => {
  test.each([
    { title: 'left alone', wanted: true, loaded: true, stored: true, merge: 'keep' },
    { title: 'left alone, withdrawn by another', wanted: true, loaded: true, stored: false, merge: 'keep' },
    { title: 'changed', wanted: false, loaded: true, stored: true, isNewer: false, merge: 'change' },
    { title: 'changed by both to the same end', wanted: false, loaded: true, stored: false, merge: 'keep' },
    { title: 'changed, and shared again by another', wanted: false, loaded: true, stored: true, merge: 'conflict' },
    { title: 'without what was loaded', wanted: true, stored: false, isNewer: false, merge: 'change' },
    { title: 'without what was loaded, but newer', wanted: true, stored: false, merge: 'conflict' },
  ])('$title: $merge', ({ wanted, loaded, stored, isNewer = true, merge }) => {
    expect(mergeSwitch({ wanted, loaded, stored, isNewer })).toBe(merge)
  })
})

test('what others have changed is told by name: what the user left alone, and what both have changed', () => {
  const by = { changedBy: 'Tomas Vega' }
  const seen = list(true, true, true).map((item) => ({ ...item, ...by, lastUpdated: loadedAt }))
  const saved = list(true, true, false).map((item) => ({ ...item, ...by, lastUpdated: '2026-03-11T15:00:00.000Z' }))
  const changed = flipShared(seen, 0)
  const items = saved.map((item, place) => (place === 0 ? (changed[0] ?? item) : item))
  expect([...changedMeanwhile({ items, saved, seen })]).toEqual([
    [0, 'Tomas Vega'],
    [2, 'Tomas Vega'],
  ])
  expect([...changedMeanwhile({ items: changed, saved: seen, seen })]).toEqual([])
})

describe('the tabs of Edit Access', () => {
  test.each([
    ['agency-info', true, 'share-agency-info'],
    ['agent-info', true, 'share-agent-info'],
    ['managing', true, 'assign-managers'],
    ['general-info', false, 'suspend-reactivate-office-staff'],
  ] as const)('%s: save bar %s, help %s', (tab, saveBar, guide) => {
    expect([hasSaveBar(tab), editAccessGuides[tab]]).toEqual([saveBar, guide])
  })
})

describe('the pickers of Agent Info', () => {
  const rivera = { agentNo: '100101', fullName: 'Elena Rivera', homeAgencyNo: 'AG1001' }
  const agencies = [{ agencyNo: 'AG1001', agencyName: 'Lakeshore Financial Group' }]

  test('an empty agent list is a failure', () => {
    expect(delegationPickers([], agencies)).toEqual({ state: 'failed' })
    expect(delegationPickers([rivera], agencies)).toEqual({ state: 'ready', agents: [rivera], agencies })
  })

  test.each([
    ['AG1001', agencies[0]],
    ['AG2002', null],
    [null, null],
  ])('an agent of home agency %s picks %j', (homeAgencyNo, agency) => {
    expect(findHomeAgency({ ...rivera, homeAgencyNo }, agencies)).toEqual(agency)
  })
})
