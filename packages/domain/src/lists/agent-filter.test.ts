import { expect, test } from 'vitest'
import { agentFilterOptions, matchesAgent } from './agent-filter.ts'

const agent = (
  agentNo: string | null,
  displayName: string | null,
  agencyNo: string | null,
  agencyName: string | null,
) => ({
  agentNo,
  displayName,
  agencyNo,
  agencyName,
})

test('the choices are every agency with its agents, each once and in alphabetical order', () => {
  const rows = [
    { agents: [agent('7', 'Zoé Adam', 'AG2', 'Beacon'), agent('4', 'elena Rivera', '1', 'Lakeshore')] },
    { agents: [agent('8', 'Adaeze Okafor', 'AG1', 'Lakeshore'), agent('7', 'Zoé Adam', 'AG1', 'Lakeshore')] },
    { agents: [] },
  ]
  expect(agentFilterOptions(rows)).toEqual([
    { value: 'AG2', label: 'Beacon' },
    { value: '7', label: 'Zoé Adam' },
    { value: 'AG1', label: 'Lakeshore' },
    { value: '8', label: 'Adaeze Okafor' },
    { value: '4', label: 'elena Rivera' },
  ])
})

test('the agent whose list it is can be chosen once, with rows and without', () => {
  const viewed = { number: '8', name: 'Adaeze Okafor' }
  const offered = [{ value: '8', label: 'Adaeze Okafor' }]
  expect(agentFilterOptions([], viewed)).toEqual(offered)
  const rows = [{ agents: [agent('8', 'Adaeze Okafor', null, null)] }]
  expect(agentFilterOptions(rows, viewed)).toEqual(offered)
})

test('agents and agencies without numbers are identified by name, and every choice finds its rows', () => {
  const rows = [
    { agents: [agent(null, 'Jonas Brandt', null, 'Cedar Point')] },
    { agents: [agent(null, null, null, null), agent('5', null, 'AG5', null)] },
  ]
  const options = agentFilterOptions(rows)
  expect(options.map((option) => option.label)).toEqual(['AG5', '5', 'Cedar Point', 'Jonas Brandt'])
  for (const { value } of options) expect(rows.some((row) => matchesAgent(row, value))).toBe(true)
  expect(options[2]?.value).toMatch(/^AG/)
})

test('agents without an agency are listed first', () => {
  const options = agentFilterOptions([{ agents: [agent('3', 'Ann', 'AG1', 'A'), agent('4', 'Bea', null, null)] }])
  expect(options.map((option) => option.value)).toEqual(['4', 'AG1', '3'])
})
