import { identityScopes } from '@producer-portal/domain/session'
import * as oauth from 'oauth4webapi'
import { clockOffset } from './clock.js'
import { rememberIdentityRequest } from './identity-request.js'
import type { IdentityRequest } from './identity-request.js'

/** The provider, and the portal's name there. */
export interface IdentityIssuer {
  readonly issuer: string
  readonly clientId: string
}

export interface IdentityTokens {
  readonly accessToken: string
  readonly idToken: string
}

/** Where the sign-in goes on: what the provider's page is told. */
export interface IdentityStart {
  readonly username: string
  readonly remembersDevice: boolean
}

/** Plain http is for a provider on this machine only; a real one is reached over https. */
function optionsFor(address: URL) {
  return { [oauth.allowInsecureRequests]: address.protocol === 'http:' }
}

async function discover({ issuer }: IdentityIssuer): Promise<oauth.AuthorizationServer> {
  const address = new URL(issuer)
  const response = await oauth.discoveryRequest(address, { algorithm: 'oidc', ...optionsFor(address) })
  return oauth.processDiscoveryResponse(address, response)
}

/**
 * The address of the provider's sign-in page, by the authorization code flow with PKCE. What has to be checked on
 * return is kept in this tab.
 */
export async function identityAddress(identity: IdentityIssuer, start: IdentityStart): Promise<URL> {
  const { authorization_endpoint: endpoint } = await discover(identity)
  if (endpoint === undefined) throw new Error('The identity provider has no sign-in page')
  const request: IdentityRequest = {
    verifier: oauth.generateRandomCodeVerifier(),
    state: oauth.generateRandomState(),
    nonce: oauth.generateRandomNonce(),
    redirectUri: `${window.location.origin}/login`,
  }
  rememberIdentityRequest(request)
  const address = new URL(endpoint)
  const parameters = {
    client_id: identity.clientId,
    redirect_uri: request.redirectUri,
    response_type: 'code',
    scope: identityScopes.join(' '),
    code_challenge: await oauth.calculatePKCECodeChallenge(request.verifier),
    code_challenge_method: 'S256',
    state: request.state,
    nonce: request.nonce,
    // Whoever signed out here must not be signed in again without a password.
    prompt: 'login',
    ...(start.username && { login_hint: start.username }),
    ...(start.remembersDevice && { remember_device: 'true' }),
  }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  return address
}

/**
 * Exchanges what the provider led back with for its tokens; state, issuer and nonce are checked.
 * @throws {Error} when any of them is wrong, the provider refused, or it cannot be reached
 */
export async function identityTokens(
  identity: IdentityIssuer,
  request: IdentityRequest,
  returned: URL,
): Promise<IdentityTokens> {
  const server = await discover(identity)
  // The tokens are good by the service's clock, which need not be this computer's.
  const client: oauth.Client = { client_id: identity.clientId, [oauth.clockSkew]: Math.round(clockOffset() / 1000) }
  const parameters = oauth.validateAuthResponse(server, client, returned, request.state)
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    parameters,
    request.redirectUri,
    request.verifier,
    optionsFor(new URL(identity.issuer)),
  )
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: request.nonce,
    requireIdToken: true,
  })
  return { accessToken: tokens.access_token, idToken: tokens.id_token ?? '' }
}

/** Whether people themselves ended the sign-in at the provider. */
export function wasCancelled(error: unknown): boolean {
  return error instanceof oauth.AuthorizationResponseError && error.error === 'access_denied'
}
