import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endSession, refreshSession } from '../auth/session.js'
import { sessionCookies, setCookies } from '../testing/sign-in-as.js'
import { useRecentClientIds } from './state.js'

/** Another tab has the same storage, and what it read when it was opened. */
const openTab = () => renderHook(useRecentClientIds).result
const listed = (tab: ReturnType<typeof openTab>) => tab.current.recentIds

beforeEach(() => {
  setCookies(sessionCookies())
  act(refreshSession)
})
afterEach(() => {
  cleanup()
  act(endSession)
})

test('the last five clients are listed, each once, the last one first', () => {
  const tab = openTab()
  for (const id of ['1', '2', '3', '4', '5', '6', '4']) act(() => tab.current.addRecent(id))
  expect(listed(tab)).toEqual(['4', '6', '5', '3', '2'])
})

test('a client who was viewed in another tab meanwhile stays in the list', () => {
  const [one, other] = [openTab(), openTab()]
  act(() => one.current.addRecent('1'))
  act(() => other.current.addRecent('2'))
  expect(listed(other)).toEqual(['2', '1'])
  expect(listed(openTab())).toEqual(['2', '1'])
})
