// @vitest-environment node
import { expect, test } from 'vitest'
import { readSettings } from '../config/settings.ts'
import { requireOperator, requireOperatorToken } from './operators.ts'

const [first, second] = ['first-token-of-an-operator-0123456789', 'second-token-of-an-operator-012345678']

function ask(mode: string, authorization: string | null, isTokenNeeded: boolean) {
  const events: string[] = []
  const settings = readSettings({
    PORTAL_MODE: mode,
    PUBLIC_URL: 'https://portal.example.com',
    IMPORT_TOKENS: `${first},${second}`,
  })
  const log = { event: (event: string) => void events.push(event), error: () => undefined }
  const request = new Request('https://portal.example.com/api/health', {
    headers: authorization === null ? {} : { authorization },
  })
  try {
    ;(isTokenNeeded ? requireOperatorToken : requireOperator)(request, { settings, log })
    return 'let in'
  } catch (error) {
    return { error, events }
  }
}

test.each([
  ['prod', `Bearer ${first}`],
  ['prod', `Bearer ${second}`],
  ['model', `bearer   ${first}`],
  ['dev', `Bearer ${first}`],
])('in %s "%s" is the token of an operator', (mode, authorization) => {
  expect([ask(mode, authorization, false), ask(mode, authorization, true)]).toEqual(['let in', 'let in'])
})

test.each([
  null,
  '',
  first,
  `Basic ${first}`,
  `Bearer ${first} ${second}`,
  `Bearer ${first}x`,
  'Bearer',
  `x Bearer ${first}`,
])('in prod %j is none, which is logged; in demos nobody needs one but for data', (authorization) => {
  const refused = {
    error: { status: 401, message: 'This needs the token of an operator.' },
    events: ['operator refused'],
  }
  expect(ask('prod', authorization, false)).toMatchObject(refused)
  expect(ask('prod', authorization, true)).toMatchObject(refused)
  expect(ask('model', authorization, false)).toMatchObject(refused)
  expect(ask('dev', authorization, false)).toBe('let in')
  expect(ask('dev', authorization, true)).toMatchObject(refused)
})
