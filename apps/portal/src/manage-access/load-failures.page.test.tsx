import {
  getAccessReview,
  getAgencyAccess,
  getAgencyUsers,
  getAgentAccess,
  getAgentsManagedSummary,
  getDelegationAgencyList,
  getDelegationAgentList,
  getDelegationAgencies,
  getGeneralInformation,
  getManagedAgents,
} from '@producer-portal/domain/manage-access'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

const lin = '/manage-access/AG1001/lin'
const agents = `${lin}/edit-producers-managed/NBC01`

/** The ways in which a call fails; a lost connection is the one without an answer. */
const failures = {
  'a failure': { status: 500, body: { message: 'column "x" does not exist' } },
  'not found': { status: 404, body: { message: 'There is no such person.' } },
  'a conflict': { status: 409, body: { message: 'No.' } },
  'refused values': { status: 422, body: { message: 'No.', errors: ['userId'] } },
  'a lost connection': null,
} as const

/** Each call meets another failure. */
test.each([
  {
    kind: 'a lost connection',
    endpoint: getDelegationAgencies,
    at: '/manage-access',
    texts: ['Failed to get agencies.'],
    toast: 'Failed to fetch agency info. Please try again later.',
    shown: 'Prairie Star Agency',
  },
  {
    kind: 'a failure',
    endpoint: getAgencyUsers,
    at: '/manage-access?agency=AG1001',
    texts: ['Failed to get users for agency.'],
    shown: 'Mei Lin',
  },
  {
    kind: 'not found',
    endpoint: getAgencyUsers,
    at: `${lin}/general-info`,
    texts: ['No person to show'],
    toast: 'Failed to fetch selected user info. Please try again later.',
    shown: 'Edit Access for Mei Lin',
  },
  {
    kind: 'a conflict',
    endpoint: getAgencyAccess,
    at: `${lin}/agency-info`,
    texts: ['Access for Agency Information has failed to load.'],
    toast: 'Failed to fetch agency info. Please try again later.',
    shown: 'Policy activity',
  },
  {
    kind: 'refused values',
    endpoint: getDelegationAgentList,
    at: `${lin}/agent-info`,
    texts: ['Failed to load agent and agency information.'],
    toast: 'Failed to get agent and agency information. Please try again later.',
    shown: 'Choose an agent and an agency to see what is shared.',
  },
  {
    kind: 'a lost connection',
    endpoint: getDelegationAgencyList,
    at: `${lin}/agent-info`,
    texts: ['Failed to load agent and agency information.'],
    shown: 'Choose an agent and an agency to see what is shared.',
  },
  {
    kind: 'a failure',
    endpoint: getAgentAccess,
    at: `${lin}/agent-info?agent=100101&agency=AG1001`,
    texts: ['Access for Agent Information has failed to load.'],
    shown: 'Policy activity',
  },
  {
    kind: 'not found',
    endpoint: getAgentsManagedSummary,
    at: `${lin}/managing`,
    texts: [],
    toast: 'Failed to get agents managed information. Please try again later.',
    shown: 'Requirement uploads',
  },
  {
    kind: 'a conflict',
    endpoint: getGeneralInformation,
    at: `${lin}/general-info`,
    texts: ['Failed to get general information for user.'],
    shown: 'lin@example.com',
  },
  {
    kind: 'refused values',
    endpoint: getManagedAgents,
    at: agents,
    texts: ['Failed to get managed agents for user.'],
    shown: 'Elena Rivera',
  },
  {
    kind: 'a lost connection',
    endpoint: getManagedAgents,
    at: agents,
    texts: ['Failed to get managed agents for user.', 'Check your internet connection and try again.'],
    shown: 'Elena Rivera',
  },
  {
    kind: 'a failure',
    endpoint: getAccessReview,
    at: '/access-review/AG1001',
    texts: ["We couldn't load the access review. Try again."],
    shown: 'Past reviews',
  },
] as const)('$kind in $endpoint.name is told without its reason at $at, and Retry loads it', async (one) => {
  const { kind, endpoint, at, shown } = one
  const toasts = one.toast === undefined ? [] : [one.toast]
  const texts = [...one.texts, ...toasts]
  const { user, sentTo, address, recover } = await openPortal({
    as: 'okafor',
    at,
    before: ({ fails, losesConnection }) => {
      const failure = failures[kind]
      if (failure) fails(endpoint, failure)
      else losesConnection(endpoint)
    },
  })
  for (const text of texts) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
  for (const toast of toasts) {
    expect(within(screen.getByRole('region', { name: 'Notifications' })).getByText(toast)).toBeTruthy()
  }
  expect(screen.queryByText(/column "x"|no such person|^No\.$/)).toBeNull()
  recover()
  const before = sentTo(endpoint).length
  expect(screen.queryByText(/^0 people/)).toBeNull()
  // Not only in the toast, which is at the end of the page
  const [retry] = within(screen.getByRole('main')).getAllByRole('button', { name: 'Retry' })
  if (retry) await user.click(retry)
  expect(sentTo(endpoint).length).toBeGreaterThan(before)
  await waitFor(() => {
    for (const text of texts) expect(screen.queryAllByText(text)).toHaveLength(0)
    expect(screen.getAllByText(shown).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })
  expect(address()).toBe(at)
})
