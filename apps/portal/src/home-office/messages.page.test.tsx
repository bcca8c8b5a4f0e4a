import { getUndelivered, retryMessages } from '@producer-portal/domain/home-office'
import type { TestService } from '@producer-portal/service/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

const at = '/home-office/messages'

/** Nothing listens there, so that what is sent fails. */
const settings = { MESSAGE_WEBHOOK_URL: 'http://127.0.0.1:9/', MESSAGE_WEBHOOK_SECRET: 'a-secret-of-24-characters' }

const addFailed = ({ services: { db, now } }: TestService, subject: string, more: object = {}) =>
  db
    .insertInto('outbox')
    .values({
      user_id: 'lin',
      kind: 'email',
      sent_to: 'lin@agency.example',
      subject,
      body: 'The text with a secret link',
      code: null,
      link: null,
      state: 'failed',
      tries: 3,
      failure: '550 No such mailbox',
      sent_at: now(),
      ...more,
    })
    .execute()

test('home office sees what was not delivered and why, and tries it again', async () => {
  const { press, service } = await openPortal({
    as: 'hale',
    at,
    settings,
    before: async (tab) => void (await addFailed(tab.service, 'Documents arrived')),
  })
  const item = within((await screen.findByText('Documents arrived')).closest('li') ?? document.body)
  item.getByText('Not delivered')
  item.getByText('Reason: 550 No such mailbox')
  expect(document.body.textContent).not.toContain('secret link')
  await press('Retry Documents arrived to lin@agency.example')
  await screen.findAllByText('The message could not be sent. We keep trying.')
  await screen.findByText('Trying again')
  const rows = await service.services.db.selectFrom('outbox').select(['state', 'tries']).execute()
  expect(rows).toContainEqual({ state: 'waiting', tries: 1 })
})

test('what is delivered goes from the list', async () => {
  const { press, changesAnswer } = await openPortal({
    as: 'hale',
    at,
    settings,
    before: async (tab) => {
      await addFailed(tab.service, 'Documents arrived')
      tab.changesAnswer(retryMessages, () => ({ sent: 1, waiting: 0 }))
    },
  })
  await screen.findByText('Documents arrived')
  changesAnswer(getUndelivered, () => ({ total: 0, messages: [] }))
  await press(/^Retry Documents/)
  await screen.findAllByText('Message sent')
  expect(await screen.findByText('Every message was delivered.')).toBeTruthy()
})

test('a list that fails says so, and Retry loads it', async () => {
  const { press, recover } = await openPortal({
    as: 'hale',
    at,
    before: ({ fails }) => fails(getUndelivered, { status: 409 }),
  })
  await screen.findByText("We couldn't load the messages. Try again.")
  recover()
  await press('Retry')
  expect(await screen.findByText('Every message was delivered.')).toBeTruthy()
})

test('a retry that fails says so', async () => {
  const { press } = await openPortal({
    as: 'hale',
    at,
    before: async (tab) => {
      await addFailed(tab.service, 'Documents arrived')
      tab.fails(retryMessages, { status: 409 })
    },
  })
  await press(/^Retry Documents/)
  expect(await screen.findAllByText("We couldn't send the messages. Try again.")).not.toEqual([])
})

test('the menu leads home office there, and nobody else', async () => {
  const { service } = await openPortal({ as: 'rivera', at })
  await screen.findByRole('heading', { level: 1, name: 'Nothing here.' })
  expect(screen.queryByRole('region', { name: 'Undelivered messages' })).toBeNull()
  const urls = async (as: string) => (await service.call('/api/navigation-tree', { as })).text
  expect(await urls('hale')).toContain(at)
  expect(await urls('rivera')).not.toContain(at)
  for (const path of ['/api/outgoing-messages', '/api/outgoing-messages/retry']) {
    const sent = path.endsWith('retry') ? { json: { ids: [1] } } : {}
    await waitFor(async () => expect((await service.call(path, { as: 'rivera', ...sent })).status).toBe(403))
  }
})
