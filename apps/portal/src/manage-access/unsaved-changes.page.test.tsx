import { accessItemSchema, saveAgencyAccess, shareAll, sharingSave } from '@producer-portal/domain/manage-access'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

const lin = '/manage-access/AG1001/lin'

const findActivity = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Policy activity' })
const flip = async (user: UserEvent) => user.click(await findActivity())
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }))
const follow = async (user: UserEvent, name: string) => user.click(await screen.findByRole('link', { name }))
const findQuestion = () => screen.findByRole('alertdialog', { name: 'Save changes?' })
const answer = async (user: UserEvent, name: string) =>
  user.click(within(await findQuestion()).getByRole('button', { name }))
const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const openChanged = async () => {
  const tab = await openPortal({ as: 'okafor', at: `${lin}/agency-info` })
  await flip(tab.user)
  expect((await screen.findByText('1 change')).role).toBe('status')
  return tab
}

test('nothing can be saved before something is changed, or once it is changed back', async () => {
  const { user, sentTo } = await openPortal({ as: 'okafor', at: `${lin}/agency-info` })
  await findActivity()
  await press(user, 'Save Changes')
  await flip(user)
  expect(screen.getByText('Not saved yet')).toBeTruthy()
  await flip(user)
  expect(screen.queryByText('Not saved yet')).toBeNull()
  await press(user, 'Save Changes')
  expect(sentTo(saveAgencyAccess)).toHaveLength(0)
})

test('changes are asked about before another tab, another page and Back, and Escape stays', async () => {
  const { user, address, goTo, goBack } = await openPortal({ as: 'okafor', at: `${lin}/managing` })
  await goTo(`${lin}/agency-info`)
  await flip(user)
  for (const leave of [() => follow(user, 'Managing'), () => follow(user, 'Back to Manage Access'), () => goBack()]) {
    await leave()
    const question = await findQuestion()
    within(question).getByText('You have unsaved changes. Click Save Changes at the bottom right to commit them.')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(address()).toBe(`${lin}/agency-info`)
    expect(screen.getByText('Not saved yet')).toBeTruthy()
  }
})

test('closing the browser tab asks while there are changes, on each page where access is changed', async () => {
  const { user, goTo } = await openPortal({ as: 'okafor', at: `${lin}/agency-info` })
  for (const [at, edit] of [
    [`${lin}/agency-info`, () => flip(user)],
    [`${lin}/agent-info?agent=100101&agency=AG1001`, () => flip(user)],
    [
      `${lin}/edit-producers-managed/NBC01`,
      async () => user.click(await screen.findByRole('checkbox', { name: 'Elena Rivera' })),
    ],
    [
      '/access-review/AG1001',
      async () => user.click((await screen.findAllByRole('button', { name: 'Confirm' }))[0] ?? document.body),
    ],
  ] as const) {
    await goTo(at)
    expect(asksBeforeClosing()).toBe(false)
    await edit()
    expect(asksBeforeClosing()).toBe(true)
    await press(user, at.startsWith('/access-review') ? 'Cancel' : 'Cancel Changes')
    expect(asksBeforeClosing()).toBe(false)
  }
})

test('the answer Save Changes saves the whole list, goes on and says so', async () => {
  const { user, address, sentTo, goBack } = await openChanged()
  const count = screen.getAllByRole('switch').length
  await follow(user, 'Managing')
  await answer(user, 'Save Changes')
  await waitFor(() => expect(address()).toBe(`${lin}/managing`))
  expect((await screen.findByText('Managing is shown')).closest('[aria-live]')).not.toBeNull()
  const notifications = screen.getByRole('region', { name: 'Notifications' })
  expect(await within(notifications).findByText('Access for Agency Information has been updated.')).toBeTruthy()
  const [sent] = sentTo(saveAgencyAccess)
  expect(sent?.body).toMatchObject({ agencyNumber: 'AG1001', userId: 'lin' })
  expect(sent?.body).toHaveProperty('accessCodes.length', count)
  await goBack()
  expect((await findActivity()).checked).toBe(false)
})

test('the answer Save Changes stays on the page with the changes when the save fails', async () => {
  const { user, address, losesConnection } = await openChanged()
  losesConnection(saveAgencyAccess)
  await follow(user, 'Managing')
  await answer(user, 'Save Changes')
  await screen.findByText('Access for Agency Information has failed to update.')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(address()).toBe(`${lin}/agency-info`)
  expect(screen.getByText('Not saved yet')).toBeTruthy()
})

test('the answer Cancel Changes drops the changes and goes on', async () => {
  const { user, address, sentTo, goBack } = await openChanged()
  await follow(user, 'General Information')
  await answer(user, 'Cancel Changes')
  await waitFor(() => expect(address()).toBe(`${lin}/general-info`))
  await goBack()
  expect((await findActivity()).checked).toBe(true)
  expect(screen.queryByText('Not saved yet')).toBeNull()
  expect(sentTo(saveAgencyAccess)).toHaveLength(0)
})

test('changes are kept over a reload, for this person and tab only', async () => {
  const { user, reload, goTo } = await openChanged()
  reload()
  await screen.findByText('Not saved yet')
  await follow(user, 'Agent Info')
  await screen.findByRole('alertdialog')
  await user.keyboard('{Escape}')
  await goTo('/manage-access/AG1001/dubois/agency-info')
  await answer(user, 'Cancel Changes')
  expect(await screen.findByRole('heading', { level: 1, name: /^Edit Access for .*Dubois/ })).toBeTruthy()
  await findActivity()
  expect(screen.queryByText('Not saved yet')).toBeNull()
})

test('what is saved does not come back as a change after someone else changes it back', async () => {
  const { user, service, sentTo, reload } = await openChanged()
  await press(user, 'Save Changes')
  await screen.findByText('Access for Agency Information has been updated.')
  const saved = v.parse(v.object({ accessCodes: v.array(accessItemSchema) }), sentTo(saveAgencyAccess)[0]?.body)
  const accessCodes = sharingSave(shareAll(saved.accessCodes, true), saved.accessCodes, true)
  const json = { agencyNumber: 'AG1001', userId: 'lin', accessCodes }
  expect((await service.call('/api/delegation/editAgencyAccess', { as: 'okafor', json })).status).toBe(200)
  reload()
  expect((await findActivity()).checked).toBe(true)
  expect(screen.queryByText('Not saved yet')).toBeNull()
})
