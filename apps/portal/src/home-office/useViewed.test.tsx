import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, refreshSession } from '../auth/session.js'
import { changeSession } from '../auth/state.js'
import { sessionCookies, setCookies } from '../testing/sign-in-as.js'
import { TestRouter } from '../testing/TestRouter.js'
import { useViewedChoice } from './state.js'
import { useViewed } from './useViewed.js'

const useAll = () => ({ viewed: useViewed(), choose: useViewedChoice()[1], navigate: useNavigate() })

function renderAt(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestRouter initialEntries={[address]}>{children}</TestRouter>
  )
  return renderHook(useAll, { wrapper }).result
}

function signInAs(audience: string, userId = 'hale') {
  setCookies({ ...sessionCookies(), userId, audience })
  act(refreshSession)
}

beforeEach(() => signInAs('HomeOffice'))
afterEach(() => {
  cleanup()
  act(endSession)
})

test('a choice stays when the main navigation leads to an address without it', async () => {
  const result = renderAt('/dashboard?number=AG1001')
  await act(async () => result.current.navigate('/new-business/pending'))
  expect(result.current.viewed?.number).toBe('AG1001')
})

test('another choice replaces it, and a new tab starts with the last one', async () => {
  const result = renderAt('/dashboard?number=AG1001')
  await act(async () => result.current.navigate('/dashboard?number=AG2002'))
  expect(renderAt('/new-business/pending').current.viewed?.number).toBe('AG2002')
})

test('a name that was looked up stays while the address names the same agent or agency', async () => {
  const result = renderAt('/dashboard?number=AG1001')
  const named = { number: 'AG1001', name: 'Lakeshore', agencyNo: 'AG1001', agencyName: 'Lakeshore' }
  act(() => result.current.choose(named))
  await act(async () => result.current.navigate('/new-business/pending?number=AG1001&page=2'))
  expect(result.current.viewed).toEqual(named)
})

test('it can be cleared', async () => {
  const result = renderAt('/dashboard?number=AG1001')
  act(() => result.current.choose(null))
  await act(async () => result.current.navigate('/dashboard'))
  expect(result.current.viewed).toBeNull()
})

test('a choice of another tab is followed only where there is none', async () => {
  const other = { number: 'AG2002', name: 'AG2002', agencyNo: 'AG2002', agencyName: null }
  const key = 'producer-portal.session.hale:viewed'
  const chooseElsewhere = () => {
    window.localStorage.setItem(key, JSON.stringify(other))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
  }
  const result = renderAt('/new-business/pending')
  chooseElsewhere()
  expect(result.current.viewed?.number).toBe('AG2002')
  await act(async () => result.current.navigate('/dashboard?number=AG1001'))
  await act(async () => result.current.navigate('/new-business/pending'))
  chooseElsewhere()
  expect(result.current.viewed?.number).toBe('AG1001')
})

test('signing out clears it', () => {
  renderAt('/dashboard?number=AG1001')
  cleanup()
  act(endSession)
  signInAs('HomeOffice')
  expect(renderAt('/dashboard').current.viewed).toBeNull()
})

test('another user neither gets it nor leaves it in the browser', () => {
  vi.spyOn(window.location, 'reload').mockImplementation(() => act(() => changeSession({ status: 'unknown' })))
  renderAt('/dashboard?number=AG1001')
  cleanup()
  signInAs('HomeOffice', 'moreau') // the page reloads
  signInAs('HomeOffice', 'moreau')
  expect(renderAt('/dashboard').current.viewed).toBeNull()
  expect(Object.keys(window.localStorage).filter((key) => key.includes('viewed'))).toEqual([])
})

test('an agency is its own; that of an agent is looked up', () => {
  expect(renderAt('/dashboard?number=AG1001').current.viewed).toMatchObject({
    number: 'AG1001',
    name: 'AG1001',
    agencyNo: 'AG1001',
  })
  expect(renderAt('/dashboard?number=100101').current.viewed).toMatchObject({
    number: '100101',
    name: '100101',
    agencyNo: null,
  })
})
