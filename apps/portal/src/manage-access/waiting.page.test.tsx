import {
  getAccessReview,
  getAgencyAccess,
  getAgencyUsers,
  getAgentsManagedSummary,
  getDelegationAgencies,
  getDelegationAgentList,
  getGeneralInformation,
  getManagedAgents,
  modifyAccess,
  saveAccessReview,
  saveAgencyAccess,
  saveManagedAgents,
} from '@producer-portal/domain/manage-access'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

const lin = '/manage-access/AG1001/lin'
const agents = `${lin}/edit-producers-managed/NBC01`

test.each([
  { endpoint: getDelegationAgencies, at: '/manage-access', text: 'Loading agencies' },
  { endpoint: getAgencyUsers, at: '/manage-access?agency=AG1001', text: 'Loading people' },
  { endpoint: getAgencyUsers, at: `${lin}/agency-info`, text: 'Loading this person' },
  { endpoint: getAgencyAccess, at: `${lin}/agency-info`, text: 'Loading applications' },
  { endpoint: getDelegationAgentList, at: `${lin}/agent-info`, text: 'Loading agents and agencies' },
  { endpoint: getAgentsManagedSummary, at: `${lin}/managing`, text: 'Loading applications' },
  { endpoint: getGeneralInformation, at: `${lin}/general-info`, text: 'Loading this person' },
  { endpoint: getManagedAgents, at: agents, text: 'Loading agents' },
  { endpoint: getAccessReview, at: '/access-review/AG1001', text: 'Loading the access review' },
])('while $endpoint.name has no answer at $at, the page says “$text”', async ({ endpoint, at, text }) => {
  await openPortal({ as: 'okafor', at, before: ({ neverAnswers }) => neverAnswers(endpoint) })
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

const flip = async (user: UserEvent) => user.click(await screen.findByRole('switch', { name: 'Policy activity' }))
const tick = async (user: UserEvent) => user.click(await screen.findByRole('checkbox', { name: 'Elena Rivera' }))
const confirmAll = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: /^Confirm all .* undecided$/ }))

test.each([
  { endpoint: saveAgencyAccess, at: `${lin}/agency-info`, edit: flip, button: 'Save Changes' },
  { endpoint: saveManagedAgents, at: agents, edit: tick, button: 'Save Changes' },
  { endpoint: saveAccessReview, at: '/access-review/AG1001', edit: confirmAll, button: 'Save Review' },
])('while $endpoint.name saves, the bar says so and the changes stay', async ({ endpoint, at, edit, button }) => {
  const { user, sentTo, neverAnswers } = await openPortal({ as: 'okafor', at })
  neverAnswers(endpoint)
  await edit(user)
  await user.click(screen.getByRole('button', { name: button }))
  const saving = await screen.findByRole('button', { name: 'Saving...' })
  await user.click(saving)
  expect(sentTo(endpoint)).toHaveLength(1)
})

test('while a suspension is saved, the question stays open and takes no second answer', async () => {
  const { user, sentTo, neverAnswers } = await openPortal({ as: 'okafor', at: `${lin}/general-info` })
  neverAnswers(modifyAccess)
  await user.click(await screen.findByRole('button', { name: 'Suspend Access' }))
  const question = within(screen.getByRole('alertdialog'))
  await user.dblClick(question.getByRole('button', { name: 'Suspend Access' }))
  expect(sentTo(modifyAccess)).toHaveLength(1)
  expect(screen.getByRole('alertdialog')).toBeTruthy()
})
