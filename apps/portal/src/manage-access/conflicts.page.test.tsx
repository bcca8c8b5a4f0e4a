import {
  accessItemSchema,
  agencyAccessSave,
  agentAccessRequest,
  agentAccessSave,
  managedAgentsSave,
  saveAgencyAccess,
} from '@producer-portal/domain/manage-access'
import type { TestService } from '@producer-portal/service/testing'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

const lin = { agencyNumber: 'AG1001', userId: 'lin' }
const rivera = { ...lin, delegatedAgentNo: '100101' }
const page = '/manage-access/AG1001/lin'

const findSwitch = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name })
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }))
const saveChanges = async (user: UserEvent, of: 'Agency' | 'Agent') => {
  await press(user, 'Save Changes')
  await screen.findByText(`Access for ${of} Information has been updated.`)
}
const findConflict = () => screen.findByText('This was changed in the meantime')

/** Saves one switch in another tab of the manager, which has just loaded the list. */
async function shareAsManager(
  { call, tokenOf }: TestService,
  { of, name, isShared }: { of: 'agency' | 'agent'; name: string; isShared: boolean },
): Promise<void> {
  const token = await tokenOf('okafor')
  const path = `/api/delegation/edit${of === 'agency' ? 'Agency' : 'Agent'}Access`
  const query = of === 'agency' ? lin : agentAccessRequest(rivera).query
  const { body } = await call(`${path}?${new URLSearchParams(query).toString()}`, { token })
  const accessCodes = v
    .parse(v.array(accessItemSchema), body)
    .map((item) => (item.description === name ? { ...item, delegationStatus: isShared } : item))
  const save = of === 'agency' ? agencyAccessSave({ ...lin, accessCodes }) : agentAccessSave({ ...rivera, accessCodes })
  const { status } = await call(path, { token, json: save.body })
  expect(status).toBe(200)
}

test('what a manager withdraws in one tab does not come back by a save in another tab, and shows there', async () => {
  const { user, service, sentTo, reload } = await openPortal({ as: 'okafor', at: `${page}/agency-info` })
  await user.click(await findSwitch('Policy activity'))
  await shareAsManager(service, { of: 'agency', name: 'Requirement uploads', isShared: false })
  await saveChanges(user, 'Agency')
  expect(screen.getByText('1 other application was changed in the meantime and stays as it is now.')).toBeTruthy()
  const withdrawn = await findSwitch('Requirement uploads')
  expect(withdrawn.checked).toBe(false)
  expect(withdrawn.getAttribute('aria-describedby')).toContain(
    screen.getByText('Changed by Adaeze Okafor in the meantime').id,
  )
  expect(sentTo(saveAgencyAccess)[0]?.body).toHaveProperty('accessCodes.length', screen.getAllByRole('switch').length)

  reload()
  expect((await findSwitch('Requirement uploads')).checked).toBe(false)
  expect((await findSwitch('Policy activity')).checked).toBe(false)
  expect(screen.queryByText(/in the meantime/)).toBeNull()
})

test('a save after that is no conflict with oneself', async () => {
  const { user } = await openPortal({ as: 'okafor', at: `${page}/agency-info` })
  for (const isShared of [false, true, false]) {
    await user.click(await findSwitch('Policy activity'))
    await saveChanges(user, 'Agency')
    expect((await findSwitch('Policy activity')).checked).toBe(isShared)
    expect(screen.queryByText(/in the meantime/)).toBeNull()
  }
})

/** The agent shares Commission statements; meanwhile the manager does and withdraws it, and shares Policy activity. */
async function openWithConflict() {
  const tab = await openPortal({ as: 'rivera', at: `${page}/agent-info` })
  await tab.user.click(await findSwitch('Commission statements'))
  await shareAsManager(tab.service, { of: 'agent', name: 'Commission statements', isShared: true })
  await shareAsManager(tab.service, { of: 'agent', name: 'Commission statements', isShared: false })
  await shareAsManager(tab.service, { of: 'agent', name: 'Policy activity', isShared: true })
  await press(tab.user, 'Save Changes')
  await findConflict()
  return tab
}

test('where both changed the same switch, one is told who saved first and when, and nothing of theirs is lost', async () => {
  await openWithConflict()
  expect(
    screen.getByText(
      /^Adaeze Okafor saved changes on \d\d\/\d\d\/\d{4} at \d{1,2}:\d{2}\s[AP]M\. Your changes are still/,
    ),
  ).toBeTruthy()
  expect(screen.getByText('Not saved yet')).toBeTruthy()
  expect((await findSwitch('Commission statements')).checked).toBe(true)
  expect((await findSwitch('Policy activity')).checked).toBe(true)
  expect(screen.getAllByText('Changed by Adaeze Okafor in the meantime')).toHaveLength(2)
})

test('Save Mine Anyway saves what one has changed, and only that', async () => {
  const { user, service, reload } = await openWithConflict()
  await shareAsManager(service, { of: 'agent', name: 'Policy activity', isShared: false })
  await press(user, 'Save Mine Anyway')
  await screen.findByText('Access for Agent Information has been updated.')
  reload()
  expect((await findSwitch('Commission statements')).checked).toBe(true)
  expect((await findSwitch('Policy activity')).checked).toBe(false)
})

test('Discard Mine and Reload shows what the other has saved', async () => {
  const { user } = await openWithConflict()
  await press(user, 'Discard Mine and Reload')
  await expect.poll(async () => (await findSwitch('Commission statements')).checked).toBe(false)
  expect((await findSwitch('Policy activity')).checked).toBe(true)
  expect(screen.queryByText('Not saved yet')).toBeNull()
  await waitFor(() => expect(screen.queryByText(/in the meantime/)).toBeNull())
})

test('changes that were kept over a reload are as old as they are: what came since is told, and asked about', async () => {
  const { user, service, reload } = await openPortal({ as: 'rivera', at: `${page}/agent-info` })
  await user.click(await findSwitch('Commission statements'))
  await shareAsManager(service, { of: 'agent', name: 'Commission statements', isShared: true })
  await shareAsManager(service, { of: 'agent', name: 'Commission statements', isShared: false })
  reload()
  await screen.findByText('Changed by Adaeze Okafor in the meantime')
  await press(user, 'Save Changes')
  expect(await findConflict()).toBeTruthy()
})

const findAgent = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })

async function openWithAgents() {
  const tab = await openPortal({ as: 'okafor', at: '/manage-access/AG2002/ferris/edit-producers-managed/CMP01' })
  await tab.user.click(await findAgent('Haruka Ito'))
  const assign = async (agentNumber: string, assigned: boolean) => {
    const change = managedAgentsSave({
      staffUserId: 'ferris',
      accessCode: 'CMP01',
      managedAgents: new Map([[agentNumber, assigned]]),
    })
    const { status } = await tab.service.call('/api/delegation/managedProducers', {
      as: 'okafor',
      json: change.body,
    })
    expect(status).toBe(200)
  }
  return { ...tab, assign }
}

test('agents that were assigned in another tab meanwhile stay, and the list says who did it', async () => {
  const { user, assign } = await openWithAgents()
  await assign('200202', true)
  await press(user, 'Save Changes')
  await screen.findByText('Agents Managed updated')
  await expect.poll(async () => (await findAgent('Tomáš Novák')).checked).toBe(true)
  expect((await findAgent('Haruka Ito')).checked).toBe(true)
  expect(screen.getAllByText('Changed by Adaeze Okafor')).toHaveLength(1)
  expect(screen.queryByText(/Upon Saving/)).toBeNull()
})

test.each([
  { button: 'Save Mine Anyway', isMine: true },
  { button: 'Discard Mine and Reload', isMine: false },
])('two who assign the same agent to different ends: $button', async ({ button, isMine }) => {
  const { user, assign } = await openWithAgents()
  await assign('200201', true)
  await assign('200201', false)
  await press(user, 'Save Changes')
  await findConflict()
  expect(screen.getByText('Assigned Upon Saving')).toBeTruthy()

  await press(user, button)
  await waitFor(() => expect(screen.queryByText(/Upon Saving/)).toBeNull())
  expect((await findAgent('Haruka Ito')).checked).toBe(isMine)
})
