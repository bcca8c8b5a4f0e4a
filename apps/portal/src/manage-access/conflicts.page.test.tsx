import {
  accessItemSchema,
  agentAccessRequest,
  agentAccessSave,
  managedAgentsSave,
} from '@producer-portal/domain/manage-access'
import type { TestService } from '@producer-portal/service/testing'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

const lin = '/manage-access/AG1001/lin'
const rivera = { agencyNumber: 'AG1001', userId: 'lin', delegatedAgentNo: '100101' }

const findSwitch = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name })
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }))

/** The manager shares Policy activity of the agent in the meantime. */
async function shareAsManager({ call, tokenOf }: TestService): Promise<void> {
  const token = await tokenOf('okafor')
  const { body } = await call(
    `/api/delegation/editAgentAccess?${new URLSearchParams(agentAccessRequest(rivera).query)}`,
    {
      token,
    },
  )
  const accessCodes = v
    .parse(v.array(accessItemSchema), body)
    .map((item) => (item.description === 'Policy activity' ? { ...item, delegationStatus: true } : item))
  const { status } = await call('/api/delegation/editAgentAccess', {
    token,
    json: agentAccessSave({ ...rivera, accessCodes }).body,
  })
  expect(status).toBe(200)
}

async function openWithConflict() {
  const tab = await openPortal({ as: 'rivera', at: `${lin}/agent-info` })
  await tab.user.click(await findSwitch('Commission statements'))
  await shareAsManager(tab.service)
  await press(tab.user, 'Save Changes')
  await screen.findByText('Someone else changed this in the meantime')
  return tab
}

test('agents are told who saved their information first and when, and nothing of theirs is lost', async () => {
  await openWithConflict()
  expect(
    screen.getByText(
      /^Adaeze Okafor saved changes on \d\d\/\d\d\/\d{4} at \d{1,2}:\d{2}\s[AP]M\. Your changes are still/,
    ),
  ).toBeTruthy()
  expect(screen.getByText('Not saved yet')).toBeTruthy()
  expect((await findSwitch('Commission statements')).checked).toBe(true)
})

test('Save Mine Anyway saves over the changes of the other', async () => {
  const { user, reload } = await openWithConflict()
  await press(user, 'Save Mine Anyway')
  await screen.findByText('Access for Agent Information has been updated.')
  reload()
  expect((await findSwitch('Commission statements')).checked).toBe(true)
  expect((await findSwitch('Policy activity')).checked).toBe(false)
})

test('Discard Mine and Reload shows what the other has saved', async () => {
  const { user } = await openWithConflict()
  await press(user, 'Discard Mine and Reload')
  await expect.poll(async () => (await findSwitch('Policy activity')).checked).toBe(true)
  expect((await findSwitch('Commission statements')).checked).toBe(false)
  expect(screen.queryByText('Not saved yet')).toBeNull()
  expect(screen.queryByText('Someone else changed this in the meantime')).toBeNull()
})

const findAgent = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })

test.each([
  { button: 'Save Mine Anyway', isMine: true },
  { button: 'Discard Mine and Reload', isMine: false },
])('two who assign agents to the same person: $button', async ({ button, isMine }) => {
  const { user, service } = await openPortal({
    as: 'frost',
    at: '/manage-access/AG2002/ferris/edit-producers-managed/CMP01',
  })
  await user.click(await findAgent('Haruka Ito'))
  const change = managedAgentsSave({
    staffUserId: 'ferris',
    accessCode: 'CMP01',
    managedAgents: new Map([['200202', true]]),
  })
  const { status } = await service.call('/api/delegation/managedProducers', {
    token: await service.tokenOf('okafor'),
    json: change.body,
  })
  expect(status).toBe(200)
  await press(user, 'Save Changes')
  await screen.findByText('Someone else changed this in the meantime')
  expect(screen.getByText('Assigned Upon Saving')).toBeTruthy()

  await press(user, button)
  await expect.poll(async () => (await findAgent('Tomáš Novák')).checked).toBe(true)
  expect((await findAgent('Haruka Ito')).checked).toBe(isMine)
  expect(screen.queryByText(/Upon Saving/)).toBeNull()
})
