import { mockAgentSearch } from '@producer-portal/domain/mocks'
import { expect, test } from 'vitest'
import { toAgentSelections, findAgentSelection } from './agent-search.js'

test.each([
  ['an agency', 'AG1001', 'Lakeshore Financial Group'],
  ['nobody', 'AG7777', undefined],
])('the number of %s is found as what it names', (_, number, name) => {
  expect(findAgentSelection(number, mockAgentSearch(number))?.name).toBe(name)
})

test('an agent is found by its whole number, not by a part of it', () => {
  const [agent] = mockAgentSearch('AG').agents
  const [first] = mockAgentSearch('').agents
  expect(agent).toBeUndefined()
  expect(first && findAgentSelection(first.agentNo.slice(1), mockAgentSearch(''))).toBeNull()
  expect(first && findAgentSelection(first.agentNo, mockAgentSearch(''))?.name).toBe(first?.fullName)
})

test.each([
  ['AG1 ', 'AG1'],
  [' ', '4711'],
  [null, '4711'],
])('the lists of an agent of agency %j are asked for by %s', (agencyNo, asked) => {
  const agent = { agentNo: '4711', fullName: null, agencyNo, agencyName: null }
  expect(findAgentSelection('4711', { agencies: [], agents: [agent] })?.agencyNo).toBe(asked)
})

test('a name that is missing is the number', () => {
  const nameless = {
    agencies: [{ agencyNo: 'AG1', agencyName: ' ' }],
    agents: [{ agentNo: '4711', fullName: null, agencyNo: null, agencyName: null }],
  }
  const { agencies, agents } = toAgentSelections(nameless)
  expect([agencies[0]?.name, agents[0]?.name, agents[0]?.note]).toEqual(['AG1', '4711', undefined])
})

test('an agent is found with the agency below, an agency with its number', () => {
  const agent = { agentNo: '4711', fullName: ' Ana Rivera ', agencyNo: 'AG1', agencyName: ' Lakeshore ' }
  const found = { agencies: [{ agencyNo: 'AG1', agencyName: ' Lakeshore ' }], agents: [agent] }
  expect(toAgentSelections(found)).toEqual({
    agencies: [{ number: 'AG1', agencyNo: 'AG1', name: 'Lakeshore' }],
    agents: [{ number: '4711', agencyNo: 'AG1', name: 'Ana Rivera', note: 'Lakeshore' }],
  })
  const [unnamed] = toAgentSelections({ agencies: [], agents: [{ ...agent, agencyName: ' ' }] }).agents
  expect(unnamed?.note).toBeUndefined()
})
