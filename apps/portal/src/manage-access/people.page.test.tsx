import { getDelegationAgencies } from '@producer-portal/domain/manage-access'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { savedReturnTo } from '../auth/after-sign-in.js'
import { openPortal } from '../testing/open-portal.js'

const findAgencies = () => screen.findByRole('navigation', { name: 'Agencies' })
const getNames = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)

test('managers choose one of their agencies, and one without people leads to the FAQ', async () => {
  const { user, address } = await openPortal({ as: 'okafor', at: '/manage-access' })
  const agencies = await findAgencies()
  expect(screen.getByRole('heading', { level: 1, name: 'Manage Access' })).toBeTruthy()
  await screen.findByRole('heading', { name: 'People of Cedar Point Advisors' })
  expect(
    within(agencies)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Cedar Point AdvisorsAG2002',
    'Great Plains AllianceAG5005',
    'Lakeshore Financial GroupAG1001',
    'Prairie Star AgencyAG4004',
  ])
  await user.click(within(agencies).getByRole('link', { name: /^Prairie Star Agency/ }))
  const faq = await screen.findByRole('link', { name: 'Manage Access FAQ' })
  expect(faq.getAttribute('href')).toBe('/documentation/manage-access-faq')
  expect(screen.getByText(/^This agency does not have any agents and\/or office staff assigned/)).toBeTruthy()
  expect(address()).toBe('/manage-access?agency=AG4004')
})

test('the page opens the agency that was opened last', async () => {
  const { user, goTo, load } = await openPortal({ as: 'okafor', at: '/manage-access' })
  await user.click(within(await findAgencies()).getByRole('link', { name: /^Lakeshore/ }))
  await screen.findByRole('heading', { name: 'People of Lakeshore Financial Group' })
  await goTo('/dashboard')
  await goTo('/manage-access')
  await screen.findByRole('heading', { name: 'People of Lakeshore Financial Group' })
  load('/manage-access')
  expect(await screen.findByRole('heading', { name: 'People of Lakeshore Financial Group' })).toBeDefined()
})

test('the only agency is chosen for its manager', async () => {
  await openPortal({ as: 'vega', at: '/manage-access' })
  await screen.findByRole('heading', { name: 'People of Cedar Point Advisors' })
  expect((await screen.findAllByText('Office Staff')).length).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: 'Review access' }).getAttribute('href')).toBe('/access-review/AG2002')
})

test('an agency that is not theirs counts as none, and no agency at all says so', async () => {
  const { goTo, changesAnswer, reload } = await openPortal({ as: 'okafor', at: '/manage-access?agency=AG3003' })
  await screen.findByText('Choose an agency to see its people.')
  changesAnswer(getDelegationAgencies, () => [])
  await goTo('/manage-access')
  reload()
  expect(await screen.findByText('No agencies to manage')).toBeTruthy()
})

test.each([
  ['hale', 'home office'],
  ['lin', 'office staff'],
])('%s, %s, finds nothing at any address of it', async (as) => {
  const { goTo, leftTo } = await openPortal({ as, at: '/manage-access' })
  for (const path of [
    '',
    '/AG1001/dubois',
    '/AG1001/dubois/agency-info',
    '/AG1001/dubois/edit-producers-managed/NBC01',
  ]) {
    await goTo(`/manage-access${path}`)
    await screen.findByRole('heading', { level: 1, name: 'Nothing here.' })
  }
  expect(leftTo()).toBeUndefined()
})

test.each(['', '/AG1001/dubois/agency-info', '/AG1001/dubois/edit-producers-managed/NBC01'])(
  'signed out, /manage-access%s leads to the sign-in page, and back afterwards',
  async (path) => {
    const { address } = await openPortal({ at: `/manage-access${path}` })
    await waitFor(() => expect(address()).toBe('/login'))
    expect(savedReturnTo()).toBe(`/manage-access${path}`)
  },
)

test('agents are not offered the access review', async () => {
  await openPortal({ as: 'rivera', at: '/manage-access?agency=AG1001' })
  await screen.findByText('Mei Lin')
  expect(screen.queryByRole('link', { name: 'Review access' })).toBeNull()
})

test('agency, sort and page are in the address, also on the way back from a person', async () => {
  const { user, address, goBack } = await openPortal({ as: 'okafor', at: '/manage-access?agency=AG5005' })
  await screen.findByText(/^2,000 people/)
  expect(getNames()).toHaveLength(10)
  for (const name of ['Name', 'Role', 'Status', 'Managing', 'Last Updated']) {
    expect(within(screen.getByRole('columnheader', { name })).getByRole('button', { name })).toBeTruthy()
  }
  await user.click(within(screen.getByRole('grid')).getByRole('button', { name: 'Name' }))
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending')
  const first = getNames()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(address()).toBe('/manage-access?agency=AG5005&page=2&sort=name&dir=ascending')
  const second = getNames()
  expect(second).not.toEqual(first)

  const [name = ''] = second
  await user.click(within(screen.getByRole('grid')).getAllByRole('link', { name })[0] ?? document.body)
  await screen.findByRole('heading', { level: 1, name: `Edit Access for ${name}` })
  await user.click(screen.getByRole('link', { name: 'Back to Manage Access' }))
  await waitFor(() => expect(getNames()).toEqual(second))
  expect(address()).toBe('/manage-access?agency=AG5005&page=2&sort=name&dir=ascending')
  await goBack()
  await screen.findByRole('heading', { level: 1, name: `Edit Access for ${name}` })
})

test('a search shows all that match, is not in the address, and can be cleared', async () => {
  const { user, address } = await openPortal({ as: 'okafor', at: '/manage-access?agency=AG5005&page=2' })
  await screen.findByText(/^2,000 people/)
  const box = screen.getByRole('searchbox', { name: 'Search by name or date' })
  await user.type(box, 'no such name')
  await screen.findByText('No one matches “no such name”.')
  expect(address()).not.toContain('such')
  await user.click(screen.getAllByRole('button', { name: 'Clear search' })[0] ?? document.body)
  await screen.findByText(/^2,000 people/)
  expect(document.activeElement).toBe(box)
  expect(address()).toBe('/manage-access?agency=AG5005')
})

test.each([
  ['sofia', /^Sofía/],
  ['OKONKWO  ivana', /^Ivana Okonkwo/],
  ['o’brien', /O'Brien/],
])('a search for %s finds names whatever their accents, apostrophes, blanks and order', async (searched, name) => {
  const { user } = await openPortal({ as: 'okafor', at: '/manage-access?agency=AG5005' })
  await screen.findByText(/^2,000 people/)
  await user.click(screen.getByRole('searchbox', { name: 'Search by name or date' }))
  await user.paste(searched)
  await screen.findByText(/^[1-9]\d* (person|people) found$/)
  for (const found of getNames()) expect(found).toMatch(name)
})

test('another agency does not open with the search of the last one, neither does a reload, and one without people says so', async () => {
  const { user, load, goTo } = await openPortal({ as: 'okafor', at: '/manage-access?agency=AG5005' })
  await screen.findByText(/^2,000 people/)
  const type = async (text: string) => {
    await user.click(screen.getByRole('searchbox', { name: 'Search by name or date' }))
    await user.paste(text)
    await screen.findByText(`No one matches “${text}”.`)
  }
  await type('nobody')
  await user.click(within(await findAgencies()).getByRole('link', { name: /^Prairie Star Agency/ }))
  await screen.findByText(/^This agency does not have any agents and\/or office staff assigned/)
  expect(screen.queryByRole('searchbox', { name: 'Search by name or date' })).toBeNull()
  expect(screen.queryByText(/^Showing 0/)).toBeNull()
  await goTo('/manage-access?agency=AG5005')
  await screen.findByText(/^2,000 people/)
  await type('zebra')
  load('/manage-access?agency=AG1001')
  await screen.findByText('Mei Lin')
  expect(screen.getByText(/^\d+ people/).textContent).not.toContain('found')
})

test('filters by role and status are in the address, also on the way back, and another agency has none', async () => {
  const { user, address } = await openPortal({ as: 'okafor', at: '/manage-access?agency=AG5005&page=2' })
  await screen.findByText(/^2,000 people/)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Office Staff')
  await screen.findByText('800 people found')
  expect(address()).toBe('/manage-access?agency=AG5005&role=Office+Staff')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active')
  expect(address()).toBe('/manage-access?agency=AG5005&role=Office+Staff&status=Active')
  await user.click(within(screen.getByRole('grid')).getAllByRole('link')[0] ?? document.body)
  await user.click(await screen.findByRole('link', { name: 'Back to Manage Access' }))
  await waitFor(() =>
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Role' }).value).toBe('Office Staff'),
  )
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(address()).toBe('/manage-access?agency=AG5005')
})

test('the user ID tells people of one name apart', async () => {
  const { user } = await openPortal({ as: 'okafor', at: '/manage-access?agency=AG5005' })
  await screen.findByText(/^2,000 people/)
  await user.click(screen.getByRole('searchbox', { name: 'Search by name or date' }))
  await user.paste('Ada Andersson')
  await screen.findByText(/people found$/)
  const names = getNames().filter((name) => name?.startsWith('Ada Andersson'))
  expect(names.length).toBeGreaterThan(1)
  expect(new Set(names).size).toBe(names.length)
})
