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
import {
  agentField,
  at,
  choosePolicy,
  myRequests,
  onlyAgent,
  osei,
  panel,
  receipt,
  scenarios,
  search,
  submitButton,
  submitted,
} from '../testing/illustration-form.js'
import { openPortal } from '../testing/open-portal.js'
import type { PortalTab } from '../testing/open-portal.js'

const countRequests = async () => (await myRequests()).queryAllByRole('listitem').length

const chooseAgent = async ({ user }: PortalTab, name: string, option = /100101/) => {
  await user.type(await agentField(), name, { initialSelectionStart: 0, initialSelectionEnd: 40 })
  await user.click(await screen.findByRole('option', { name: option }))
}

const readOut = () =>
  [...document.querySelectorAll('[data-pp-live-region]')].map(({ textContent }) => textContent).join(' ')

/** The messages sent to someone about a request. */
async function mails({ service }: PortalTab, to: string) {
  const sent = (await service.call(`/api/dev/outbox?to=${to}`)).body as OutboxEntry[]
  return sent.filter(({ body }) => /IR-\d/.test(body))
}

test('a basic illustration is requested once, announced, listed, and told to the home office', async () => {
  const tab = await openPortal({ as: 'rivera', at })
  expect(await onlyAgent()).toBe('Requesting agentElena Rivera - 100101')
  expect(screen.queryByRole('combobox')).toBeNull()
  await submitButton(/^Select a policy first\.$/)
  const mailsBefore = [await mails(tab, 'rivera'), await mails(tab, 'home-office')]
  await choosePolicy(tab, osei)
  await screen.findByRole('heading', { name: 'Choose Your Illustration Type' })
  await tab.user.dblClick(await submitButton())
  const sent = await receipt()
  sent.getByText(
    "Your request for Kwame Osei, policy 7100100403, was submitted. You'll get an SMS when it's ready to run. We'll contact you if we need more information.",
  )
  expect(document.activeElement?.textContent).toBe(submitted)
  const requestNo = sent.getByText(/^IR-\d+$/).textContent
  await sent.findByText('Normally ready by')
  expect(readOut()).toMatch(new RegExp(`Your request for Kwame Osei.* The request number is ${requestNo}\\.`))
  // The receipt is the one answer: no form with a Submit that can't be pressed
  expect(screen.queryByRole('button', { name: 'Submit In-Force Illustration Request' })).toBeNull()
  await (await myRequests()).findByText(new RegExp(`^${requestNo}, requested `))
  const [newest, ...others] = (await myRequests()).getAllByRole('listitem')
  expect(newest?.textContent).toMatch(new RegExp(`Kwame Osei.*Just sent.*(Received|In preparation).*${requestNo}`))
  expect(others.map(({ textContent }) => textContent).join(' ')).not.toContain('Just sent')
  await tab.press('See it in My requests')
  expect(document.activeElement).toBe(newest)
  expect(tab.sentTo(triggerIllustration)).toHaveLength(1)
  expect((await mails(tab, 'rivera')).length).toBe((mailsBefore[0]?.length ?? 0) + 1)
  expect((await mails(tab, 'home-office')).length).toBe((mailsBefore[1]?.length ?? 0) + 1)
  await tab.press('Dismiss')
  expect(screen.queryByText(submitted)).toBeNull()
  await submitButton(/^Select a policy first\.$/)
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
  await tab.press('Request another')
  expect(document.activeElement?.textContent).toBe('Select an agent')
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
  await (await receipt()).findByText(/The illustration will be sent per your instructions\./)
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
  expect(await onlyAgent()).toContain('Elena Rivera - 100101')
  await choosePolicy(tab, osei)
  expect(screen.getAllByRole('radio')).toHaveLength(2)
})

test('a guest has no agent to request for', async () => {
  await openPortal({ as: 'guest', at })
  await screen.findByText('It looks like you don’t have any in-force business or access to an agent who does.')
  expect(await onlyAgent()).toContain('No agent available')
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
  expect(await onlyAgent()).toContain('Elena Rivera - 100101')
})

test('without a connection the page says so, and has its agents once there is one', async () => {
  const tab = await openPortal({
    as: 'rivera',
    at,
    before: ({ losesConnection }) => losesConnection(getIllustrationAgents),
  })
  await screen.findByText('Network Error')
  tab.recover()
  expect(await onlyAgent()).toContain('Elena Rivera - 100101')
})

test('requests that fail to load say so, and Retry loads them; the form is there all the same', async () => {
  const tab = await openPortal({
    as: 'rivera',
    at,
    before: ({ fails }) => fails(getIllustrationRequests, { status: 409 }),
  })
  await screen.findByText("We couldn't load your requests. Try again.")
  await onlyAgent()
  tab.recover()
  await tab.press('Retry')
  expect((await (await myRequests()).findAllByRole('listitem')).length).toBeGreaterThan(0)
})
