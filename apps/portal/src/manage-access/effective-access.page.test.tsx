import { previewAccess, saveManagedAgents } from '@producer-portal/domain/manage-access'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

const lin = '/manage-access/AG1001/lin'
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }))
const findShared = (name: string) => screen.findByRole('switch', { name, checked: true })
const findPanel = async () => within(await screen.findByRole('region', { name: 'What this person can see' }))
async function findLine(application: string) {
  const panel = await findPanel()
  const name = await panel.findByText(application)
  const line = panel.getAllByRole('listitem').find((item) => item.contains(name))
  return within(line ?? document.body)
}
const cases = 'New Business: Case status and requirements'
const findCases = () => findLine(cases)

test('before saving, the page says that a person sees fewer cases with an agent, and all without the last one', async () => {
  const { user } = await openPortal({ as: 'okafor', at: `${lin}/edit-producers-managed/NBC01` })
  const all = (await (await findCases()).findByText(/^Whole agency, \d+ pending cases$/)).textContent
  await user.click(await screen.findByRole('checkbox', { name: 'Elena Rivera' }))
  await screen.findAllByText('Sees less')
  const some = (await (await findCases()).findByText(/^After saving: 1 agent, \d+ pending cases$/)).textContent
  expect((await findCases()).getByText(`Now: ${all}`)).toBeTruthy()
  expect((await findCases()).getByText('Assigned agents limit what the agency shares.')).toBeTruthy()
  const effect = screen.getByText(
    /^Case status and requirements: \d+ pending cases now, \d+ pending cases after saving\./,
  )
  expect(effect.role).toBe('status')

  await press(user, 'Save Changes')
  await screen.findByText('Agents Managed updated')
  await (await findCases()).findByText(some?.replace('After saving: ', '') ?? '')
  await user.click(await screen.findByRole('checkbox', { name: 'Elena Rivera' }))
  await screen.findAllByText('Sees more')
  expect((await findCases()).getByText(`After saving: ${all}`)).toBeTruthy()
  expect((await findCases()).getByText('Without assigned agents, this person sees the whole agency.')).toBeTruthy()
  await press(user, 'Cancel Changes')
  await (await findCases()).findByText('Assigned agents limit what the agency shares.')
})

test('Agency Info says what has no effect: what the account cannot open, and uploads without case status', async () => {
  const { user } = await openPortal({ as: 'okafor', at: `${lin}/agency-info` })
  await (await findLine('In-Force: Policy activity')).findByText("This person's account can't open In-Force.")
  await user.click(await screen.findByRole('switch', { name: 'Case status and requirements' }))
  const uploads = await findLine('New Business: Requirement uploads')
  await uploads.findByText('Has no effect without Case status and requirements.')
  const effect = await screen.findByText(/^Case status .* nothing after saving\. 1 more application changes\.$/)
  expect(effect.role).toBe('status')
})

test('Agent Info shows what a person sees before an agent is chosen', async () => {
  await openPortal({ as: 'okafor', at: `${lin}/agent-info` })
  expect(await (await findCases()).findByText(/^Whole agency/)).toBeTruthy()
})

test('agents are not told what others share', async () => {
  const { sentTo } = await openPortal({ as: 'rivera', at: `${lin}/agent-info` })
  await screen.findAllByRole('switch')
  expect(screen.queryByText('What this person can see')).toBeNull()
  expect(sentTo(previewAccess)).toHaveLength(0)
})

test('a save is the first of the last changes at once', async () => {
  const { user } = await openPortal({ as: 'okafor', at: `${lin}/agency-info` })
  await user.click(await screen.findByRole('switch', { name: 'Case status and requirements' }))
  await press(user, 'Save Changes')
  const changes = within(await screen.findByRole('region', { name: 'Last changes' }))
  await changes.findByText('Stopped sharing Case status and requirements')
  expect(changes.getAllByRole('listitem')[0]?.textContent).toMatch(/^Stopped sharing .*Adaeze Okafor, /)
})

test('a save is undone by one press, which puts back what it changed and nothing else', async () => {
  const { user } = await openPortal({ as: 'okafor', at: `${lin}/agency-info` })
  const [first, second] = ['Case status and requirements', 'Requirement uploads']
  await user.click(await findShared(second))
  await press(user, 'Save Changes')
  await screen.findByText('Access for Agency Information has been updated.')
  await user.click(await findShared(first))
  await press(user, 'Save Changes')
  await press(user, 'Undo')
  await findShared(first)
  await screen.findByText('Access for Agency Information has been updated.')
  expect(screen.getByRole('switch', { name: second, checked: false })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  const changes = within(await screen.findByRole('region', { name: 'Last changes' }))
  await changes.findByText(`Shared ${first}`)
})

test('assigned agents are put back by one press', async () => {
  const { user, sentTo } = await openPortal({ as: 'okafor', at: `${lin}/edit-producers-managed/NBC01` })
  await user.click(await screen.findByRole('checkbox', { name: 'Elena Rivera', checked: false }))
  await press(user, 'Save Changes')
  await press(user, 'Undo')
  await screen.findByRole('checkbox', { name: 'Elena Rivera', checked: false })
  expect(sentTo(saveManagedAgents)).toHaveLength(2)
})

test('a failure to load it says so and is tried again', async () => {
  const { user, recover } = await openPortal({
    as: 'okafor',
    at: `${lin}/agency-info`,
    before: ({ fails }) => fails(previewAccess, { status: 404 }),
  })
  const panel = await findPanel()
  await panel.findByText("We couldn't load what this person can see. Try again.")
  recover()
  await user.click(panel.getByRole('button', { name: 'Retry' }))
  expect(await panel.findByText(cases)).toBeTruthy()
})
