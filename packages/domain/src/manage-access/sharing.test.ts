import { describe, expect, test } from 'vitest'
import {
  delegationPickers,
  editAccessGuides,
  flipShared,
  hasSaveBar,
  hasUnsavedSharing,
  findHomeAgency,
  isAllShared,
  overwriteSharing,
  shareAll,
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

test('a list that overwrites no longer says what it was loaded with', () => {
  const item = { description: 'Policy activity', category: 'In-Force', delegationStatus: true }
  expect(overwriteSharing([{ ...item, lastUpdated: '2026-03-10T15:00:00.000Z' }])).toEqual([item])
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
