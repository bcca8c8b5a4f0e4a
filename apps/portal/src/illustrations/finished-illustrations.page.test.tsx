import {
  getIllustrationFile,
  getIllustrationRequests,
  markIllustrationsSeen,
} from '@producer-portal/domain/illustrations'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openPortal } from '../testing/open-portal.js'
import type { PortalTab } from '../testing/open-portal.js'

const requests = '/sales-support/illustrations/in-force-illustration-requests'

const newest = async () => {
  const mine = within(await screen.findByRole('region', { name: 'My requests' }))
  const [request] = await mine.findAllByRole('listitem')
  return within(request ?? document.body)
}

const realTimeout = setTimeout

/** The portal asks again at once, and not after 15 seconds. */
function askAgainSoon() {
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, delay, ...rest) =>
    realTimeout(run, delay === 15_000 ? 50 : delay, ...rest),
  )
}

const readOut = () =>
  [...document.querySelectorAll('[data-pp-live-region]')].map(({ textContent }) => textContent).join(' ')

/** Lets the demo finish a request. */
async function finishOne(tab: Pick<PortalTab, 'service'>) {
  await requestOne(tab)
  tab.service.advance(61)
  await tab.service.runJob('illustrations')
}

/** Sends a request as the page does. */
async function requestOne({ service }: Pick<PortalTab, 'service'>) {
  const answer = await service.call('/api/illustration/trigger', {
    as: 'rivera',
    json: {
      agent: '100101',
      policy: '7100100403',
      instructions: '',
      recipient: 'rivera',
      requestDate: new Date().toISOString().slice(0, 10),
    },
  })
  expect(answer.status).toBe(200)
}

test('a finished illustration is announced on the dashboard until it was seen', async () => {
  const tab = await openPortal({ as: 'rivera', at: '/dashboard', before: finishOne })
  await tab.user.click(await screen.findByRole('link', { name: '1 in-force illustration is ready' }))
  await (await newest()).findByText('New')
  expect(tab.address()).toBe(requests)
  await waitFor(() => expect(tab.sentTo(markIllustrationsSeen)).toHaveLength(1))
  tab.load('/dashboard')
  await waitFor(() => expect(tab.sentTo(getIllustrationRequests).length).toBeGreaterThan(1))
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Elena' })
  expect(screen.queryByText(/in-force illustration is ready/)).toBeNull()
  tab.load(requests)
  await (await newest()).findByText('Ready')
  expect((await newest()).queryByText('New')).toBeNull()
})

test('one that gets ready while the page is open is shown and announced, and nothing is asked for after that', async () => {
  askAgainSoon()
  const tab = await openPortal({
    as: 'rivera',
    at: requests,
    before: async (before) => {
      await before.service.services.db.deleteFrom('illustration_request').execute()
      await requestOne(before)
    },
  })
  await (await newest()).findByText('Received')
  tab.service.advance(61)
  await tab.service.runJob('illustrations')
  await (await newest()).findByText('Ready')
  await waitFor(() => expect(readOut()).toContain('1 in-force illustration is ready'))
  const asked = tab.sentTo(getIllustrationRequests).length
  await new Promise((resolve) => realTimeout(resolve, 300))
  expect(tab.sentTo(getIllustrationRequests)).toHaveLength(asked)
})

test('the menu counts the finished illustrations that were not seen yet, on every page', async () => {
  const tab = await openPortal({ as: 'rivera', at: '/statements', before: finishOne })
  // Not the menu of the test before
  tab.reload()
  await tab.user.click(await screen.findByRole('button', { name: 'Sales & Support' }))
  await tab.user.click(await screen.findByRole('menuitem', { name: 'In-Force Illustration Requests 1 ready' }))
  await (await newest()).findByText('New')
  await tab.user.click(await screen.findByRole('button', { name: 'Sales & Support' }))
  expect(await screen.findByRole('menuitem', { name: 'In-Force Illustration Requests' })).toBeDefined()
})

test('a finished illustration is saved under its name', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const tab = await openPortal({ as: 'rivera', at: requests, before: finishOne })
  await tab.user.click((await newest()).getByRole('button', { name: /^Download illustration/ }))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  const [link] = saved.mock.contexts as HTMLAnchorElement[]
  expect(link?.download).toMatch(/^In-Force Illustration IR-\d+\.pdf$/)
})

test.each([500, 404])('a download that fails with %i says so, and can be tried again', async (status) => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const tab = await openPortal({ as: 'rivera', at: requests, before: finishOne })
  tab.fails(getIllustrationFile, { status })
  await tab.user.click((await newest()).getByRole('button', { name: /^Download illustration/ }))
  await screen.findByText(/^We couldn't download In-Force Illustration IR-\d+\.pdf\. Try again\.$/)
  expect(saved).not.toHaveBeenCalled()
  tab.recover()
  await tab.user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(screen.queryByText(/couldn't download/)).toBeNull()
})
