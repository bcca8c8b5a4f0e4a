import { LiveRegionProvider, ToastProvider } from '@producer-portal/ui'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { endSession, refreshSession } from '../auth/session.js'
import { answerCalls } from '../testing/answer-calls.js'
import { freshData } from '../testing/render-query.js'
import { sessionCookies, setCookies } from '../testing/sign-in-as.js'
import { RootLayout } from './RootLayout.js'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  endSession()
})

test('a page that is left after signing out leaves nothing in the storage of the tab', async () => {
  answerCalls({})
  setCookies(sessionCookies())
  refreshSession()
  const router = createMemoryRouter([{ element: <RootLayout />, children: [{ path: '*', element: <h1>Page</h1> }] }])
  const Data = freshData()
  render(
    <LiveRegionProvider>
      <ToastProvider>
        <Data>
          <RouterProvider router={router} />
        </Data>
      </ToastProvider>
    </LiveRegionProvider>,
  )
  await screen.findByRole('heading', { name: 'Page' })
  await act(async () => endSession())
  window.dispatchEvent(new Event('pagehide'))
  expect(Object.keys(window.sessionStorage)).toEqual([])
})
