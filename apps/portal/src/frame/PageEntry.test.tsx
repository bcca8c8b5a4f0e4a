import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { useLocation } from 'react-router-dom'
import { createPortalHistory } from '../history/portal-history.js'
import { PortalRouter } from '../history/PortalRouter.js'
import { openWindow } from '../testing/open-window.js'
import { PageEntry } from './PageEntry.js'

const page = (title: 'dashboard' | 'pendingCases' | 'enterCode') => (
  <>
    <h1>{title}</h1>
    {title === 'enterCode' && <input aria-label="Code" data-entry-focus />}
    <PageEntry key={title} title={title} />
  </>
)

const pages: Readonly<Record<string, ReactNode>> = {
  '/dashboard': page('dashboard'),
  '/pending': page('pendingCases'),
  '/code': page('enterCode'),
}

function ShownPage() {
  return pages[useLocation().pathname]
}

function renderPages() {
  const history = createPortalHistory(openWindow('/dashboard').view)
  render(
    <PortalRouter history={history}>
      <ShownPage />
    </PortalRouter>,
  )
  return (address: string) => act(async () => history.push(address))
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
