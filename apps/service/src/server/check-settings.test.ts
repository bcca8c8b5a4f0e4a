import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '../config/settings.ts'
import type { Log } from '../log.ts'
import { makeFileFolder } from '../testing/file-folder.ts'
import { checkDataFolder, checkSettings } from './check-settings.ts'

const DATA_DIR = makeFileFolder()
const secret = 'x'.repeat(24)
let requests = 0
const server = createServer((request, response) => {
  requests += 1
  const issuer = `http://${request.headers.host}`
  response.end(JSON.stringify({ issuer, jwks_uri: `${issuer}/keys`, userinfo_endpoint: `${issuer}/me` }))
})
let origin = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

function takeNotes() {
  const told: string[] = []
  const log: Log = {
    event: (event, facts) => void told.push(`${event} ${JSON.stringify(facts)}`),
    error: (event, error, facts) => void told.push(`${event} ${JSON.stringify(facts)} ${String(error)}`),
  }
  return { told, log }
}

async function tell(settings: Readonly<Record<string, string>>) {
  const { told, log } = takeNotes()
  await checkSettings(readSettings({ PUBLIC_URL: 'https://portal.example', ...settings }), log)
  return told
}

async function tellOf(folder: string) {
  const { told, log } = takeNotes()
  await checkDataFolder(folder, log)
  return told
}

describe('settings that do nothing as they are', () => {
  test.each([
    [
      'a provider that nobody signs in with',
      { OIDC_ISSUER: 'https://id.example' },
      'setting not used {"name":"OIDC_ISSUER","value":"https://id.example","missing":"FEATURE_OKTA_LOGIN"}',
    ],
    [
      'a sign-out address without a provider',
      { OIDC_SIGN_OUT_URL: 'https://id.example/out' },
      'setting not used {"name":"OIDC_SIGN_OUT_URL","value":"https://id.example","missing":"OIDC_ISSUER"}',
    ],
    [
      'links of messages that lead to this machine',
      { PORTAL_MODE: 'prod', PUBLIC_URL: '', PORT: '4310' },
      'setting missing {"name":"PUBLIC_URL","links":"http://localhost:4310"}',
    ],
  ])('%s', async (_case, settings, expected) => {
    expect(await tell(settings)).toEqual([expected])
  })

  test('nothing is said of a portal that needs nothing', async () => {
    expect(await tell({})).toEqual([])
  })
})

describe('servers that the settings name', () => {
  test('are reached, a webhook without a request', async () => {
    const at = new URL(origin).host
    const webhook = { MESSAGE_WEBHOOK_URL: `${origin}/send`, MESSAGE_WEBHOOK_SECRET: secret }
    expect(await tell(webhook)).toEqual([`webhook ready {"server":"${at}"}`])
    expect(requests).toBe(0)
    expect(await tell({ FEATURE_OKTA_LOGIN: 'on', OIDC_ISSUER: origin })).toEqual([
      `identity provider ready {"server":"${at}"}`,
    ])
  })

  test.each([
    [
      'MESSAGE_WEBHOOK_URL',
      { MESSAGE_WEBHOOK_URL: 'http://me:secret@127.0.0.1:1/a-secret', MESSAGE_WEBHOOK_SECRET: secret },
      /^webhook not ready \{"name":"MESSAGE_WEBHOOK_URL","value":"http:\/\/me@127.0.0.1:1"\} .*ECONNREFUSED/,
    ],
    [
      'SUBMISSION_WEBHOOK_URL',
      { SUBMISSION_WEBHOOK_URL: 'https://nothing.invalid/a-secret', SUBMISSION_WEBHOOK_SECRET: secret },
      /^webhook not ready \{"name":"SUBMISSION_WEBHOOK_URL","value":"https:\/\/nothing.invalid"\} /,
    ],
    [
      'OIDC_ISSUER',
      { FEATURE_OKTA_LOGIN: 'on', OIDC_ISSUER: 'http://127.0.0.1:1' },
      /^identity provider not ready \{"name":"OIDC_ISSUER","value":"http:\/\/127.0.0.1:1"\} /,
    ],
  ])('%s that cannot be reached is told with its value, without secrets', async (_name, settings, expected) => {
    const told = await tell(settings)
    expect(told).toHaveLength(1)
    expect(told[0]).toMatch(expected)
    expect(told[0]).not.toMatch(/secret/)
  })
})

describe('the folder in which uploads are prepared', () => {
  test('is tried, and nothing of that stays', async () => {
    expect(await tellOf(DATA_DIR)).toEqual([])
    expect(readdirSync(join(DATA_DIR, 'uploads'))).toEqual([])
  })

  test('that can not be written is named, before a producer finds out', async () => {
    const folder = join(DATA_DIR, 'no-folder')
    writeFileSync(folder, '')
    expect(await tellOf(folder)).toEqual([
      expect.stringMatching(/^data folder not ready \{"name":"DATA_DIR","value":".*no-folder"\} .*ENOTDIR/),
    ])
  })
})
