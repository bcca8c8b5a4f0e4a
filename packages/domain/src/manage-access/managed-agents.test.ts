import { describe, expect, test } from 'vitest'
import {
  agentsChangedMeanwhile,
  assignAgent,
  assignmentStatus,
  defaultManagedAgentsSort,
  isAssigned,
  managedAgentsPageSize,
  sortManagedAgents,
  withAssignments,
} from './managed-agents.ts'
import type { ListSort } from '../lists/list-state.ts'

const brandt = { agentNumber: '100102', name: 'Brandt, Jonas', assigned: true }
const chen = { agentNumber: '100104', name: 'Chen, Robert', assigned: false }
const oconnor = { agentNumber: '100103', name: "O'Connor, Siobhán", assigned: false }
const rivera = { agentNumber: '100101', name: 'rivera, Elena', assigned: true }
const agents = [oconnor, rivera, chen, brandt]
const pending = new Map([
  [oconnor.agentNumber, true],
  [brandt.agentNumber, false],
])

describe('assigning agents', () => {
  test.each([
    ['saved and unchanged', rivera, 'assigned', true],
    ['newly ticked', oconnor, 'assigned-upon-saving', true],
    ['newly unticked', brandt, 'unassigned-upon-saving', false],
    ['never ticked', chen, 'none', false],
  ] as const)('an agent %s reads %o', (_, agent, status, ticked) => {
    expect([assignmentStatus(agent, pending), isAssigned(agent, pending)]).toEqual([status, ticked])
  })

  test('a tick is kept by agent number until it is taken back', () => {
    const ticked = assignAgent(new Map(), chen, true)
    expect([...ticked]).toEqual([['100104', true]])
    expect([...assignAgent(ticked, chen, false)]).toEqual([])
  })

  test('saving turns the pending changes into assignments', () => {
    expect(withAssignments(agents, pending).map(({ assigned }) => assigned)).toEqual([true, true, false, false])
  })

  test.each<[ListSort, readonly string[]]>([
    [{ columnId: 'name', direction: 'ascending' }, ['100102', '100104', '100103', '100101']],
    [{ columnId: 'name', direction: 'descending' }, ['100101', '100103', '100104', '100102']],
    [{ columnId: 'status', direction: 'ascending' }, ['100102', '100104', '100103', '100101']],
    [defaultManagedAgentsSort, ['100103', '100101', '100102', '100104']],
  ])('sorted by %o: assigned agents last or first, equals by name', (sort, order) => {
    expect(sortManagedAgents(agents, pending, sort).map(({ agentNumber }) => agentNumber)).toEqual(order)
  })
})

test('those who changed an agent meanwhile are told by name, also where the change is the same as that of the user', () => {
  const now = [
    { ...brandt, assigned: false, changedBy: 'Mei Lin' },
    { ...chen, assigned: true, changedBy: null },
    { ...rivera, changedBy: 'Mei Lin' },
    { ...oconnor, agentNumber: 'new', assigned: true, changedBy: 'Mei Lin' },
  ]
  expect([...agentsChangedMeanwhile(now, agents)]).toEqual([[brandt.agentNumber, 'Mei Lin']])
})

test('a page shows eight agents, of whom those who are assigned come first', () => {
  expect(managedAgentsPageSize).toBe(8)
  expect(defaultManagedAgentsSort).toEqual({ columnId: 'status', direction: 'descending' })
})
