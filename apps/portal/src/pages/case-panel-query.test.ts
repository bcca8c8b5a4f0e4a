import { expect, test } from 'vitest'
import { readCasePanel, writeCasePanel } from './case-panel-query.js'
import type { OpenCasePanel } from './case-panel-query.js'

const caseKey = '01|LIF|0100100101|01001001011'

test.each<OpenCasePanel>([
  { caseKey, panel: 'detail', tab: 'agent-tasks' },
  { caseKey, panel: 'requirements', tab: 'agent-tasks' },
  { caseKey, panel: 'requirements', tab: 'received' },
])('an open slide-out survives a reload: %o', (open) => {
  expect(readCasePanel(writeCasePanel(open, new URLSearchParams('page=2')))).toEqual(open)
})

test.each(['', 'case=1', 'panel=detail', 'case=1&panel=nonsense'])('the address "%s" opens nothing', (query) => {
  expect(readCasePanel(new URLSearchParams(query))).toBeNull()
})

test('a tab that nobody knows is the first one', () => {
  expect(readCasePanel(new URLSearchParams('case=1&panel=requirements&tasks=x'))?.tab).toBe('agent-tasks')
})

test('closing leaves the rest of the address as it is', () => {
  const query = new URLSearchParams('page=2&sort=days-pending')
  const open = writeCasePanel({ caseKey, panel: 'requirements', tab: 'uploaded' }, query)
  expect(String(writeCasePanel(null, open))).toBe(String(query))
})
