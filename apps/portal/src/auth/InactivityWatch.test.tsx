import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionCookies, setCookies } from '../testing/sign-in-as.js'
import { InactivityWatch } from './InactivityWatch.js'
import { endSession, refreshSession } from './session.js'
import { currentSession } from './state.js'

beforeEach(() => {
  setCookies(sessionCookies())
  refreshSession()
  render(<InactivityWatch />, { wrapper: MemoryRouter })
})
afterEach(endSession)

test('a tab to which a user returns never shows one user while the cookies are those of another', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  window.dispatchEvent(new Event('focus'))
  expect(reload).not.toHaveBeenCalled()
  setCookies({ userId: 'lin' })
  window.dispatchEvent(new Event('focus'))
  expect(reload).toHaveBeenCalledOnce()
  expect(currentSession()).toEqual({ status: 'leaving' })
})
