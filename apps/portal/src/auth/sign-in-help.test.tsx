import { beforeEach, expect, test, vi } from 'vitest'
import { checkLink } from './sign-in-help.js'

const fetch = vi.fn<typeof window.fetch>()
beforeEach(() => void vi.spyOn(window, 'fetch').mockImplementation(fetch))

const answers = (status: number, body: unknown) =>
  fetch.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), { status })))

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
