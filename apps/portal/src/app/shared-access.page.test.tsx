import { getContractDetail } from '@producer-portal/domain/cases'
import type { TestService } from '@producer-portal/service/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

// The watch starts once the first page has loaded
vi.mock('../shell/first-visit.js', () => ({ firstVisitEnd: Promise.resolve() }))

const atPending = { as: 'lin', at: '/new-business/pending' }
const findCount = (count: number) => screen.findByText(`Showing ${count} Pending Cases`, {}, { timeout: 5_000 })

/** Takes away from office staff what is shared with them, as a manager elsewhere does; of one role, or all. */
async function withdraw({ services }: TestService, role?: string): Promise<void> {
  const all = services.db.updateTable('access_item').set({ is_shared: false }).where('user_id', '=', 'lin')
  await (role === undefined ? all : all.where('access_code', '=', role)).execute()
}

test('an open list follows a withdrawal at the next key or click, and says why', async () => {
  const { user, service } = await openPortal(atPending)
  await findCount(60)
  await withdraw(service)
  await user.keyboard('{Shift}')
  await findCount(0)
  const notifications = screen.getByRole('region', { name: 'Notifications' })
  expect(
    within(notifications).getByText(/No longer shared with you: New Business: Case status and requirements/),
  ).toBeDefined()
})

test('a case that is withdrawn while it opens closes again', async () => {
  const { user, service, address } = await openPortal(atPending)
  await findCount(60)
  const [row] = screen.getAllByRole('button', { name: /^Actions for/ })
  if (!row) throw new Error('No row has a menu')
  await user.click(row)
  await withdraw(service)
  await user.click(await screen.findByRole('menuitem', { name: 'Case details' }))
  await findCount(0)
  await waitFor(() => expect(address()).toBe('/new-business/pending'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a case that is withdrawn while it is open closes before its details have failed, and one hears once why', async () => {
  const { user, service, address, neverAnswers } = await openPortal(atPending)
  await findCount(60)
  const [row] = screen.getAllByRole('button', { name: /^Actions for/ })
  if (!row) throw new Error('No row has a menu')
  await user.click(row)
  await user.click(await screen.findByRole('menuitem', { name: 'Case details' }))
  await screen.findByText('Program Type')
  await withdraw(service)
  neverAnswers(getContractDetail)
  await user.keyboard('{Shift}')
  await waitFor(() => expect(address()).toBe('/new-business/pending'), { timeout: 5_000 })
  const notifications = screen.getByRole('region', { name: 'Notifications' })
  expect(await within(notifications).findAllByText(/^This case isn't on this list\./)).toHaveLength(1)
})

test('an export holds what is shared when it is made', async () => {
  const save = vi.spyOn(URL, 'createObjectURL')
  const { user, service } = await openPortal(atPending)
  await findCount(60)
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await withdraw(service)
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }))
  await findCount(0)
  expect(save).not.toHaveBeenCalled()
})

test('answers are not offered where others share the cases alone', async () => {
  const { user } = await openPortal({ ...atPending, before: ({ service }) => withdraw(service, 'NBC02') })
  await findCount(60)
  await user.click(screen.getByRole('button', { name: 'Filter Cases' }))
  // Documents are asked for in this case
  await user.type(screen.getByRole('searchbox', { name: 'Name or contract number' }), '0100100102')
  await screen.findByText('Showing 1 Pending Case')
  await user.click(screen.getByRole('button', { name: /^Actions for .*Volkov/ }))
  const requirements = await screen.findByRole('menuitem', { name: 'Case Requirements' })
  expect(screen.queryByRole('group', { name: 'Send Requirement Document(s)' })).toBeNull()
  expect(screen.getByRole('group', { name: 'Status Details' })).toBeDefined()
  await user.click(requirements)
  const panel = await screen.findByRole('dialog', { name: 'Case Requirements' })
  await within(panel).findByText(/^Requirement uploads are not shared with you\./)
  expect(within(panel).queryByRole('button', { name: /^(Upload documents|Comment on)/ })).toBeNull()
})

test('where nothing is shared, nobody is caught up, and Client Lookup says so in place of its search', async () => {
  const { goTo } = await openPortal({ as: 'lin', before: ({ service }) => withdraw(service) })
  const reason = /^No one shares this information with you yet\./
  await screen.findByText(reason)
  await screen.findByRole('region', { name: 'New Business Activity' })
  expect(screen.queryByText(/all caught up/)).toBeNull()
  await goTo('/dashboard/client_policy_lookup')
  await screen.findByText('No clients to look up')
  await screen.findByText(reason)
  expect(screen.queryByRole('button', { name: 'Search Clients & Contracts' })).toBeNull()
})
