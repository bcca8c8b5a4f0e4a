import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import type { Brand } from '@producer-portal/domain/brand'
import { harborLife, meridianMutual } from '@producer-portal/domain/brand'
import { afterAll, describe, expect, test } from 'vitest'
import { getHosts, getIdleCountdown, getPublicOrigin, pageConditions, readSettings } from './settings.ts'
import { StartupError } from '../errors.ts'

const read = () => readSettings({ DATABASE_URL: 'mysql://me:secret@host/db' })

describe('settings', () => {
  test('without any variable the house defaults hold', () => {
    const settings = readSettings({})
    expect(settings).toMatchObject({
      PORT: 4300,
      SEED_CASES: 10_000,
      PORTAL_MODE: 'local',
      FEATURE_LEADERBOARD: true,
      FEATURE_APPIAN: true,
      FEATURE_OKTA_LOGIN: false,
      DASHBOARD_WIDGETS: 'first',
      MASK_SAMPLE_DATA: false,
      IDLE_TIMEOUT_SECONDS: 1200,
      TOKEN_LIFETIME_SECONDS: 3600,
      SESSION_LIFETIME_SECONDS: 43_200,
      SHUTDOWN_SECONDS: 30,
      SHUTDOWN_DELAY_SECONDS: 5,
      OIDC_CLIENT_ID: 'producer-portal',
      IMPORT_TOKENS: [],
      TRUST_PROXY: 0,
      VALIDATION_CODES: [],
      STATUS_DELAY_SECONDS: 120,
      ILLUSTRATION_DELAY_SECONDS: 60,
      SIGN_IN_WINDOW_SECONDS: 900,
      SIGN_IN_TRIES_PER_ACCOUNT: 10,
      SIGN_IN_TRIES_PER_ADDRESS: 100,
    })
    expect(settings.DATABASE_URL).toBeUndefined()
    expect(isAbsolute(settings.DATA_DIR)).toBe(true)
    expect(getHosts(settings)).toEqual(['127.0.0.1', '::1'])
    expect(getIdleCountdown(settings)).toBe(600)
  })

  test('a blank variable counts as not given', () => {
    expect(readSettings({ PORT: ' ', HOST: '' })).toMatchObject({ PORT: 4300 })
  })

  test.each([
    ['on', true],
    ['TRUE', true],
    ['1', true],
    ['off', false],
    ['no', false],
  ])('a feature set to %s is %s', (word, expected) => {
    expect(readSettings({ FEATURE_APPIAN: word }).FEATURE_APPIAN).toBe(expected)
  })

  test.each([
    ['TRUST_PROXY', 'on', 1],
    ['TRUST_PROXY', '2', 2],
    ['TRUST_PROXY', 'off', 0],
    ['VALIDATION_CODES', ' one, two ,, ', ['one', 'two']],
    ['OIDC_ISSUER', 'https://id.example/', 'https://id.example/'],
    ['MAIL_FROM', 'Portal <portal@mail.example>', 'Portal <portal@mail.example>'],
    ['MAIL_FROM', 'portal@mail.example', 'portal@mail.example'],
    ['SMTP_URL', 'smtps://mail.example', new URL('smtps://mail.example')],
    ['IMPORT_TOKENS', `${'k'.repeat(32)},${'l'.repeat(40)}`, ['k'.repeat(32), 'l'.repeat(40)]],
    ['PORT', ' 65535 ', 65_535],
    ['HOST', ' 0.0.0.0 ', '0.0.0.0'],
    ['DATABASE_URL', 'postgresql://me@db/portal', 'postgresql://me@db/portal'],
  ] as const)('%s=%s is read as %j', (name, value, expected) => {
    expect(readSettings({ [name]: value })[name]).toEqual(expected)
  })

  test.each([
    ['PORT', '0', '65535'],
    ['SEED_CASES', '0', '100000'],
    ['IDLE_TIMEOUT_SECONDS', '10', '86400'],
    ['IDLE_COUNTDOWN_SECONDS', '5', '86400'],
    ['TOKEN_LIFETIME_SECONDS', '1', '2592000'],
    ['SESSION_LIFETIME_SECONDS', '1', '2592000'],
    ['SHUTDOWN_SECONDS', '0', '600'],
    ['SHUTDOWN_DELAY_SECONDS', '0', '600'],
    ['STATUS_DELAY_SECONDS', '0', '1800'],
    ['ILLUSTRATION_DELAY_SECONDS', '0', '86400'],
    ['SIGN_IN_WINDOW_SECONDS', '1', '86400'],
    ['SIGN_IN_TRIES_PER_ACCOUNT', '1', '100000'],
    ['SIGN_IN_TRIES_PER_ADDRESS', '1', '100000'],
  ])('%s is from %s to %s', (name, least, most) => {
    for (const value of [least, most]) expect(() => readSettings({ [name]: value })).not.toThrow()
    expect(() => readSettings({ [name]: String(Number(most) + 1) })).toThrow(`from ${least} to ${most}`)
    expect(() => readSettings({ [name]: String(Number(least) - 1) })).toThrow(name)
  })

  test('the address of the portal, the countdown and the pages follow from them', () => {
    expect(getPublicOrigin(readSettings({ PORT: '4310' }))).toBe('http://localhost:4310')
    expect(getPublicOrigin(readSettings({ PUBLIC_URL: 'https://portal.example/start' }))).toBe('https://portal.example')
    expect(getIdleCountdown(readSettings({ IDLE_TIMEOUT_SECONDS: '11' }))).toBe(5)
    expect(getIdleCountdown(readSettings({ IDLE_COUNTDOWN_SECONDS: '60' }))).toBe(60)
    expect(getHosts(readSettings({ HOST: '0.0.0.0' }))).toEqual(['0.0.0.0'])
    const chosen = { FEATURE_APPIAN: 'off', FEATURE_OKTA_LOGIN: 'on', PORTAL_MODE: 'test' }
    expect(pageConditions(readSettings(chosen))).toEqual({
      flags: { leaderboard: true, oktaLogin: true, appian: false },
      mode: 'test',
    })
  })

  test.each([
    ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535, not "abc"'],
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, not "70000"'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, not "-1"'],
    ['PORT', '1e3', 'PORT must be a whole number from 0 to 65535, not "1e3"'],
    ['SEED_CASES', 'many', 'SEED_CASES must be a whole number from 0 to 100000, not "many"'],
    ['PORTAL_MODE', 'live', 'PORTAL_MODE must be one of local, dev, test, model, prod, not "live"'],
    ['FEATURE_APPIAN', 'maybe', 'FEATURE_APPIAN must be on or off, not "maybe"'],
    ['FEATURE_APPIAN', 'constructor', 'FEATURE_APPIAN must be on or off, not "constructor"'],
    ['IDLE_TIMEOUT_SECONDS', '0', 'IDLE_TIMEOUT_SECONDS must be a whole number from 10 to 86400, not "0"'],
    ['PUBLIC_URL', 'portal', 'PUBLIC_URL must be an address like https://portal.example'],
    ['OIDC_ISSUER', 'id.example', /^OIDC_ISSUER must be the address by which/],
    ['IMPORT_TOKENS', `${'k'.repeat(32)},${'l'.repeat(31)}`, 'IMPORT_TOKENS must have at least 32 characters each'],
    ['IMPORT_TOKENS', 'short', 'IMPORT_TOKENS must have at least 32 characters each'],
  ])('%s=%s is refused in one line', (name, value, expected) => {
    expect(() => readSettings({ [name]: value })).toThrow(StartupError)
    expect(() => readSettings({ [name]: value })).toThrow(expected)
  })

  test('without an identity provider of its own, only a demo signs in with one', () => {
    const provider = { FEATURE_OKTA_LOGIN: 'on', OIDC_ISSUER: 'https://id.example' }
    expect(readSettings({ ...provider, PORTAL_MODE: 'prod' }).FEATURE_OKTA_LOGIN).toBe(true)
    expect(readSettings({ FEATURE_OKTA_LOGIN: 'on' }).FEATURE_OKTA_LOGIN).toBe(true)
    expect(() => readSettings({ FEATURE_OKTA_LOGIN: 'on', PORTAL_MODE: 'prod' })).toThrow(
      "OIDC_ISSUER must name your identity provider: the built-in one isn't for prod",
    )
  })

  test('a wrong database address is refused without repeating its password', () => {
    expect(read).toThrow('DATABASE_URL must be an address like postgres://user@host:5432/name')
    expect(read).not.toThrow('secret')
  })

  test('several wrong settings are named together', () => {
    expect(() => readSettings({ PORT: 'x', SEED_CASES: 'y' })).toThrow(/PORT .*; SEED_CASES /)
  })
})

describe('the brand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'))
  const file = join(folder, 'cedar.json')
  const cedar: Brand = { ...meridianMutual, id: 'cedar-mutual', name: 'Cedar Mutual', product: 'Cedar', hue: 150 }
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test.each([
    ['nothing', undefined, meridianMutual],
    ['an id of the catalog', 'harbor-life', harborLife],
    ['the path of a file', file, cedar],
  ])('is chosen by %s', (_, value, brand) => {
    writeFileSync(file, JSON.stringify(cedar))
    expect(readSettings({ BRAND: value }).BRAND).toEqual(brand)
  })

  test.each([
    [
      'an id that nobody knows',
      'cedar',
      /^BRAND must be one of meridian-mutual, harbor-life, alpine-assurance, or the/,
    ],
    ['a file that is not there', join(folder, 'none.json'), /^BRAND must be the path of a file .*no such file/],
    ['a file that is wrong', file, /^BRAND must be the path of a file .*hue: /],
  ])('%s is refused in one line', (_, value, expected) => {
    writeFileSync(file, JSON.stringify({ ...cedar, hue: 'green' }))
    expect(() => readSettings({ BRAND: value })).toThrow(expected)
  })
})

describe('the addresses around the portal', () => {
  const folder = mkdtempSync(join(tmpdir(), 'addresses-'))
  const file = join(folder, 'addresses.json')
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('are those of a file', () => {
    const own = { contentUrl: 'https://content.cedar.example', legacyPasswordUrl: null }
    writeFileSync(file, JSON.stringify(own))
    expect(readSettings({ ADDRESSES: file }).ADDRESSES).toEqual(own)
    expect(readSettings({}).ADDRESSES).toBeUndefined()
  })

  test.each([
    ['a file that is not there', join(folder, 'none.json'), /^ADDRESSES must be the path of a file .*no such file/],
    ['an address that is none', file, /^ADDRESSES must be the path of a file .*contentUrl: must be an address/],
  ])('%s is refused in one line', (_, value, expected) => {
    writeFileSync(file, JSON.stringify({ contentUrl: 'content' }))
    expect(() => readSettings({ ADDRESSES: value })).toThrow(expected)
  })
})
