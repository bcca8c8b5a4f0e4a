import { afterEach, expect, test, vi } from 'vitest'
import { openTabLine } from './tab-line.js'
import type { TabLine, TabNews } from './tab-line.js'

const lines: TabLine[] = []
afterEach(() => {
  for (const line of lines.splice(0)) line.close()
  vi.unstubAllGlobals()
})

function openTab(): { heard: TabNews[]; line: TabLine } {
  const heard: TabNews[] = []
  const line = openTabLine((news) => heard.push(news))
  lines.push(line)
  return { heard, line }
}
const storageEvent = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

test('a sign-out in one tab is heard in the others, and not by itself', async () => {
  const [first, second] = [openTab(), openTab()]
  first.line.tell({ kind: 'signed-out' })
  await vi.waitFor(() => expect(second.heard).toEqual([{ kind: 'signed-out' }]))
  expect(first.heard).toEqual([])
})

test('without broadcasts the news comes through storage', () => {
  const { heard } = openTab()
  storageEvent('producer-portal-session', '{"kind":"signed-in","userId":"rivera"}')
  expect(heard).toEqual([{ kind: 'signed-in', userId: 'rivera' }])
})

test.each([
  ['another entry', 'other', '{"kind":"signed-out"}'],
  ['the end of an entry', 'producer-portal-session', null],
  ['something unreadable', 'producer-portal-session', '{'],
  ['unknown news', 'producer-portal-session', '{"kind":"else"}'],
])('%s is not news', (_, key, value) => {
  const { heard } = openTab()
  storageEvent(key, value)
  expect(heard).toEqual([])
})

test('blocked storage does not stop the broadcast', async () => {
  const [first, second] = [openTab(), openTab()]
  vi.spyOn(window.localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  first.line.tell({ kind: 'signed-out' })
  await vi.waitFor(() => expect(second.heard).toHaveLength(1))
})

test('nothing is left in storage', () => {
  openTab().line.tell({ kind: 'signed-in', userId: 'rivera' })
  expect(window.localStorage.getItem('producer-portal-session')).toBeNull()
})
