import { LiveRegionProvider, ToastProvider } from '@producer-portal/ui'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { endSession, refreshSession } from '../auth/session.js'
import { answerCalls } from '../testing/answer-calls.js'
import { freshData } from '../testing/render-query.js'
import { sessionCookies, setCookies } from '../testing/sign-in-as.js'
import { RootLayout } from './RootLayout.js'

const drawnFrames = vi.fn()
vi.mock(import('@producer-portal/features/shell'), async (importOriginal) => ({
  ...(await importOriginal()),
  AppFrame: ({ children }) => {
    drawnFrames()
    return <>{children}</>
  },
}))

afterEach(() => {
  cleanup()
  endSession()
})

/** Shows a page within the layout, to a user who is signed in. */
async function showPage() {
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
  return router
}

test('a page that is left after signing out leaves nothing in the storage of the tab', async () => {
  await showPage()
  await act(async () => endSession())
  window.dispatchEvent(new Event('pagehide'))
  expect(Object.keys(window.sessionStorage)).toEqual([])
})

test('a change of the query, such as the sort of a list, does not draw the frame again', async () => {
  const router = await showPage()
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  await act(async () => undefined)
  drawnFrames.mockClear()
  await act(() => router.navigate('?sort=name'))
  expect(drawnFrames).not.toHaveBeenCalled()
  await act(() => router.navigate('/elsewhere'))
  expect(drawnFrames).toHaveBeenCalled()
})
