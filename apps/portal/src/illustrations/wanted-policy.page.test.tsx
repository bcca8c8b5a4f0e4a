import { searchIllustrationPolicies } from '@producer-portal/domain/illustrations'
import { screen } from '@testing-library/react'
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
