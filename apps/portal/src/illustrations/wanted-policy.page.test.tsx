import { searchIllustrationPolicies } from '@producer-portal/domain/illustrations'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

const at = '/sales-support/illustrations/in-force-illustration-requests'
const osei = '7100100403'
const withZeros = (policies: readonly { policyNumber: string }[]) =>
  policies.map((each) => (each.policyNumber === osei ? { ...each, policyNumber: '0000100403' } : each))

test('a policy of the address is found with and without the zeros in front', async () => {
  await openPortal({
    as: 'rivera',
    at: `${at}?policy=100403&agent=100101`,
    before: ({ changesAnswer }) => changesAnswer(searchIllustrationPolicies, withZeros),
  })
  expect((await screen.findByRole('region', { name: 'Selected policy' })).textContent).toContain('Kwame Osei')
})

test.each([
  ['okafor', at, '?'],
  ['hale', `${at}?number=AG1001`, '&'],
])('an address that names agent and policy fills them in for %s, and is %s again', async (as, rest, and) => {
  const tab = await openPortal({ as, at: `${rest}${and}policy=${osei}&agent=100101` })
  expect((await screen.findByRole('region', { name: 'Selected policy' })).textContent).toContain('Kwame Osei')
  expect((await screen.findByRole('group', { name: 'Requesting agent' })).textContent).toContain(
    'Elena Rivera - 100101',
  )
  expect(tab.address()).toBe(rest)
})

test.each(['policy=9999999999&agent=100101', 'policy=7100100403&agent=999999'])(
  'a policy that the user may not request an illustration of is named, until it is dismissed: %s',
  async (query) => {
    const tab = await openPortal({ as: 'rivera', at: `${at}?${query}` })
    await screen.findByText(/^An illustration can't be requested for policy \d+\./)
    await tab.user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(tab.address()).toBe(at)
    expect(screen.queryByText(/^An illustration can't be requested/)).toBeNull()
  },
)

test('a policy of the address that is not found because the search fails is searched for here', async () => {
  await openPortal({
    as: 'rivera',
    at: `${at}?policy=${osei}&agent=100101`,
    before: ({ fails }) => fails(searchIllustrationPolicies),
  })
  expect(await screen.findByText(`We couldn't find policy ${osei}. Search for it here.`)).toBeDefined()
})

test('a policy that was requested lately is selected by one press, and the focus is on the next step', async () => {
  const tab = await openPortal({ as: 'rivera', at })
  const recent = within(await screen.findByRole('group', { name: 'Recent policies' }))
  const [policy] = recent.getAllByRole('button')
  const number = /\d{10}/.exec(policy?.textContent ?? '')?.[0] ?? 'none'
  if (policy) await tab.user.click(policy)
  expect((await screen.findByRole('region', { name: 'Selected policy' })).textContent).toContain(number)
  // Its button has gone: the focus is where it goes on
  expect(screen.queryByRole('group', { name: 'Recent policies' })).toBeNull()
  expect(document.activeElement?.getAttribute('data-step')).toBe('scenarios')
  expect(tab.address()).toBe(at)
})
