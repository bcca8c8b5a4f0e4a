import {
  getAgencyAccess,
  getAgentAccess,
  getManagedAgents,
  modifyAccess,
  saveAccessReview,
  saveAgencyAccess,
  saveAgentAccess,
  saveManagedAgents,
} from '@producer-portal/domain/manage-access'
import { demoPassword } from '@producer-portal/domain/mocks'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

const lin = '/manage-access/AG1001/lin'
const picked = `${lin}/agent-info?agent=100101&agency=AG1001`
const agents = `${lin}/edit-producers-managed/NBC01`

const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }))
const flip = async (user: UserEvent) => user.click(await screen.findByRole('switch', { name: 'Policy activity' }))
const tick = async (user: UserEvent) => user.click(await screen.findByRole('checkbox', { name: 'Elena Rivera' }))
async function confirmFirst(user: UserEvent) {
  const [decision] = await screen.findAllByRole('group', { name: /^Decision about (?!all permissions)/ })
  if (decision) await user.click(within(decision).getByRole('button', { name: 'Confirm' }))
}

/** A lost connection is the failure without an answer. */
const failures = [
  { status: 500, body: { message: 'column "x" does not exist' } },
  { status: 409, body: { message: 'No.', errors: ['userId'] } },
  null,
]

const saves = [
  {
    endpoint: saveAgencyAccess,
    at: `${lin}/agency-info`,
    edit: flip,
    button: 'Save Changes',
    failure: 'Access for Agency Information has failed to update.',
    kept: 'Not saved yet',
  },
  {
    endpoint: saveAgentAccess,
    at: picked,
    edit: flip,
    button: 'Save Changes',
    failure: 'Access for Agent Information has failed to update.',
    kept: 'Not saved yet',
  },
  {
    endpoint: saveManagedAgents,
    at: agents,
    edit: tick,
    button: 'Save Changes',
    failure: 'Failed to update managed agents for user.',
    kept: 'Assigned Upon Saving',
  },
  {
    endpoint: saveAccessReview,
    at: '/access-review/AG1001',
    edit: confirmFirst,
    button: 'Save Review',
    failure: "We couldn't save the review",
    kept: '1 confirmed, 0 removed',
  },
]

test.each(saves)(
  'however a save by $endpoint.name fails, the changes stay, and two clicks save them once',
  async (change) => {
    const { endpoint, at, edit, button, failure, kept } = change
    const { user, sentTo, fails, losesConnection, recover } = await openPortal({ as: 'okafor', at })
    await edit(user)
    for (const answer of failures) {
      if (answer) fails(endpoint, answer)
      else losesConnection(endpoint)
      await press(user, button)
      await screen.findByText(failure)
      expect(screen.queryByText('Check your internet connection and try again.') !== null).toBe(answer === null)
      expect(screen.queryByText(/column "x"|no such person|^No\.$/)).toBeNull()
      expect(screen.getByText(kept)).toBeTruthy()
      recover()
      await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Dismiss' }))
      expect(screen.queryByText(failure)).toBeNull()
    }
    await user.dblClick(screen.getByRole('button', { name: button }))
    await waitFor(() => expect(screen.queryByText(kept)).toBeNull())
    expect(sentTo(endpoint)).toHaveLength(failures.length + 1)
  },
)

test.each(saves)('a failure of $endpoint.name is gone while the save is tried again', async (change) => {
  const { endpoint, at, edit, button, failure } = change
  const { user, failOnce, holdOnce } = await openPortal({ as: 'okafor', at })
  await edit(user)
  failOnce(endpoint)
  await press(user, button)
  await screen.findByText(failure)
  const answerLate = holdOnce(endpoint)
  await press(user, button)
  expect(screen.queryByText(failure)).toBeNull()
  answerLate()
  await waitFor(() => expect(screen.queryByText(change.kept)).toBeNull())
  expect(screen.queryByText(failure)).toBeNull()
})

test.each(saves)(
  'a failure of $endpoint.name is gone with the next change',
  async ({ endpoint, at, edit, ...texts }) => {
    const { user, failOnce } = await openPortal({ as: 'okafor', at })
    await edit(user)
    failOnce(endpoint)
    await press(user, texts.button)
    await screen.findByText(texts.failure)
    await edit(user)
    expect(screen.queryByText(texts.failure)).toBeNull()
  },
)

test.each(saves)(
  'ten minutes after signing in, $endpoint.name needs the password, and the changes stay until then',
  async ({ endpoint, at, edit, button, failure, kept }) => {
    const { user, service, sentTo } = await openPortal({ as: 'okafor', at })
    service.advance(600)
    await edit(user)
    await press(user, button)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    await screen.findByText(failure)
    expect(screen.getByText(kept)).toBeTruthy()
    await press(user, button)
    const dialog = within(await screen.findByRole('dialog', { name: "Confirm it's you" }))
    await user.type(await dialog.findByLabelText('Password'), demoPassword)
    await user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(screen.queryByText(kept)).toBeNull())
    expect(sentTo(endpoint)).toHaveLength(3)
  },
)

test('a suspension that fails says so, and the person stays as they were', async () => {
  const { user, failOnce, holdOnce, losesConnection } = await openPortal({ as: 'okafor', at: `${lin}/general-info` })
  const decide = async () => {
    await press(user, 'Suspend Access')
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Suspend Access' }))
  }
  const failed = /^Error updating user to Disabled/
  const suspend = async () => {
    await decide()
    await screen.findByText(failed)
  }
  failOnce(modifyAccess, { status: 409, body: { message: 'No.' } })
  await suspend()
  expect(screen.queryByText(/internet connection/)).toBeNull()
  losesConnection(modifyAccess)
  await suspend()
  expect(screen.getByText(/Check your internet connection and try again\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Suspend Access' })).toBeTruthy()
  expect(screen.queryByText('Access Suspended')).toBeNull()

  const answerLate = holdOnce(modifyAccess)
  await decide()
  expect(screen.queryByText(failed)).toBeNull()
  answerLate()
  await screen.findAllByText('Access Suspended')
})

test('changes that are saved are shown as saved even if they fail to load again', async () => {
  const { user, losesConnection } = await openPortal({ as: 'okafor', at: `${lin}/agency-info` })
  await flip(user)
  losesConnection(getAgencyAccess)
  await press(user, 'Save Changes')
  await screen.findByText('Access for Agency Information has been updated.')
  expect(screen.queryByText('Not saved yet')).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Policy activity' }).checked).toBe(false)
})

test('Cancel drops the changes, and says when the saved list fails to load', async () => {
  const { user, losesConnection } = await openPortal({ as: 'okafor', at: picked })
  await flip(user)
  losesConnection(getAgentAccess)
  await press(user, 'Cancel Changes')
  await screen.findByText('Access for Agent Information has failed to load.')
  expect(screen.queryByText('Not saved yet')).toBeNull()
})

test('agents that have loaded stay when loading them again fails, and the banner says why', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { losesConnection } = await openPortal({ as: 'okafor', at: agents })
  await screen.findByRole('checkbox', { name: 'Elena Rivera' })
  losesConnection(getManagedAgents)
  // The portal loads again once the browser is back online, but not within two seconds of the last answer
  vi.advanceTimersByTime(3000)
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  await screen.findByText('Failed to get managed agents for user.')
  expect(screen.getByText('Check your internet connection and try again.')).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'Elena Rivera' })).toBeTruthy()
})
