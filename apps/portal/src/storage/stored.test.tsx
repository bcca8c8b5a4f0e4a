import { createStore } from 'jotai'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { storedAtom } from './state.js'
import { claimStorage, clearStorage, storedValue } from './stored.js'

function blocked(): never {
  throw new DOMException('blocked', 'SecurityError')
}
const schema = v.picklist(['light', 'dark'])
type Mode = v.InferOutput<typeof schema>
const storedMode = () => storedValue<Mode>('device', 'mode', schema, 'light')
const key = 'producer-portal.mode'

test.each([
  [null, 'light'],
  ['"dark"', 'dark'],
  ['dark', 'dark'],
  ['"pink"', 'light'],
  ['{', 'light'],
])('a stored %s stands for %s', (stored, expected) => {
  if (stored) window.localStorage.setItem(key, stored)
  expect(storedMode().read()).toBe(expected)
})

test('a value is there again on the next visit', () => {
  createStore().set(storedAtom(storedMode()), 'dark')
  expect(createStore().get(storedAtom(storedMode()))).toBe('dark')
})

test('the fallback leaves nothing in the storage', () => {
  storedMode().write('dark')
  storedMode().write('light')
  expect(window.localStorage).toHaveLength(0)
})

test('a change in another tab is followed', () => {
  const store = createStore()
  const mode = storedAtom(storedMode())
  const leave = store.sub(mode, () => {})
  window.localStorage.setItem(key, '"dark"')
  window.dispatchEvent(new StorageEvent('storage', { key }))
  expect(store.get(mode)).toBe('dark')
  leave()
  window.localStorage.setItem(key, '"light"')
  window.dispatchEvent(new StorageEvent('storage', { key }))
  expect(store.get(mode)).toBe('dark')
})

test('a change that another tab has made before a page shows the value is there', () => {
  const store = createStore()
  const mode = storedAtom(storedMode())
  window.localStorage.setItem(key, '"dark"')
  const leave = store.sub(mode, () => {})
  expect(store.get(mode)).toBe('dark')
  leave()
})

test('blocked storage: a value lasts as long as the page', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(window.localStorage, method).mockImplementation(blocked)
  }
  const mode = storedMode()
  mode.write('dark')
  expect(mode.read()).toBe('dark')
})

test.each([
  ['device', 'expired', 'kept'],
  ['device', 'logout', 'kept'],
  ['session', 'expired', ''],
  ['session', 'logout', ''],
  ['tab', 'expired', ''],
  ['tab', 'logout', ''],
] as const)('what is kept for the %s, after a session that ended by %s: "%s"', (keptFor, end, expected) => {
  const value = storedValue(keptFor, 'text', v.string(), '')
  value.write('kept')
  clearStorage(end)
  expect(value.read()).toBe(expected)
})

test('what could not be stored does not outlive the session', () => {
  vi.spyOn(window.sessionStorage, 'setItem').mockImplementation(blocked)
  const value = storedValue('tab', 'text', v.string(), '')
  value.write('typed')
  clearStorage('logout')
  expect(value.read()).toBe('')
})

const ofTab = { authpw_jwt: 'token', typed_names: 'Byron', 'draft:rivera:comment': 'Done' }
const ofBrowser = { 'producer-portal.session.rivera:viewed': 'AG1001', 'producer-portal.mode': 'dark' }
const keysOf = (storage: Storage) =>
  Object.keys(storage)
    .filter((each) => each !== 'owner')
    .toSorted()

test.each([
  ['rivera', Object.keys(ofTab), Object.keys(ofBrowser)],
  ['riv', ['authpw_jwt'], ['producer-portal.mode']],
])('after rivera left without a word, %s who signs in finds %j in the tab and %j beside it', (userId, tab, browser) => {
  claimStorage('rivera')
  for (const [name, text] of Object.entries(ofTab)) window.sessionStorage.setItem(name, text)
  for (const [name, text] of Object.entries(ofBrowser)) window.localStorage.setItem(name, text)
  claimStorage(userId)
  expect(keysOf(window.sessionStorage)).toEqual(tab.toSorted())
  expect(keysOf(window.localStorage)).toEqual(browser.toSorted())
})

test('a tab that nobody has claimed yet keeps what it has, but for the drafts of others', () => {
  window.sessionStorage.removeItem('owner')
  for (const [name, text] of Object.entries(ofTab)) window.sessionStorage.setItem(name, text)
  claimStorage('lin')
  expect(keysOf(window.sessionStorage)).toEqual(['authpw_jwt', 'typed_names'])
})
