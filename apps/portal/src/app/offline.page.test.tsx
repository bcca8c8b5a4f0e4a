import { getContractsAndRequirements } from '@producer-portal/domain/cases'
import { LazyLoadError } from '@producer-portal/ui'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { reportLost, reportReached } from '../api/connection.js'
import { browserCookies } from '../auth/cookies.js'
import { SectionBoundary } from '../shell/SectionBoundary.js'
import { openPortal } from '../testing/open-portal.js'
import { TestRouter } from '../testing/TestRouter.js'

const bar = /^You're offline\. Showing data from \d+:\d\d [AP]M\./

const rows = () => screen.findAllByRole('rowheader')

test('loaded data stays and says how old it is; what failed comes by itself when the connection is back', async () => {
  const tab = await openPortal({ as: 'rivera', at: '/new-business/pending' })
  expect(await rows()).toHaveLength(10)
  tab.losesConnection()
  act(reportLost)
  await screen.findByText(bar)
  await tab.goTo('/new-business/issued')
  await screen.findAllByText('Failed to get contracts.')
  await tab.goTo('/new-business/pending')
  expect(await rows()).toHaveLength(10)
  await screen.findByText(bar)
  await tab.goTo('/new-business/issued')
  tab.recover()
  act(reportReached)
  expect((await rows()).length).toBeGreaterThan(0)
  expect(screen.queryByText(/^You're offline/)).toBeNull()
  expect(tab.sentTo(getContractsAndRequirements).at(-1)?.path).toContain('type=issued')
})

test('a call without an answer tells that the connection is gone, and the next answer that it is back', async () => {
  const tab = await openPortal({ as: 'rivera', at: '/new-business/pending' })
  await screen.findAllByRole('rowheader')
  tab.losesConnection()
  await tab.goTo('/new-business/issued')
  await screen.findByText(/^You're offline/)
  tab.recover()
  for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await tab.user.click(retry)
  await screen.findAllByRole('rowheader')
  expect(screen.queryByText(/^You're offline/)).toBeNull()
})

test('signing out without a connection ends the session here, says so, and leaves when there is one', async () => {
  const tab = await openPortal({ as: 'rivera', at: '/dashboard' })
  const { jwt } = browserCookies()
  tab.losesConnection()
  await tab.goTo('/logout')
  await screen.findByRole('heading', { level: 1, name: "You're signed out" })
  expect(browserCookies().jwt ?? '').toBe('')
  expect(screen.queryByText(/Rivera/)).toBeNull()
  expect(tab.leftTo()).toBeUndefined()
  tab.recover()
  act(reportReached)
  expect(tab.leftTo()).toBe('/api/auth/logout')
  await expect.poll(async () => (await tab.service.call('/api/profile', { token: jwt })).status).toBe(401)
})

/** A page with a part whose code fails to load, without a connection. */
function renderLostPart() {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isThere = false
  const load = vi.fn<() => Promise<void>>(() => (isThere ? Promise.resolve() : Promise.reject(new Error('lost'))))
  const Part = () => {
    if (!isThere) throw new LazyLoadError(load, new TypeError('Failed to fetch'))
    return <p>The page</p>
  }
  act(reportLost)
  const { unmount } = render(
    <TestRouter>
      <SectionBoundary isPage>
        <Part />
      </SectionBoundary>
    </TestRouter>,
  )
  const arrive = () => {
    isThere = true
    act(reportReached)
  }
  return { load, arrive, unmount }
}

test('a part whose code failed to load says so, without the apology for a crash, and comes by itself', async () => {
  const { load, arrive } = renderLostPart()
  expect(screen.getByRole('alert').textContent).toBe(
    "We couldn't load this.You may be offline. It opens by itself when you're back online.",
  )
  arrive()
  await screen.findByText('The page')
  expect(load).toHaveBeenCalledOnce()
})

test('a part that failed to load is not asked for once its page was left', () => {
  const { load, arrive, unmount } = renderLostPart()
  unmount()
  arrive()
  expect(load).not.toHaveBeenCalled()
})
