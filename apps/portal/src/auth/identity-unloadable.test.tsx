import { expect, test, vi } from 'vitest'
import { saveIdentityRequest, finishIdentitySignIn } from './identity-sign-in.js'

// As if the connection was lost, or a deployment has replaced the file.
vi.mock('./identity-client.js', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('a sign-in whose own code cannot be loaded ends with a reason, and the form is there again', async () => {
  saveIdentityRequest({ verifier: 'v', state: 's', nonce: 'n', redirectUri: 'https://portal.example.com/login' })
  const identity = { issuer: 'https://idp.example.com', clientId: 'portal' }
  const result = await finishIdentitySignIn(identity, new URL('https://portal.example.com/login?code=c&state=s'))
  expect(result.ok).toBe(false)
})
