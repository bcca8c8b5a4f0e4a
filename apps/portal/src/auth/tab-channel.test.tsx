import { afterEach, expect, test, vi } from 'vitest'
import { openTabChannel } from './tab-channel.js'
import type { TabChannel, TabMessage } from './tab-channel.js'

const channels: TabChannel[] = []
afterEach(() => channels.splice(0).forEach((channel) => channel.close()))

function openTab(): { received: TabMessage[]; channel: TabChannel } {
  const received: TabMessage[] = []
  const channel = openTabChannel((news) => received.push(news))
  channels.push(channel)
  return { received, channel }
}
const storageEvent = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

test('a sign-out in one tab is received in the others, and not by itself', async () => {
  const [first, second] = [openTab(), openTab()]
  first.channel.send({ kind: 'signed-out' })
  await vi.waitFor(() => expect(second.received).toEqual([{ kind: 'signed-out' }]))
  expect(first.received).toEqual([])
})

test('without broadcasts the news comes through storage', () => {
  const { received } = openTab()
  storageEvent('producer-portal-session', '{"kind":"signed-in","userId":"rivera"}')
  expect(received).toEqual([{ kind: 'signed-in', userId: 'rivera' }])
})

test.each([
  ['another entry', 'other', '{"kind":"signed-out"}'],
  ['the end of an entry', 'producer-portal-session', null],
  ['something unreadable', 'producer-portal-session', '{'],
  ['unknown news', 'producer-portal-session', '{"kind":"else"}'],
])('%s is not news', (_, key, value) => {
  const { received } = openTab()
  storageEvent(key, value)
  expect(received).toEqual([])
})

test('blocked storage does not stop the broadcast', async () => {
  const [first, second] = [openTab(), openTab()]
  vi.spyOn(window.localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  first.channel.send({ kind: 'signed-out' })
  await vi.waitFor(() => expect(second.received).toHaveLength(1))
})

test('nothing is left in storage', () => {
  openTab().channel.send({ kind: 'signed-in', userId: 'rivera' })
  expect(window.localStorage.getItem('producer-portal-session')).toBeNull()
})

test('a channel that is closed receives nothing more, either way', async () => {
  const [first, second, third] = [openTab(), openTab(), openTab()]
  second.channel.close()
  storageEvent('producer-portal-session', '{"kind":"signed-out"}')
  first.channel.send({ kind: 'expired' })
  await vi.waitFor(() => expect(third.received).toHaveLength(2))
  expect(second.received).toEqual([])
})
