import { afterEach, expect, test, vi } from 'vitest'
import { currentSession } from '../auth/state.js'
import { sessionCookies, setCookies } from '../testing/sign-in-as.js'
import { endSession, handleSessionLoss, refreshOnPageRestore, refreshSession } from './session.js'

afterEach(endSession)

/** As if the browser had kept the page while another one signed out. */
function comeBack(persisted: boolean) {
  setCookies(Object.fromEntries(Object.keys(sessionCookies()).map((key) => [key, ''])))
  window.sessionStorage.clear()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
}

test.each([
  ['a page out of the memory of the browser knows that its user has signed out', true, 'anonymous'],
  ['a reloaded page has already looked', false, 'authenticated'],
])('%s', (_, persisted, expected) => {
  setCookies(sessionCookies())
  refreshSession()
  refreshOnPageRestore()
  comeBack(persisted)
  expect(currentSession().status).toBe(expected)
})

test('a page that was on its way out looks at the cookies again when the browser restores it', () => {
  vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
  setCookies(sessionCookies())
  refreshSession()
  refreshOnPageRestore()
  handleSessionLoss('logout')
  comeBack(true)
  expect(currentSession().status).toBe('anonymous')
})
