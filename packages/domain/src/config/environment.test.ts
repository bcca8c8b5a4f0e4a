import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { harborLife, meridianMutual } from '../brand/index.ts'
import * as environment from './index.ts'

const { environmentModes, environmentSettings, featureFlagsSchema, readEnvironmentMode, readPortalSettings } =
  environment

describe('the mode', () => {
  test.each<readonly [string, string]>([
    ...environmentModes.map((mode) => [mode, mode] as const),
    [' TEST\n', 'test'],
    ['staging', 'prod'],
    ['', 'prod'],
  ])('"%s" is read as %s', (sent, expected) => {
    expect(readEnvironmentMode(sent)).toBe(expected)
  })

  test.each(['contentUrl', 'serviceUrl', 'appsUrl', 'cssUrl'] as const)('every mode has its own %s', (key) => {
    expect(new Set(environmentModes.map((mode) => environmentSettings(mode)[key])).size).toBe(environmentModes.length)
  })

  test('every address is an example address over https', () => {
    for (const mode of environmentModes) {
      const { isDev: _, mode: __, documentationUrls, ...single } = environmentSettings(mode)
      for (const url of [...Object.values(single), ...documentationUrls]) {
        expect(url).toMatch(/^https:\/\/[\w.]+\.example\.com(\/[\w-]+)*$/)
      }
    }
  })

  test('a deployment has addresses of its own, and the others are the examples', () => {
    const own = { searchUrl: 'https://find.cedar.example', legacyPasswordUrl: null }
    const examples = environmentSettings('prod')
    expect(environmentSettings('prod', own)).toEqual({ ...examples, ...own })
    expect(environmentSettings('prod', {})).toEqual(examples)
  })

  test.each<readonly [string, unknown, boolean]>([
    ['some', { contentUrl: 'https://content.cedar.example', legacyPasswordUrl: null }, true],
    ['none', {}, true],
    [
      'both of documentation',
      { documentationUrls: ['https://docs.cedar.example/a', 'https://docs.cedar.example/b'] },
      true,
    ],
    ['one of documentation', { documentationUrls: ['https://docs.cedar.example/a'] }, false],
    ['a slash at its end', { contentUrl: 'https://content.cedar.example/' }, false],
    ['no address', { contentUrl: 'content' }, false],
    ['a script', { contentUrl: 'javascript:alert(1)' }, false],
    ['a name that is none', { contentURL: 'https://content.cedar.example' }, false],
  ])('addresses of a deployment: %s', (_, given, isAllowed) => {
    expect(v.is(environment.addressesSchema, given)).toBe(isAllowed)
  })

  test('the settings name every address around the portal', () => {
    const { mode, isDev, documentationUrls, ...addresses } = environmentSettings('dev')
    expect([mode, isDev, documentationUrls.length]).toEqual(['dev', true, 2])
    expect(Object.keys(addresses)).toEqual([
      'contentUrl',
      'serviceUrl',
      'appsUrl',
      'cssUrl',
      'searchUrl',
      'directoriesUrl',
      'marketingUrl',
      'classicUrl',
      'disabilityIncomeUrl',
      'trainingVideosUrl',
      'userGuideUrl',
      'inforceIllustrationManualUrl',
      'compensationUrl',
      'appleAppUrl',
      'googleAppUrl',
      'legacyPasswordUrl',
    ])
  })

  test.each([
    ['test', 'https://service.test.example.com'],
    ['prod', 'https://service.example.com'],
  ] as const)('the service of %s is %s', (mode, url) => {
    expect(environmentSettings(mode).serviceUrl).toBe(url)
  })

  test('there are five of them', () => {
    expect(environmentModes).toEqual(['local', 'dev', 'test', 'model', 'prod'])
  })

  test('local and dev are developer places', () => {
    expect(environmentModes.filter((mode) => environmentSettings(mode).isDev)).toEqual(['local', 'dev'])
  })

  test('a search term is encoded', () => {
    expect(environment.searchAddress(environmentSettings('prod'), ' a&b=c ')).toBe(
      'https://search.example.com/?q=a%26b%3Dc',
    )
  })
})

describe('feature flags', () => {
  test.each([
    ['a missing flag is off', {}, { leaderboard: false, oktaLogin: false, appian: false }],
    ['null is off', { leaderboard: null, oktaLogin: true }, { leaderboard: false, oktaLogin: true, appian: false }],
    ['others are ignored', { appian: true, darkMode: true }, { leaderboard: false, oktaLogin: false, appian: true }],
  ])('%s', (_, sent, expected) => {
    expect(v.parse(featureFlagsSchema, sent)).toEqual(expected)
  })
})

describe('the settings in the page', () => {
  const missing = {
    mode: 'prod',
    idleTimeoutSeconds: null,
    idleCountdownSeconds: null,
    identity: null,
    dashboardWidgets: 'first',
    addresses: null,
    brand: meridianMutual,
  }
  const identity = { issuer: 'https://id.example.com', clientId: 'portal' }
  test.each([
    [
      'complete',
      JSON.stringify({
        mode: 'local',
        idleTimeoutSeconds: 60,
        idleCountdownSeconds: 30,
        identity,
        dashboardWidgets: 'all',
        addresses: { searchUrl: 'https://find.cedar.example' },
        brand: harborLife,
      }),
      {
        mode: 'local',
        idleTimeoutSeconds: 60,
        idleCountdownSeconds: 30,
        identity,
        dashboardWidgets: 'all',
        addresses: { searchUrl: 'https://find.cedar.example' },
        brand: harborLife,
      },
    ],
    ['without idle times', '{"mode":"test"}', { ...missing, mode: 'test' }],
    ['with unknown widgets', '{"mode":"test","dashboardWidgets":"none"}', { ...missing, mode: 'test' }],
    ['with a brand that is none', '{"mode":"test","brand":{"id":"x"}}', { ...missing, mode: 'test' }],
    ['with addresses that are none', '{"mode":"test","addresses":"x"}', { ...missing, mode: 'test' }],
    ['empty', '{}', missing],
    ['no JSON', '<html>', missing],
    ['another type', '{"idleTimeoutSeconds":"60"}', missing],
    ['no block', null, missing],
  ])('%s', (_, json, expected) => {
    expect(readPortalSettings(json, meridianMutual)).toEqual(expected)
  })
})

describe('the environment calls', () => {
  test.each([
    [environment.getFeatureFlags, 'GET /feature/all', 'json'],
    [environment.getEnvironmentMode, 'GET /environment/current', 'text'],
    [environment.getHealth, 'GET /health', 'json'],
    [environment.getOutbox, 'GET /dev/outbox', 'json'],
  ] as const)('$name needs no session', ({ method, path, auth, answerType }, address, type) => {
    expect([`${method} ${path}`, auth, answerType]).toEqual([address, 'none', type])
  })
})
