import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { getIllustrationAgents, searchIllustrationPolicies } from '../illustrations/index.ts'
import { getClient, getClientContracts, searchClients, splitContracts } from '../client-lookup/index.ts'
import { searchAgents } from '../home-office/index.ts'
import {
  mockAgentSearch,
  mockClient,
  mockClientContracts,
  mockClientSearch,
  mockIllustrationAgents,
  mockIllustrationPolicies,
} from './client-lookup.ts'

const now = new Date('2026-03-10T12:00:00Z')

describe('clients, contracts and policies of the cast', () => {
  test.each<[string, v.GenericSchema, unknown]>([
    ['clients', searchClients.answer, mockClientSearch('0001')],
    ['a client', getClient.answer, mockClient('7000101', now)],
    ['contracts', getClientContracts.answer, mockClientContracts('7000101')],
    ['agents and agencies', searchAgents.answer, mockAgentSearch('lake')],
    ['illustration agents', getIllustrationAgents.answer, mockIllustrationAgents('AG1001')],
    ['illustration policies', searchIllustrationPolicies.answer, mockIllustrationPolicies('a')],
  ])('%s fit the answer of their call', (_, schema, data) => {
    expect(v.parse(schema, data)).toEqual(data)
  })

  test.each([
    ['PARKINSON', 4],
    ['0001200', 4],
    ['nobody', 0],
  ])('a client search for %s finds %i contracts', (text, count) => {
    expect(mockClientSearch(text)).toHaveLength(count)
  })

  test.each([
    ['rivera', ['100101'], []],
    ['AG1001', [], ['AG1001']],
    ['lakeshore', [], ['AG1001']],
  ])('a home-office search for %s finds agents %j and agencies %j', (term, agents, agencies) => {
    const found = mockAgentSearch(term)
    expect(found.agents.map(({ agentNo }) => agentNo)).toEqual(agents)
    expect(found.agencies.map(({ agencyNo }) => agencyNo)).toEqual(agencies)
  })

  test('a client has active and inactive contracts, and ages of the day', () => {
    const { active, inactive } = splitContracts([...mockClientContracts('7000101')])
    expect([active.length, inactive.length]).toEqual([2, 2])
    expect(mockClient('7000101', now)).toMatchObject({ age: 64, insuranceAge: 65 })
    expect(mockClient('none', now)).toBeNull()
  })

  test('some policies can be automated, some cannot', () => {
    const kinds = mockIllustrationPolicies('000').map(({ canBeAutomated }) => canBeAutomated)
    expect(new Set(kinds)).toEqual(new Set([true, false]))
  })
})
