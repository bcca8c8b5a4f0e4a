import {
  getIllustrationAgents,
  getIllustrationRequests,
  searchIllustrationPolicies,
  triggerIllustration,
} from '@producer-portal/domain/illustrations'
import { demoPassword } from '@producer-portal/domain/mocks'
import type { OutboxEntry } from '@producer-portal/domain/config'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'
import type { PortalTab } from '../testing/open-portal.js'

const at = '/sales-support/illustrations/in-force-illustration-requests'
const submitted = 'In-Force Illustration Request Submitted'
const osei = '7100100403'

const submitButton = (description?: RegExp) =>
  screen.findByRole('button', { name: 'Submit In-Force Illustration Request', description })
const scenarios = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Please describe any scenarios/ })
const agentField = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Requesting agent' })
const myRequests = async () => within(await screen.findByRole('region', { name: 'My requests' }))
const countRequests = async () => (await myRequests()).queryAllByRole('listitem').length
const panel = async () => within(await screen.findByRole('dialog', { name: 'Searching Clients & Policies' }))
const isPanelOpen = () => screen.queryByRole('dialog', { name: 'Searching Clients & Policies' }) !== null

async function search({ user }: PortalTab, text: string) {
  const box = (await panel()).getByRole('searchbox')
  await user.clear(box)
  await user.type(box, `${text}{Enter}`)
}

async function choosePolicy(tab: PortalTab, text: string) {
  await tab.press('Search Clients & Policies')
  await search(tab, text)
  const [policy] = await (await panel()).findAllByRole('radio')
  if (policy) await tab.user.click(policy)
  await tab.user.click((await panel()).getByRole('button', { name: 'Select' }))
  await waitFor(() => expect(isPanelOpen()).toBe(false))
}

const chooseAgent = async ({ user }: PortalTab, name: string, option = /100101/) => {
  await user.type(await agentField(), name, { initialSelectionStart: 0, initialSelectionEnd: 40 })
  await user.click(await screen.findByRole('option', { name: option }))
}

/** The messages sent to someone about a request. */
async function mails({ service }: PortalTab, to: string) {
  const sent = (await service.call(`/api/dev/outbox?to=${to}`)).body as OutboxEntry[]
  return sent.filter(({ body }) => /IR-\d/.test(body))
}

test('a basic illustration is requested once, announced, listed, and told to the home office', async () => {
  const tab = await openPortal({ as: 'rivera', at })
  expect((await agentField()).disabled).toBe(true)
  await submitButton(/^Select a policy first\.$/)
  const mailsBefore = [await mails(tab, 'rivera'), await mails(tab, 'home-office')]
  await choosePolicy(tab, osei)
  await screen.findByRole('heading', { name: 'Choose Your Illustration Type' })
  await tab.user.dblClick(await submitButton())
  await screen.findByText(submitted)
  const { textContent } = screen.getByText(/^Your request for Kwame Osei, policy 7100100403, was submitted\./)
  expect(textContent).toMatch(/You'll get an SMS when it's ready to run\. .*The request number is IR-\d+\./)
  expect(screen.queryByRole('heading', { name: 'Selected policy' })).toBeNull()
  expect(document.activeElement).toBe(await submitButton(/^Your request was just submitted\. Select a policy to/))
  const [requestNo = ''] = /IR-\d+/.exec(textContent ?? '') ?? []
  await (await myRequests()).findByText(new RegExp(`^${requestNo}, requested `))
  const [newest] = (await myRequests()).getAllByRole('listitem')
  expect(newest?.textContent).toMatch(new RegExp(`Kwame Osei.*(Received|In preparation).*${requestNo}`))
  expect(tab.sentTo(triggerIllustration)).toHaveLength(1)
  expect((await mails(tab, 'rivera')).length).toBe((mailsBefore[0]?.length ?? 0) + 1)
  expect((await mails(tab, 'home-office')).length).toBe((mailsBefore[1]?.length ?? 0) + 1)
  await tab.press('Dismiss')
  expect(screen.queryByText(submitted)).toBeNull()
})

test('a request whose answer is lost keeps everything, goes out again under its key, and is one request', async () => {
  const tab = await openPortal({ as: 'rivera', at })
  await choosePolicy(tab, osei)
  const before = await countRequests()
  tab.losesAnswer(triggerIllustration)
  await tab.user.click(await submitButton())
  await screen.findByText('In-Force Illustration Submission Error')
  await screen.findByText('Unknown error saving client illustration')
  await screen.findByText('Check your internet connection and try again.')
  expect(screen.getByRole('region', { name: 'Selected policy' }).textContent).toMatch(/Osei.*7100100403.*Index UL/)
  tab.recover()
  await tab.user.click(await submitButton())
  await screen.findByText(submitted)
  const keys = tab.sentTo(triggerIllustration).map(({ body }) => (body as { requestKey: string }).requestKey)
  expect(keys).toEqual([keys[0], keys[0]])
  await waitFor(async () => expect(await countRequests()).toBe(before + 1))
})

test('a usual scenario is sent once its blanks are filled in', async () => {
  const tab = await openPortal({ as: 'rivera', at })
  await choosePolicy(tab, osei)
  await tab.user.click(await screen.findByRole('checkbox', { name: 'I need a custom scenario.' }))
  await tab.press('Reduced paid-up')
  await tab.user.click(await submitButton(/^Fill in \[ages\] and \[date\] first\.$/))
  expect(tab.sentTo(triggerIllustration)).toEqual([])
  await tab.user.clear(await scenarios())
  await tab.user.type(await scenarios(), 'Stop premiums in 2030.')
  await tab.user.click(await submitButton())
  await screen.findByText(submitted)
})

test('a policy whose request is not ready yet says so before it is requested again', async () => {
  const tab = await openPortal({ as: 'rivera', at })
  await choosePolicy(tab, osei)
  expect(screen.queryByText(/^You requested an illustration of this policy/)).toBeNull()
  await tab.user.click(await submitButton())
  await screen.findByText(submitted)
  await choosePolicy(tab, osei)
  await screen.findByText(
    /^You requested an illustration of this policy on .* \(number IR-\d+\), and it isn't ready yet\./,
  )
  await submitButton(/You requested an illustration of this policy/)
})

test('what was changed after a failed request is a new one, under another key', async () => {
  const tab = await openPortal({ as: 'rivera', at })
  await choosePolicy(tab, osei)
  tab.fails(triggerIllustration)
  await tab.user.click(await submitButton())
  await screen.findByText('Unknown error saving client illustration')
  tab.fails(triggerIllustration, { status: 409, body: { message: 'This policy is being changed.' } })
  await tab.user.click(await screen.findByRole('checkbox', { name: 'I need a custom scenario.' }))
  await tab.user.type(await scenarios(), 'Zero premium from 2030.')
  await tab.user.click(await submitButton())
  await screen.findByText('This policy is being changed.')
  const keys = tab.sentTo(triggerIllustration).map(({ body }) => (body as { requestKey: string }).requestKey)
  expect(new Set(keys).size).toBe(2)
})

test('with several agents the agent comes first, asks before text is lost, and is cleared at the end', async () => {
  const tab = await openPortal({ as: 'okafor', at })
  await chooseAgent(tab, 'Rivera')
  await choosePolicy(tab, 'ellison')
  await tab.user.click(await screen.findByRole('radio', { name: 'Elena Rivera' }))
  await screen.findByText('You and Elena Rivera will be notified when the illustration is ready.')
  await tab.user.type(await scenarios(), 'Zero premium from 2030.')
  await tab.press('Change agent')
  await tab.press('Clear agent')
  await screen.findByRole('alertdialog', { name: 'Discard your scenarios?' })
  await tab.press('Keep Scenarios')
  expect((await agentField()).value).toBe('Elena Rivera - 100101')
  expect((await scenarios()).value).toBe('Zero premium from 2030.')
  await tab.user.click(await submitButton())
  await screen.findByText(submitted)
  expect(tab.sentTo(triggerIllustration)[0]?.body).toMatchObject({
    agent: '100101',
    recipient: '',
    instructions: 'Zero premium from 2030.',
  })
  expect((await agentField()).value).toBe('')
  expect(screen.queryByRole('heading', { name: 'Select an In-Force policy' })).toBeNull()
  expect((await myRequests()).getAllByRole('listitem')[0]?.textContent).toMatch(/We'll tell you and Elena Rivera/)
})

test('another agent discards the scenarios once that is confirmed', async () => {
  const tab = await openPortal({ as: 'okafor', at })
  await chooseAgent(tab, 'Rivera')
  await choosePolicy(tab, 'ellison')
  await tab.user.type(await scenarios(), 'Zero premium from 2030.')
  await tab.press('Change agent')
  await tab.press('Clear agent')
  await tab.press('Discard Scenarios')
  await waitFor(async () => expect((await agentField()).value).toBe(''))
  expect(screen.queryByRole('region', { name: 'Selected policy' })).toBeNull()
})

test('what was found for one agent is not offered for the next', async () => {
  const tab = await openPortal({ as: 'okafor', at })
  await chooseAgent(tab, 'Rivera')
  await choosePolicy(tab, 'ellison')
  await tab.press('Change agent')
  await chooseAgent(tab, 'Brandt', /100102/)
  await tab.press('Search Clients & Policies')
  expect((await panel()).queryByRole('radio')).toBeNull()
})

test('the request survives a reload, and is asked about before it is left', async () => {
  const tab = await openPortal({ as: 'rivera', at })
  await choosePolicy(tab, 'ellison')
  await tab.press('Reduced paid-up')
  expect(document.activeElement).toBe(await scenarios())
  await tab.user.keyboard('10/01/2026')
  expect((await scenarios()).value).toMatch(/stop premiums as of 10\/01\/2026 /)
  tab.reload()
  expect((await scenarios()).value).toMatch(/stop premiums as of 10\/01\/2026 /)
  const leave = async () => tab.user.click(await screen.findByRole('link', { name: 'Documentation' }))
  await leave()
  await tab.press('Stay on this page')
  expect((await scenarios()).value).toMatch(/stop premiums/)
  await leave()
  await tab.press('Leave')
  await screen.findByRole('heading', { level: 1, name: 'Documentation' })
  await tab.goTo(at)
  await screen.findByRole('heading', { name: 'Select an In-Force policy' })
  expect(screen.queryByRole('region', { name: 'Selected policy' })).toBeNull()
})

test('a session that expires while the request is sent loses nothing; signed in again, it is sent', async () => {
  const tab = await openPortal({ as: 'rivera', at })
  await choosePolicy(tab, 'ellison')
  await tab.user.type(await scenarios(), 'Zero premium from 2030.')
  const date = new Date(Date.now() + 2 * 3_600_000).toUTCString()
  tab.fails(triggerIllustration, { status: 401, headers: { date } })
  await tab.user.click(await submitButton())
  await waitFor(() => expect(tab.leftTo()).toBe('/expired'))
  tab.recover()
  tab.load('/expired')
  await tab.user.type(await screen.findByLabelText('User ID'), 'rivera')
  await tab.user.type(screen.getByLabelText('Password'), demoPassword)
  await tab.press('Sign in')
  expect((await scenarios()).value).toBe('Zero premium from 2030.')
  expect(tab.address()).toBe(at)
  await tab.user.click(await submitButton())
  await screen.findByText(/The illustration will be sent per your instructions\./)
  tab.reload()
  await screen.findByRole('heading', { name: 'Select an In-Force policy' })
  expect(screen.queryByRole('region', { name: 'Selected policy' })).toBeNull()
})

test('the search says what went wrong, and drops what it found before', async () => {
  const tab = await openPortal({ as: 'rivera', at })
  await tab.press('Search Clients & Policies')
  expect(screen.getByRole('dialog', { name: 'Searching Clients & Policies' }).dataset.side).toBe('end')
  await search(tab, 'o')
  expect((await (await panel()).findAllByRole('radio')).length).toBeGreaterThan(1)
  tab.fails(searchIllustrationPolicies, { status: 409 })
  await search(tab, 'os')
  await (await panel()).findByText(/^There was a problem searching\.\s+Please try again$/)
  expect((await panel()).queryAllByRole('radio')).toEqual([])
  tab.losesConnection(searchIllustrationPolicies)
  await search(tab, 'ose')
  await (await panel()).findByText('There was an error connecting to our system. Please try searching again.')
  tab.recover()
  await search(tab, 'no such client')
  expect(await (await panel()).findAllByText('0 results for “no such client”')).not.toEqual([])
})

test('home office chooses an agent or agency first, then a policy of theirs', async () => {
  const tab = await openPortal({ as: 'hale', at })
  await screen.findByText('Search for an agent or agency first, to request illustrations for their policies.')
  expect(screen.queryByRole('combobox', { name: 'Requesting agent' })).toBeNull()
  expect(tab.sentTo(getIllustrationAgents)).toEqual([])
  await tab.press('Search All Agents')
  const agents = within(await screen.findByRole('dialog', { name: 'Search All Agents' }))
  await tab.user.type(agents.getByRole('searchbox'), 'rivera{Enter}')
  await tab.press(/^Elena Rivera/)
  await within(screen.getByRole('main')).findByText('Requesting illustrations for Elena Rivera (100101)')
  expect((await agentField()).textContent).toBe('Elena Rivera - 100101')
  await choosePolicy(tab, osei)
  expect(screen.getAllByRole('radio')).toHaveLength(2)
})

test('a guest has no agent to request for', async () => {
  await openPortal({ as: 'guest', at })
  await screen.findByText('It looks like you don’t have any in-force business or access to an agent who does.')
  expect((await agentField()).textContent).toBe('No agent available')
  await (await myRequests()).findByText("You haven't requested any illustrations yet.")
})

test('agents that fail to load say so, and Retry loads them', async () => {
  const tab = await openPortal({
    as: 'rivera',
    at,
    before: ({ fails }) => fails(getIllustrationAgents, { status: 409 }),
  })
  await screen.findByText('An unexpected error occurred.')
  tab.recover()
  await tab.press('Retry')
  expect((await agentField()).textContent).toBe('Elena Rivera - 100101')
})

test('without a connection the page says so, and has its agents once there is one', async () => {
  const tab = await openPortal({
    as: 'rivera',
    at,
    before: ({ losesConnection }) => losesConnection(getIllustrationAgents),
  })
  await screen.findByText('Network Error')
  tab.recover()
  expect((await agentField()).textContent).toBe('Elena Rivera - 100101')
})

test('requests that fail to load say so, and Retry loads them; the form is there all the same', async () => {
  const tab = await openPortal({
    as: 'rivera',
    at,
    before: ({ fails }) => fails(getIllustrationRequests, { status: 409 }),
  })
  await screen.findByText("We couldn't load your requests. Try again.")
  await agentField()
  tab.recover()
  await tab.press('Retry')
  expect((await (await myRequests()).findAllByRole('listitem')).length).toBeGreaterThan(0)
})
