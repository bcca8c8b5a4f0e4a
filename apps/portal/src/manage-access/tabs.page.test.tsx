import { modifyAccess } from '@producer-portal/domain/manage-access'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

const lin = '/manage-access/AG1001/lin'
const allTabs = ['agency-info', 'agent-info', 'managing', 'general-info']

const findTabs = async () =>
  within(await screen.findByRole('navigation', { name: 'Access of this person' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const expectTitle = (tab: string, name: string) =>
  waitFor(() => expect(document.title).toMatch(new RegExp(`^${tab}: Edit Access for ${name} · `)))
const isSuspensionOffered = () => screen.queryByRole('button', { name: /^(Suspend|Reactivate) Access$/ }) !== null

test.each([
  {
    name: 'a manager with the Managing tab',
    as: 'okafor',
    person: 'AG2002/ferris',
    tabs: ['Agency Info', 'Agent Info', 'Managing', 'General Information'],
    isManager: true,
    seesAgents: true,
  },
  {
    name: 'a manager without it',
    as: 'vega',
    person: 'AG2002/ferris',
    tabs: ['Agency Info', 'Agent Info', 'General Information'],
    isManager: true,
    seesAgents: false,
  },
  {
    name: 'an agent with it',
    as: 'frost',
    person: 'AG2002/ferris',
    tabs: ['Agent Info', 'General Information'],
    isManager: false,
    seesAgents: true,
  },
  {
    name: 'an agent without it',
    as: 'rivera',
    person: 'AG1001/dubois',
    tabs: ['Agent Info', 'General Information'],
    isManager: false,
    seesAgents: false,
  },
])('$name has the tabs of their role, and no address of another one ends the session', async (one) => {
  const { as, person, tabs, isManager, seesAgents } = one
  const entrance = `/manage-access/${person}`
  const { address, goTo, leftTo } = await openPortal({ as, at: entrance })
  for (const tab of allTabs) {
    await goTo(`${entrance}/${tab}`)
    expect(await findTabs()).toEqual(tabs)
  }
  expect(address()).toBe(`${entrance}/general-info`)
  await screen.findByText('First Updated')
  expect(isSuspensionOffered()).toBe(isManager)

  await goTo(`${entrance}/edit-producers-managed/NBC01`)
  await screen.findByRole('heading', {
    level: 1,
    name: tabs.includes('Managing') ? 'Edit Agents Managed' : 'Nothing here.',
  })
  expect(document.title.split(' · ')[0]).toBe(tabs.includes('Managing') ? 'Edit Managed Agents' : 'No access')

  await goTo(`/manage-access?agency=${person.slice(0, 6)}`)
  const people = await screen.findByRole('grid')
  await within(people).findAllByText('Office Staff')
  expect(within(people).queryAllByText('Agent').length > 0).toBe(seesAgents)
  expect(leftTo()).toBeUndefined()
})

test('an address without a tab, or with one that is not offered, leads to the first that is', async () => {
  const { address, goTo } = await openPortal({ as: 'okafor', at: lin })
  await waitFor(() => expect(address()).toBe(`${lin}/agency-info`))
  // Agents share their own information, so there is nothing to share with them
  await goTo('/manage-access/AG1001/rivera/agency-info')
  await waitFor(() => expect(address()).toBe('/manage-access/AG1001/rivera/managing'))
  expect(await findTabs()).toEqual(['Managing', 'General Information'])
})

test('the title of the browser’s tab says which tab of which person is open, also after going on to another', async () => {
  const { user, address, goTo } = await openPortal({ as: 'okafor', at: `${lin}/agency-info` })
  await expectTitle('Agency Info', 'Mei Lin')
  for (const [tab, path] of [
    ['Agent Info', 'agent-info'],
    ['Managing', 'managing'],
    ['General Information', 'general-info'],
  ] as const) {
    await user.click(await screen.findByRole('link', { name: tab }))
    await expectTitle(tab, 'Mei Lin')
    expect(address()).toBe(`${lin}/${path}`)
  }
  await goTo('/manage-access/AG1001/dubois/general-info')
  await expectTitle('General Information', '.*Dubois')
  await goTo('/manage-access/AG1001/nobody/general-info')
  await waitFor(() => expect(document.title).toMatch(/^Edit Access · /))
})

test('an address of no tab, of no person and of no application says so, and ends no session', async () => {
  const { goTo, leftTo } = await openPortal({ as: 'okafor', at: `${lin}/no-such-tab` })
  await screen.findByRole('heading', { name: 'Oops! Nothing to see here.' })
  expect(document.title).toMatch(/^Page not found · /)
  await goTo('/manage-access/AG1001/nobody/agency-info')
  await screen.findByText('Failed to fetch selected user info. Please try again later.')
  expect(screen.getByText('No person to show')).toBeTruthy()
  await goTo(`${lin}/edit-producers-managed/none`)
  await screen.findByRole('heading', { name: 'Oops! Nothing to see here.' })
  expect(leftTo()).toBeUndefined()
})

test.each([
  ['an application that there is not', `${lin}/edit-producers-managed/ABC12`, 'No agents to assign here', 'AG1001'],
  ['the review of a foreign agency', '/access-review/AG3003', 'No agency to review here', null],
])('%s leads back, without a retry that is of no use', async (_, at, title, agency) => {
  const { leftTo } = await openPortal({ as: 'okafor', at })
  await screen.findByText(title)
  const back = screen.getByRole('link', { name: 'Back to Manage Access' })
  expect(back.getAttribute('href')).toBe(agency ? `/manage-access?agency=${agency}` : '/manage-access')
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  expect(leftTo()).toBeUndefined()
})

test('an agency of someone else shows no person, and ends no session', async () => {
  const { leftTo } = await openPortal({ as: 'rivera', at: '/manage-access/AG5005/gp0004/agency-info' })
  await screen.findByText('No person to show')
  expect(leftTo()).toBeUndefined()
})

test('managers suspend and reactivate a person after a question, and the list says so', async () => {
  const { user, goTo, sentTo } = await openPortal({ as: 'okafor', at: `${lin}/general-info` })
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  const answer = async (question: string, name: string) =>
    user.click(within(await screen.findByRole('alertdialog', { name: question })).getByRole('button', { name }))
  const suspending = 'Are you sure you want to suspend this person?'
  await press('Suspend Access')
  await answer(suspending, 'Keep Access')
  await press('Suspend Access')
  await answer(suspending, 'Suspend Access')
  await screen.findByText('User is now Disabled')
  expect(screen.getByText('Access Updated')).toBeTruthy()
  // At the title, where every tab says it, and among the facts
  expect(screen.getAllByText('Access Suspended')).toHaveLength(2)
  // The saved status is there while the question closes, which keeps its words
  expect(screen.getByText('Suspend Access in progress')).toBeTruthy()
  expect(screen.queryByText('Reactivate Access in progress')).toBeNull()

  await goTo('/manage-access?agency=AG1001')
  const row = await screen.findByRole('row', { name: /Mei Lin/ })
  await within(row).findByText('Disabled')
  await goTo(`${lin}/general-info`)
  await press('Reactivate Access')
  await answer('Are you sure you want to reactivate this person?', 'Reactivate Access')
  await screen.findByText('User is now Active')
  expect(sentTo(modifyAccess).map(({ body }) => body)).toMatchObject([{ status: 'Disabled' }, { status: 'Active' }])
  // On the same page, the next question is the other one
  await press('Suspend Access')
  await screen.findByRole('alertdialog', { name: suspending })
})

test('a manager who has been suspended in the meantime reads why a change is refused', async () => {
  const { user, fails } = await openPortal({ as: 'okafor', at: `${lin}/general-info` })
  const message = 'Your access to this agency is suspended.'
  fails(modifyAccess, { status: 409, body: { message } })
  await user.click(await screen.findByRole('button', { name: 'Suspend Access' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Suspend Access' }))
  expect(await screen.findByText(`Error updating user to Disabled. ${message}`)).toBeTruthy()
})

test('managers are not offered to suspend themselves', async () => {
  await openPortal({ as: 'okafor', at: '/manage-access/AG1001/okafor/general-info' })
  await screen.findByText('First Updated')
  expect(isSuspensionOffered()).toBe(false)
})
