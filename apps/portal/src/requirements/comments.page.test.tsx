import { getContractDetail, getContractsAndRequirements } from '@producer-portal/domain/cases'
import { getSentAnswers, uploadComment } from '@producer-portal/domain/requirements'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

const item = 'Attending physician statement'
const volkovAt = (query: string) => `/new-business/pending?case=01%7CLIF%7C0100100102%7Cb31${query}`
const atComment = { as: 'rivera', at: volkovAt('&panel=requirements&dialog=comment&requirement=0100100102-1') }
const findResponse = () => screen.findByRole('dialog', { name: 'Respond to Requirement' })
const countWaiting = async () =>
  Number.parseInt((await screen.findByRole('link', { name: /^\d+ requirements in / })).textContent, 10)
const getField = () => screen.getByRole('textbox', { name: 'Your response' })
const getSend = () => screen.getByRole('button', { name: 'Respond' })

test('what was sent says when it fails to load, and Retry loads it', async () => {
  const { user, recover } = await openPortal({
    as: 'rivera',
    at: volkovAt('&panel=requirements&dialog=status&requirement=0100100102-1'),
    before: ({ fails }) => fails(getSentAnswers, { status: 409 }),
  })
  const dialog = await screen.findByRole('dialog', { name: 'Status Details' })
  await within(dialog).findByText("We couldn't load what was sent. Try again.")
  recover()
  await user.click(within(dialog).getByRole('button', { name: 'Retry' }))
  expect(await within(dialog).findByText('Nothing was sent from this portal.')).toBeDefined()
})

test('a comment that was sent is confirmed, marks its requirement, and is shown in its status', async () => {
  const { user, reload, sentTo } = await openPortal(atComment)
  const response = await findResponse()
  await user.type(getField(), 'Records come on 3/20.')
  const refreshed = [getContractDetail, getContractsAndRequirements]
  const before = refreshed.map((endpoint) => sentTo(endpoint).length)
  await user.click(getSend())
  await within(response).findByText('Success! We have your requirement response.')
  // The service may show the answer at once
  expect(refreshed.map((endpoint) => sentTo(endpoint).length)).toEqual(before.map((count) => count + 1))
  await user.click(within(response).getByRole('button', { name: 'Done' }))
  const panel = await screen.findByRole('dialog', { name: 'Case Requirements' })
  await user.click(within(panel).getByRole('tab', { name: 'Uploaded (2)' }))
  expect(within(panel).getAllByText('Sent, updating')).not.toHaveLength(0)
  await user.click(within(panel).getByRole('button', { name: `Status Details of ${item}` }))
  reload()
  const sent = await screen.findByRole('list', { name: 'Comments and documents sent' })
  within(sent).getByText('Records come on 3/20.')
  within(sent).getByText(/Sent by Elena Rivera/)
})

test('what was sent no longer counts as waiting, even before its status says so', async () => {
  const { user, goTo } = await openPortal({ as: 'rivera' })
  const before = await countWaiting()
  await goTo(atComment.at)
  const response = await findResponse()
  await user.type(getField(), 'Soon')
  await user.click(getSend())
  await within(response).findByText('Success! We have your requirement response.')
  await goTo('/dashboard')
  await expect.poll(countWaiting, { timeout: 10_000 }).toBe(before - 1)
})

test('a comment is kept while it is typed, without the characters that are not allowed', async () => {
  const { user, reload } = await openPortal(atComment)
  await findResponse()
  await user.type(getField(), 'On 3/20. <ok>')
  expect(getField()).toHaveProperty('value', 'On 3/20. ok')
  reload()
  await findResponse()
  expect(getField()).toHaveProperty('value', 'On 3/20. ok')
})

test('a comment that the connection lost says so, is kept, and can be sent again', async () => {
  const { user, losesConnection, recover, sentTo } = await openPortal(atComment)
  const response = await findResponse()
  await user.type(getField(), 'Soon')
  losesConnection(uploadComment)
  await user.click(getSend())
  const alert = await within(response).findByRole('alert')
  expect(alert.textContent).toContain(
    'There was an issue connecting to our system. Please try sending your response again.',
  )
  expect(getField()).toHaveProperty('value', 'Soon')
  recover()
  await user.click(getSend())
  await within(response).findByText('Success! We have your requirement response.')
  const keys = sentTo(uploadComment).map(({ body }) => (body as FormData).get('requestKey'))
  expect(keys).toEqual([expect.stringMatching(/^[\da-f]{32}$/), keys[0]])
})

test('a comment that the service refuses says why, and stays', async () => {
  const { user, fails } = await openPortal(atComment)
  const response = await findResponse()
  await user.type(getField(), 'Soon')
  fails(uploadComment, { status: 409, body: { errors: { comment: ['This requirement takes no comments any more.'] } } })
  await user.click(getSend())
  const alert = await within(response).findByRole('alert')
  expect(alert.textContent).toContain('Response Unsuccessful')
  expect(getField()).toHaveProperty('value', 'Soon')
})
