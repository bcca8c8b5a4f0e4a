import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { PortalTab } from './open-portal.js'

/** The address of the page. */
export const at = '/sales-support/illustrations/in-force-illustration-requests'
export const submitted = 'In-Force Illustration Request Submitted'
/** A policy that can be run automatically. */
export const osei = '7100100403'

export const receipt = async () => within(await screen.findByRole('region', { name: submitted }))
export const submitButton = (description?: RegExp) =>
  screen.findByRole('button', { name: 'Submit In-Force Illustration Request', description })
export const scenarios = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Please describe any scenarios/ })
export const onlyAgent = async () => (await screen.findByRole('group', { name: 'Requesting agent' })).textContent
export const agentField = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Requesting agent' })
export const myRequests = async () => within(await screen.findByRole('region', { name: 'My requests' }))
export const panel = async () => within(await screen.findByRole('dialog', { name: 'Searching Clients & Policies' }))
const isPanelOpen = () => screen.queryByRole('dialog', { name: 'Searching Clients & Policies' }) !== null

export async function search({ user }: PortalTab, text: string) {
  const box = (await panel()).getByRole('searchbox')
  await user.clear(box)
  await user.type(box, `${text}{Enter}`)
}

/** Selects the first policy that is found. */
export async function choosePolicy(tab: PortalTab, text: string) {
  await tab.press('Search Clients & Policies')
  await search(tab, text)
  const [policy] = await (await panel()).findAllByRole('radio')
  if (policy) await tab.user.click(policy)
  await tab.user.click((await panel()).getByRole('button', { name: 'Select' }))
  await waitFor(() => expect(isPanelOpen()).toBe(false))
}
