import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { PageEntry } from './PageEntry.js'

const page = (title: 'dashboard' | 'pendingCases') => (
  <>
    <h1>{title}</h1>
    <PageEntry key={title} title={title} />
  </>
)

function renderPages() {
  const router = createMemoryRouter(
    [
      { path: '/dashboard', element: page('dashboard') },
      { path: '/pending', element: page('pendingCases') },
    ],
    { initialEntries: ['/dashboard'] },
  )
  render(<RouterProvider router={router} />)
  return (address: string) => act(() => router.navigate(address))
}

test('each page names itself in the tab, and from the second on its heading gets the focus', async () => {
  const goTo = renderPages()
  expect(document.title).toBe('Dashboard · Producer Portal')
  expect(document.activeElement).toBe(document.body)

  await goTo('/pending')
  expect(document.title).toBe('Pending cases · Producer Portal')
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

test('another page of the same list leaves the focus alone', async () => {
  const goTo = renderPages()
  await goTo('/pending')
  screen.getByRole('heading').blur()
  await goTo('/pending?page=2')
  expect(document.activeElement).toBe(document.body)
})
