import { defaultFormatLocale, formatDate, localDay } from '@producer-portal/domain/formatting'
import { saveManagedAgents } from '@producer-portal/domain/manage-access'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

const lin = '/manage-access/AG1001/lin'
const agents = `${lin}/edit-producers-managed/NBC02`

const findAgent = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const findSave = () => screen.findByRole('button', { name: 'Save Changes' })
const findCount = async () => {
  const row = (await screen.findByText('Requirement uploads')).closest('[role=row]')
  return row instanceof HTMLElement ? within(row).getByText(/^\d+$/).textContent : null
}

test('a manager assigns an agent in an application, and the counts follow', async () => {
  const { user, sentTo } = await openPortal({ as: 'okafor', at: `${lin}/managing` })
  expect(await findCount()).toBe('0')
  expect((await findSave()).getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('link', { name: 'Edit agents New Business, Requirement uploads' }))
  await screen.findByText('Mei Lin · New Business, Requirement uploads')
  await user.click(await findAgent('Elena Rivera'))
  expect(screen.getByText('Assigned Upon Saving')).toBeTruthy()
  await user.click(await findSave())
  await screen.findByText('Agents Managed updated')
  expect(screen.queryByText('Assigned Upon Saving')).toBeNull()
  expect(screen.getByText('Assigned', { exact: true })).toBeTruthy()
  expect((await findSave()).getAttribute('aria-disabled')).toBe('true')
  expect(sentTo(saveManagedAgents)[0]?.body).toMatchObject({
    userId: 'lin',
    managedProducers: [{ agentNumber: '100101', assigned: true }],
    accessCode: 'NBC',
    roleCode: '02',
  })
  await user.click(
    within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'Edit Access' }),
  )
  await waitFor(async () => expect(await findCount()).toBe('1'))
})

const dubois = '/manage-access/AG1001/dubois'
test.each([
  { what: 'agency information', at: `${dubois}/agency-info`, role: 'switch', name: 'Policy activity' },
  {
    what: "an agent's information",
    at: `${dubois}/agent-info?agent=100101&agency=AG1001`,
    role: 'switch',
    name: 'Policy activity',
  },
  { what: 'managed agents', at: `${dubois}/edit-producers-managed/NBC02`, role: 'checkbox', name: 'Elena Rivera' },
])('a person whose $what is changed was updated today, wherever that is said', async ({ at, role, name }) => {
  const { user, goTo } = await openPortal({ as: 'okafor', at: `${dubois}/general-info` })
  const today = formatDate(localDay(new Date()), defaultFormatLocale)
  await screen.findByText('Last Updated')
  expect(screen.queryByText(today)).toBeNull()
  await goTo('/manage-access?agency=AG1001')
  await screen.findByRole('row', { name: /Amélie Dubois/ })

  await goTo(at)
  await user.click(await screen.findByRole(role, { name }))
  await user.click(await findSave())
  await screen.findByText(/ (updated|has been updated\.)$/)
  await goTo(`${dubois}/general-info`)
  await screen.findByText(today)
  await goTo('/manage-access?agency=AG1001')
  await within(await screen.findByRole('row', { name: /Amélie Dubois/ })).findByText(today)
})

test('changes are kept over a reload, and Cancel Changes takes them back', async () => {
  const { user, reload, sentTo } = await openPortal({ as: 'okafor', at: agents })
  await user.click(await findAgent('Elena Rivera'))
  reload()
  await screen.findByText('Assigned Upon Saving')
  expect((await findAgent('Elena Rivera')).checked).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Cancel Changes' }))
  expect((await findAgent('Elena Rivera')).checked).toBe(false)
  expect(screen.queryByText('Assigned Upon Saving')).toBeNull()
  expect(sentTo(saveManagedAgents)).toHaveLength(0)
})

test('changes are asked about before leaving, and saved on the way', async () => {
  const { user, address } = await openPortal({ as: 'okafor', at: agents })
  await user.click(await findAgent('Elena Rivera'))
  await user.click(screen.getByRole('link', { name: 'Edit Access' }))
  const question = await screen.findByRole('alertdialog', { name: 'Save changes?' })
  await user.click(within(question).getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => expect(address()).toBe(`${lin}/managing`))
  const notifications = screen.getByRole('region', { name: 'Notifications' })
  expect(await within(notifications).findByText('Agents Managed updated')).toBeTruthy()
  await waitFor(async () => expect(await findCount()).toBe('1'))
})
