import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  getAccessHistory,
  getAccessReview,
  getAgencyAccess,
  getAgentsManagedSummary,
  getAgencyUsers,
  getGeneralInformation,
  getManagedAgents,
  previewAccess,
  joinAccessCode,
} from '../manage-access/index.ts'
import {
  mockAccessItems,
  mockAccessHistory,
  mockAccessReview,
  mockDelegationDetail,
  mockDelegationUsers,
  mockManagedAgents,
  mockReaches,
  mockManagingItems,
} from './delegation.ts'

const now = new Date('2026-03-10T12:00:00Z')

describe('the delegation cast', () => {
  test.each<[string, v.GenericSchema, unknown]>([
    ['users', getAgencyUsers.answer, mockDelegationUsers('AG1001', now)],
    ['general information', getGeneralInformation.answer, mockDelegationDetail('lin', now)],
    ['the users of the large agency', getAgencyUsers.answer, mockDelegationUsers('AG5005', now)],
    ['access items', getAgencyAccess.answer, mockAccessItems()],
    ['the managed summary', getAgentsManagedSummary.answer, mockManagingItems(now)],
    ['managed agents', getManagedAgents.answer, mockManagedAgents()],
    ['the history of access', getAccessHistory.answer, mockAccessHistory(now)],
    ['effective access', previewAccess.answer, mockReaches()],
    ['an access review', getAccessReview.answer, mockAccessReview('AG1001', now)],
  ])('%s fit the answer of their call', (_, schema, data) => {
    expect(v.parse(schema, data)).toEqual(data)
  })

  test('shows agents and office staff, active and disabled, updated and never updated', () => {
    const users = mockDelegationUsers('AG1001', now)
    expect(new Set(users.map(({ role }) => role))).toEqual(new Set(['Agent', 'Office Staff']))
    expect(new Set(users.map(({ status }) => status))).toEqual(new Set(['Active', 'Disabled']))
    expect(users.filter(({ lastUpdated }) => lastUpdated === null)).not.toEqual([])
    expect(users[0]?.lastUpdated).toBe('2026-03-07')
  })

  test('every application has an access code of its own', () => {
    const codes = mockManagingItems(now).map(joinAccessCode)
    expect(codes).not.toContain(null)
    expect(new Set(codes).size).toBe(codes.length)
  })

  test('nobody outside the cast has general information', () => {
    expect(mockDelegationDetail('nobody', now)).toBeNull()
  })

  test('there are more agents than one page shows', () => {
    expect(mockManagedAgents().length).toBeGreaterThan(8)
    expect(mockManagedAgents('AG1001').map(({ agentNumber }) => agentNumber)).toContain('100101')
  })
})
