import { expect, test } from 'vitest'
import { readCasePanel, withoutTop, writeCasePanel } from './case-panel-query.js'
import type { OpenCase } from './case-panel-query.js'

const detail: OpenCase = { caseKey: '01|LIF|0100100101|01001001011', panel: 'detail', tab: null, dialog: null }
const requirements: OpenCase = { ...detail, panel: 'requirements', tab: 'received' }
const upload: OpenCase = { ...requirements, dialog: { kind: 'upload', requirementId: 'r1' } }
const message: OpenCase = { ...detail, panel: null, dialog: { kind: 'message', requirementId: null } }

test.each([
  detail,
  { ...requirements, tab: null },
  { ...requirements, tab: 'agent-tasks' } as const,
  requirements,
  upload,
  message,
])('what is open survives a reload: %o', (open) => {
  expect(readCasePanel(writeCasePanel(open, new URLSearchParams('page=2')))).toEqual(open)
})

test.each([
  '',
  'case=1',
  'panel=detail',
  'case=1&panel=nonsense',
  'case=1&dialog=upload',
  'dialog=message',
  'case=1&dialog=nonsense&requirement=r1',
])('the address "%s" opens nothing', (query) => {
  expect(readCasePanel(new URLSearchParams(query))).toBeNull()
})

test.each([
  ['the tab of Case Requirements', requirements, 'case=a&panel=requirements&tasks=received'],
  ['no tab before one is chosen', { ...requirements, tab: null }, 'case=a&panel=requirements'],
  ['no tab of a panel without tabs', { ...requirements, panel: 'detail' } as const, 'case=a&panel=detail'],
])('an address has %s', (_, open, query) => {
  expect(String(writeCasePanel({ ...open, caseKey: 'a' }, new URLSearchParams()))).toBe(query)
})

test('an unknown tab is no choice', () => {
  expect(readCasePanel(new URLSearchParams('case=1&panel=requirements&tasks=x'))?.tab).toBeNull()
})

test('closing leaves the rest of the address as it is', () => {
  const query = new URLSearchParams('page=2&sort=days-pending')
  expect(String(writeCasePanel(null, writeCasePanel(upload, query)))).toBe(String(query))
})

test.each([
  ['a dialog over a slide-out leaves the slide-out', upload, requirements],
  ['a slide-out leaves nothing', requirements, null],
  ['a dialog of its own leaves nothing', message, null],
])('closing %s', (_, open, rest) => {
  expect(withoutTop(open)).toEqual(rest)
})
