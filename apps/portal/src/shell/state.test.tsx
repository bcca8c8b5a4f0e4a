import { createStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { storedChoice } from './state.js'

function blocked(): never {
  throw new DOMException('blocked', 'SecurityError')
}
const choices = ['light', 'dark'] as const
afterEach(() => {
  vi.restoreAllMocks()
  window.localStorage.clear()
})

test.each([
  [null, 'light'],
  ['dark', 'dark'],
  ['pink', 'light'],
])('a stored %s stands for %s', (stored, expected) => {
  if (stored) window.localStorage.setItem('mode', stored)
  expect(createStore().get(storedChoice('mode', choices))).toBe(expected)
})

test('a choice is there again on the next visit', () => {
  createStore().set(storedChoice('mode', choices), 'dark')
  expect(createStore().get(storedChoice('mode', choices))).toBe('dark')
})

test('a choice in another tab is followed', () => {
  const store = createStore()
  const mode = storedChoice('mode', choices)
  const leave = store.sub(mode, () => {})
  window.localStorage.setItem('mode', 'dark')
  window.dispatchEvent(new StorageEvent('storage', { key: 'mode' }))
  expect(store.get(mode)).toBe('dark')
  leave()
})

test('blocked storage: the choice lasts as long as the page', () => {
  vi.spyOn(window.localStorage, 'getItem').mockImplementation(blocked)
  vi.spyOn(window.localStorage, 'setItem').mockImplementation(blocked)
  const store = createStore()
  const mode = storedChoice('mode', choices)
  store.set(mode, 'dark')
  expect(store.get(mode)).toBe('dark')
})
