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

/** Sends a request as the page does, and lets the demo finish it. */
async function finishOne({ service }: Pick<PortalTab, 'service'>) {
  const answer = await service.call('/api/illustration/trigger', {
    token: await service.tokenOf('rivera'),
    json: {
      agent: '100101',
      policy: '7100100403',
      instructions: '',
      recipient: 'rivera',
      requestDate: new Date().toISOString().slice(0, 10),
    },
  })
  expect(answer.status).toBe(200)
  service.advance(61)
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
