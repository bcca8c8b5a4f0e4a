import { harborLife } from '@producer-portal/domain/brand'
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { PageEntry } from './PageEntry.js'

const page = (title: string, field?: ReactNode) => (
  <>
    <h1>{title}</h1>
    {field}
    <PageEntry key={title} title={title} />
  </>
)

function renderPages() {
  const router = createMemoryRouter(
    [
      { path: '/dashboard', element: page('Dashboard') },
      { path: '/pending', element: page('Pending cases') },
      { path: '/code', element: page('Enter your code', <input aria-label="Code" data-entry-focus />) },
    ],
    { initialEntries: ['/dashboard'] },
  )
  render(<RouterProvider router={router} />)
  return (address: string) => act(() => router.navigate(address))
}

test('each page names itself in the tab, and from the second on its heading gets the focus', async () => {
  const goTo = renderPages()
  expect(document.title).toBe('Dashboard · Example Producer Portal')
  expect(document.activeElement).toBe(document.body)

  await goTo('/pending')
  expect(document.title).toBe('Pending cases · Example Producer Portal')
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

test('another page of the same list leaves the focus alone', async () => {
  const goTo = renderPages()
  await goTo('/pending')
  screen.getByRole('heading').blur()
  await goTo('/pending?page=2')
  expect(document.activeElement).toBe(document.body)
})

test.each([
  ['types into the search of the header', '<input>'],
  ['has opened the navigation of a phone', '<div role="dialog"><button>Close</button></div>'],
])('who %s while a page is on its way goes on there', async (_what, html) => {
  const goTo = renderPages()
  const elsewhere = document.body.appendChild(document.createElement('div'))
  elsewhere.innerHTML = html
  const control = elsewhere.querySelector<HTMLElement>('input, button')
  control?.focus()
  await goTo('/pending')
  expect(document.activeElement).toBe(control)
  elsewhere.remove()
})

test('a page that is there for one box puts the focus into it', async () => {
  const goTo = renderPages()
  await goTo('/code')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Code' }))
})

test('the title names the portal of the brand that the deployment has chosen', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script type="application/json" id="portal-settings">${JSON.stringify({ brand: harborLife })}</script>`,
  )
  vi.resetModules()
  const { getPageTitle } = await import('../shell/page-title.js')
  expect(getPageTitle('Dashboard')).toBe('Dashboard · Harbor Producer Portal')
  document.getElementById('portal-settings')?.remove()
})
