import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentSession } from './state.js'
import { answerCalls } from '../testing/answer-calls.js'
import { sessionCookies, setCookies } from '../testing/sign-in-as.js'
import { endSession } from './session.js'
import * as client from './identity-client.js'
import { saveIdentityRequest, takeIdentityRequest, finishIdentitySignIn, leaveForIdentity } from './identity-sign-in.js'

vi.mock('./identity-client.js', () => ({ identityAddress: vi.fn(), identityTokens: vi.fn(), wasCancelled: vi.fn() }))

const identity = { issuer: 'https://idp.example.com', clientId: 'portal' }
const request = { verifier: 'v', state: 's', nonce: 'n', redirectUri: 'https://portal.example.com/login' }
const returned = new URL('https://portal.example.com/login?code=c&state=s')
const path = '/okta/login'
const tokens = { accessToken: 'a', idToken: 'i' }

beforeEach(() => {
  saveIdentityRequest(request)
  vi.mocked(client.identityTokens).mockResolvedValue(tokens)
  vi.mocked(client.wasCancelled).mockReturnValue(false)
})
afterEach(endSession)

test('the tokens of the provider are exchanged for a session, once', async () => {
  const sent = answerCalls({
    [path]: () => {
      setCookies(sessionCookies())
      return { body: { jwt: 'x' } }
    },
  })
  expect(await finishIdentitySignIn(identity, returned)).toMatchObject({ ok: true, data: 'signed-in' })
  expect(sent[0]).toEqual({ path, body: { ...tokens, nonce: 'n' } })
  expect(currentSession().status).toBe('authenticated')
  expect(takeIdentityRequest()).toBeNull()
})

test('without a sign-in that left from this tab there is nothing to finish', async () => {
  takeIdentityRequest()
  expect(await finishIdentitySignIn(identity, returned)).toMatchObject({ failure: { kind: 'failed' } })
  expect(client.identityTokens).not.toHaveBeenCalled()
})

test('a refusal of the service keeps its words', async () => {
  answerCalls({ [path]: { status: 401, body: { message: 'No access.' } } })
  const failure = { kind: 'unauthenticated', message: 'No access.' }
  expect(await finishIdentitySignIn(identity, returned)).toMatchObject({ failure })
})

test.each([
  ['what came back is not what was asked for', new Error('wrong state'), false, { failure: { kind: 'failed' } }],
  ['the provider cannot be reached', new TypeError('gone'), false, { failure: { kind: 'unreachable' } }],
  ['people ended it themselves', new Error('access_denied'), true, { ok: true, data: 'cancelled' }],
])('%s', async (_, error, isCancelled, expected) => {
  vi.mocked(client.identityTokens).mockRejectedValue(error)
  vi.mocked(client.wasCancelled).mockReturnValue(isCancelled)
  expect(await finishIdentitySignIn(identity, returned)).toMatchObject(expected)
})

test('an unreachable page of the provider leaves the user on the sign-in page', async () => {
  vi.mocked(client.identityAddress).mockRejectedValue(new TypeError('gone'))
  const start = { username: '', remembersDevice: false }
  expect(await leaveForIdentity(identity, start)).toMatchObject({ kind: 'unreachable' })
  expect(await leaveForIdentity(null, start)).toMatchObject({ kind: 'failed' })
})
