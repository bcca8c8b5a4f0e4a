import { getDelegationAgencies } from '@producer-portal/domain/manage-access'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

test('agencies that fail to load say so without the reason of the service, and Retry loads them', async () => {
  const { user, recover } = await openPortal({
    as: 'okafor',
    at: '/manage-access',
    before: ({ fails }) => fails(getDelegationAgencies, { body: { message: 'column "x" does not exist' } }),
  })
  await screen.findByText('Failed to get agencies.')
  expect(screen.queryByText(/column "x"/)).toBeNull()
  recover()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText(/Prairie Star Agency/)
  expect(screen.queryByText('Failed to get agencies.')).toBeNull()
})
