import { describe, expect, test } from 'vitest'
import { showSetting } from './show-setting.ts'
import { findUnknownSettings } from './unknown-settings.ts'

describe('variables that look like settings and are none', () => {
  test.each([
    ['a misspelled name', 'SMPT_URL', 'smtp://me:secret@mail.example', 'smtp://me@mail.example', 'SMTP_URL'],
    ['a name without its last letter', 'FEATURE_APPIA', 'off', 'off', 'FEATURE_APPIAN'],
    ['a name in lower case', 'port', '4301', '4301', 'PORT'],
    ['a secret by a wrong name', 'IMPORT_TOKEN', 'secret', '(hidden)', 'IMPORT_TOKENS'],
    ['a name that another portal may have', 'SMTP_HOST', 'mail.example', 'mail.example', undefined],
    ['a password that another portal may have', 'SMTP_PASSWORD', 'secret', '(hidden)', undefined],
  ])('%s: %s', (_case, name, value, shown, similar) => {
    expect(findUnknownSettings({ [name]: value })).toEqual([{ name, value: shown, ...(similar && { similar }) }])
  })

  test.each([
    ['PATH', '/usr/bin'],
    ['HOME', '/root'],
    ['HOSTNAME', 'machine'],
    ['MAIL', '/var/mail/me'],
    ['SESSION_MANAGER', 'local/machine'],
    ['AWS_DEFAULT_REGION', 'us-east-1'],
    ['DATABASE_POOL', '4'],
    ['SMTP_PORT', ' '],
    ['SMTP_URL', 'smtp://mail.example'],
    ['npm_config_port', '1'],
  ])('%s is not one of them', (name, value) => {
    expect(findUnknownSettings({ [name]: value })).toEqual([])
  })
})

test.each([
  ['MESSAGE_WEBHOOK_SECRET', 'secret', '(hidden)'],
  ['AWS_ACCESS_KEY_ID', 'secret', '(hidden)'],
  ['IMPORT_TOKENS', 'secret', '(hidden)'],
  ['SMTP_URL', 'secret:secret@mail', '(hidden)'],
  ['SMTP_URL', 'smtp://[secret', '(hidden)'],
  ['SMTP_URL', 'smtps://me:secret@mail.example:465', 'smtps://me@mail.example:465'],
  ['DATABASE_URL', 'postgres://me:secret@db/portal?password=secret', 'postgres://me@db/portal'],
  ['DOCUMENT_STORE', 's3://docs?endpoint=https://s3.example', 's3://docs?endpoint=https://s3.example'],
  ['MESSAGE_WEBHOOK_URL', 'https://sms.example/secret?key=secret', 'https://sms.example'],
  ['MAIL_FROM', 'Portal <portal@mail.example>', 'Portal <portal@mail.example>'],
])('%s=%s is shown as %s', (name, value, shown) => {
  expect(showSetting(name, value)).toBe(shown)
})
