import { getDelegationAgentList, saveAgentAccess } from '@producer-portal/domain/manage-access'
import { getProfile } from '@producer-portal/domain/account'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

const agentInfo = '/manage-access/AG1001/lin/agent-info'

const findSwitch = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name })
const findAgency = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Agency' })
const findQuestion = () => screen.findByRole('alertdialog', { name: 'Save changes?' })
const announced = () =>
  [...document.querySelectorAll('[data-pp-live-region]')].map(({ textContent }) => textContent).join('')
async function pickRivera(user: UserEvent) {
  await user.type(await screen.findByRole('combobox', { name: 'Agent' }), 'Rivera')
  await user.click(await screen.findByRole('option', { name: /^Elena Rivera/ }))
}

test('managers pick an agent, whose home agency follows, and share their information', async () => {
  const { user, address, keepsScroll, sentTo, reload } = await openPortal({ as: 'okafor', at: agentInfo })
  await screen.findByText('Choose an agent and an agency to see what is shared.')
  await pickRivera(user)
  expect((await findAgency()).value).toBe('AG1001')
  expect(announced()).toMatch(/Agency of this agent: .*AG1001/)
  await waitFor(() => expect(announced()).toMatch(/\d of \d+ applications are shared$/))
  expect(address()).toBe(`${agentInfo}?agent=100101&agency=AG1001`)
  expect(keepsScroll()).toBe(true)
  await user.click(await findSwitch('Requirement uploads'))
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await screen.findByText('Access for Agent Information has been updated.')
  expect(sentTo(saveAgentAccess)[0]?.body).toMatchObject({
    agencyNumber: 'AG1001',
    userId: 'lin',
    delegatedAgentNo: '100101',
  })
  reload()
  expect((await findSwitch('Requirement uploads')).checked).toBe(true)
})

test('what is shared already stands at the start, and leads to its applications', async () => {
  const { user, address } = await openPortal({ as: 'okafor', at: agentInfo })
  await screen.findByText("No agent's information is shared with this person yet.")
  await pickRivera(user)
  await user.click(await findSwitch('Requirement uploads'))
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  const row = within(await screen.findByRole('row', { name: /^Elena Rivera \(100101\)/ }))
  row.getByText('New Business: Requirement uploads')
  await user.selectOptions(await findAgency(), 'AG2002')
  expect(address()).toBe(`${agentInfo}?agent=100101&agency=AG2002`)
  await user.click(row.getByRole('button', { name: 'Show Elena Rivera (100101)' }))
  expect(address()).toBe(`${agentInfo}?agent=100101&agency=AG1001`)
  expect((await findSwitch('Requirement uploads')).checked).toBe(true)
})

test('an agent is found in any order of the names, and the choice stays', async () => {
  const { user, address } = await openPortal({ as: 'okafor', at: agentInfo })
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Agent' })
  await user.type(box, 'rivera  elena')
  await user.click(await screen.findByRole('option', { name: /^Elena Rivera/ }))
  expect(address()).toBe(`${agentInfo}?agent=100101&agency=AG1001`)
  expect(box.value).toBe('Elena Rivera - 100101')
})

test('another pick asks about the changes first: saving or dropping them goes on, Escape stays', async () => {
  const { user, address, sentTo } = await openPortal({ as: 'okafor', at: `${agentInfo}?agent=100101&agency=AG1001` })
  const change = async () => user.click(await findSwitch('Requirement uploads'))
  const pick = async (agencyNo: string) => user.selectOptions(await findAgency(), agencyNo)
  const answer = async (name: string) => user.click(within(await findQuestion()).getByRole('button', { name }))

  await change()
  await pick('AG2002')
  await findQuestion()
  await user.keyboard('{Escape}')
  expect((await findAgency()).value).toBe('AG1001')
  await pick('AG2002')
  await answer('Cancel Changes')
  await waitFor(() => expect(address()).toBe(`${agentInfo}?agent=100101&agency=AG2002`))
  expect(sentTo(saveAgentAccess)).toHaveLength(0)

  await pick('AG1001')
  expect((await findSwitch('Requirement uploads')).checked).toBe(false)
  await change()
  await pick('AG2002')
  await answer('Save Changes')
  await screen.findByText('Access for Agent Information has been updated.')
  await waitFor(async () => expect((await findAgency()).value).toBe('AG2002'))
  expect((await findSwitch('Requirement uploads')).checked).toBe(false)
  await pick('AG1001')
  await waitFor(async () => expect((await findSwitch('Requirement uploads')).checked).toBe(true))
})

test('without agents to pick from, the lists count as failed', async () => {
  await openPortal({
    as: 'okafor',
    at: agentInfo,
    before: ({ changesAnswer }) => changesAnswer(getDelegationAgentList, () => []),
  })
  expect(await screen.findByText('Failed to load agent and agency information.')).toBeTruthy()
})

test('agents share only their own information, and the agency stays out of it', async () => {
  const { user, sentTo } = await openPortal({ as: 'rivera', at: agentInfo })
  await screen.findByText('Can see my agent information across the following applications.')
  expect(screen.queryByRole('combobox', { name: 'Agent' })).toBeNull()
  await user.click(await findSwitch('Commission statements'))
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await screen.findByText('Access for Agent Information has been updated.')
  expect(sentTo(saveAgentAccess)[0]?.body).toMatchObject({ agencyNumber: 'AG1001', delegatedAgentNo: '100101' })
})

test('agents without an agent number are told that there is nothing to share', async () => {
  await openPortal({
    as: 'rivera',
    at: agentInfo,
    before: ({ changesAnswer }) => changesAnswer(getProfile, (profile: object) => ({ ...profile, agentNo: null })),
  })
  await screen.findByText('Your account has no agent number, so there is no agent information to share.')
  expect(screen.queryAllByRole('switch')).toHaveLength(0)
})
