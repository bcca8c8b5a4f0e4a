import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requestResetLink, requestUserIdEmail, checkCode, checkLink, saveNewPassword } from './sign-in-help.js'

const fetch = vi.fn<typeof window.fetch>()
beforeEach(() => void vi.spyOn(window, 'fetch').mockImplementation(fetch))
afterEach(() => {
  vi.restoreAllMocks()
  fetch.mockReset()
})

const answers = (status: number, body: unknown) =>
  fetch.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), { status })))
const isLost = () => fetch.mockRejectedValue(new TypeError('Failed to fetch'))
const sent = () => {
  const [url, init] = fetch.mock.calls[0] ?? []
  return [init?.method, url, init?.body ?? null]
}
const choice = { password: 'Harbour#2027', confirmation: 'Harbour#2027' }

test.each<[string, () => Promise<unknown>, string, string | null]>([
  ['a link', () => requestResetLink('rivera'), '/api/forgot-password/', '{"userId":"rivera"}'],
  ['a user ID', () => requestUserIdEmail('a@example.com'), '/api/forgot-user-id', '{"email":"a@example.com"}'],
  ['a check of a code', () => checkCode('scan'), '/api/validate', '{"code":"scan"}'],
  [
    'a new password',
    () => saveNewPassword('t', choice),
    '/api/forgot-password/update/',
    '{"newPassword":"Harbour#2027","newPasswordVerified":"Harbour#2027","sessionId":"t"}',
  ],
])('%s is asked for at its address', async (_, ask, url, body) => {
  answers(200, {})
  expect(await ask()).toMatchObject({ ok: true })
  expect(sent()).toEqual(['POST', url, body])
})

test('a link is checked at its address', async () => {
  answers(200, { valid: true })
  await checkLink('a/b')
  expect(sent()).toEqual(['GET', '/api/forgot-password/a%2Fb', null])
})

test('a link that was used meanwhile sets no password', async () => {
  answers(404, { message: 'This link has expired or was already used.' })
  expect(await saveNewPassword('t', choice)).toMatchObject({ failure: { kind: 'notFound' } })
})

test.each([
  ['good, where the service says so', 200, { valid: true }, 'valid'],
  ['good, where the service says nothing against it', 200, {}, 'valid'],
  ['no good, where the service says so', 200, { valid: false }, 'ended'],
  ['no good, where the service does not know it', 404, {}, 'ended'],
  ['neither, where the service fails', 503, {}, 'unchecked'],
  ['neither, where the answer makes no sense', 200, 'soon', 'unchecked'],
])('a link is %s', async (_, status, body, expected) => {
  answers(status, body)
  expect(await checkLink('t')).toBe(expected)
})

test('a link is neither, where there is no connection', async () => {
  isLost()
  expect(await checkLink('t')).toBe('unchecked')
})
