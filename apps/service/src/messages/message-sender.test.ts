import { describe, expect, test, vi } from 'vitest'
import { readSettings } from '../config/settings.ts'
import { StartupError } from '../errors.ts'
import { openMailServer } from '../testing/mail-server.ts'
import { openMessageSender } from './message-sender.ts'

const now = () => new Date()

function open(settings: Readonly<Record<string, string>>) {
  const events: string[] = []
  const log = {
    event: (event: string, facts = {}) => void events.push(`${event} ${JSON.stringify(facts)}`),
    error: (event: string, error: unknown, facts = {}) =>
      void events.push(`${event} ${JSON.stringify(facts)} ${String(error)}`),
  }
  const messages = openMessageSender({ settings: readSettings(settings), db: {} as never, now, log })
  const kinds = (['email', 'sms', 'voice'] as const).filter((kind) => messages.sends(kind))
  return { messages, kinds, events }
}

const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'portal@meridian.example' }
const webhook = { MESSAGE_WEBHOOK_URL: 'https://sms.example/send', MESSAGE_WEBHOOK_SECRET: 'x'.repeat(24) }

describe('what can be sent', () => {
  test.each([
    ['nothing in prod without a setting', { PORTAL_MODE: 'prod' }, []],
    ['everything in a demo, into the outbox', {}, ['email', 'sms', 'voice']],
    ['emails with a mail server', { PORTAL_MODE: 'prod', ...mail }, ['email']],
    ['everything with a webhook', { PORTAL_MODE: 'prod', ...webhook }, ['email', 'sms', 'voice']],
  ])('%s', (_case, settings, kinds) => {
    expect(open(settings).kinds).toEqual(kinds)
  })
})

describe('half a configuration is named with its value and left out', () => {
  test.each([
    ['SMTP_URL', 'MAIL_FROM', mail.SMTP_URL, mail.SMTP_URL],
    ['MAIL_FROM', 'SMTP_URL', mail.MAIL_FROM, mail.MAIL_FROM],
    ['MESSAGE_WEBHOOK_URL', 'MESSAGE_WEBHOOK_SECRET', webhook.MESSAGE_WEBHOOK_URL, 'https://sms.example'],
    ['MESSAGE_WEBHOOK_SECRET', 'MESSAGE_WEBHOOK_URL', webhook.MESSAGE_WEBHOOK_SECRET, '(hidden)'],
    ['SUBMISSION_WEBHOOK_SECRET', 'SUBMISSION_WEBHOOK_URL', 'y'.repeat(24), '(hidden)'],
  ])('%s without %s', (name, missing, given, value) => {
    const { kinds, events } = open({ PORTAL_MODE: 'prod', [name]: given })
    expect(kinds).toEqual([])
    expect(events).toEqual([`setting not used ${JSON.stringify({ name, value, missing })}`])
  })
})

test('a mail server that does not answer at the start is logged without its password', async () => {
  const { events, kinds } = open({ ...mail, SMTP_URL: 'smtp://portal:secret@127.0.0.1:1' })
  await vi.waitFor(() => expect(events).toHaveLength(1))
  const facts = '{"name":"SMTP_URL","value":"smtp://portal@127.0.0.1:1"}'
  expect(events[0]).toMatch(new RegExp(`^mail server not ready ${facts} .*ECONNREFUSED`))
  expect(kinds).toContain('email')
})

test('a mail server that refuses the password is logged without it, and stays in use', async () => {
  const server = await openMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_login, _session, done) => done(new Error('Wrong password')),
  })
  const { events, kinds } = open({ ...mail, SMTP_URL: server.url.replace('//', '//portal:secret@') })
  await vi.waitFor(() => expect(events).toHaveLength(1))
  expect(events[0]).toMatch(
    /^mail server not ready \{"name":"SMTP_URL","value":"smtp:\/\/portal@127[^}]*\} .*Invalid login/,
  )
  expect(events[0]).not.toContain('secret')
  expect(kinds).toContain('email')
  await server.close()
})

test.each([
  ['SMTP_URL', 'mail.example', /SMTP_URL must be an address like smtp:/],
  ['MAIL_FROM', 'nobody', /MAIL_FROM must be like/],
  ['MESSAGE_WEBHOOK_SECRET', 'short', /MESSAGE_WEBHOOK_SECRET must have at least 24 characters$/],
])('%s is checked, and a secret is not repeated', (name, value, expected) => {
  expect(() => readSettings({ [name]: value })).toThrow(StartupError)
  expect(() => readSettings({ [name]: value })).toThrow(expected)
})
