import { identityScopes } from '@producer-portal/domain/auth'
import * as oauth from 'oauth4webapi'
import { clockOffset } from './clock.js'

/** The provider, and the portal's client id there. */
export interface IdentityIssuer {
  readonly issuer: string
  readonly clientId: string
}

export interface IdentityTokens {
  readonly accessToken: string
  readonly idToken: string
}

/** The state that this tab needs again when the identity provider returns to it. */
export interface IdentityRequest {
  readonly verifier: string
  readonly state: string
  readonly nonce: string
  readonly redirectUri: string
}

/** The parameters passed to the provider's sign-in page. */
export interface IdentityStart {
  readonly username: string
  readonly remembersDevice: boolean
}

/** Plain http is for a provider on this machine only; any other is reached over https. */
function getRequestOptions(address: URL) {
  return { [oauth.allowInsecureRequests]: address.protocol === 'http:' }
}

async function discover({ issuer }: IdentityIssuer): Promise<oauth.AuthorizationServer> {
  const address = new URL(issuer)
  const response = await oauth.discoveryRequest(address, { algorithm: 'oidc', ...getRequestOptions(address) })
  return oauth.processDiscoveryResponse(address, response)
}

/**
 * The address of the provider's sign-in page, for the authorization code flow with PKCE, and the request that must be
 * there again when the provider returns.
 */
export async function identityAddress(
  identity: IdentityIssuer,
  start: IdentityStart,
): Promise<{ readonly address: URL; readonly request: IdentityRequest }> {
  const { authorization_endpoint: endpoint } = await discover(identity)
  if (endpoint === undefined) throw new Error('The identity provider has no sign-in page')
  const request: IdentityRequest = {
    verifier: oauth.generateRandomCodeVerifier(),
    state: oauth.generateRandomState(),
    nonce: oauth.generateRandomNonce(),
    redirectUri: `${window.location.origin}/login`,
  }
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
    // After signing out here, signing in takes the password again.
    prompt: 'login',
    ...(start.username && { login_hint: start.username }),
    ...(start.remembersDevice && { remember_device: 'true' }),
  }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  return { address, request }
}

/**
 * Exchanges the code that the provider returned for its tokens; checks state, issuer and nonce.
 * @throws {Error} if any of them is wrong, the provider refused, or it can't be reached
 */
export async function identityTokens(
  identity: IdentityIssuer,
  request: IdentityRequest,
  returned: URL,
): Promise<IdentityTokens> {
  const server = await discover(identity)
  // The tokens are valid by the service's clock, not by this computer's.
  const client: oauth.Client = { client_id: identity.clientId, [oauth.clockSkew]: Math.round(clockOffset() / 1000) }
  const parameters = oauth.validateAuthResponse(server, client, returned, request.state)
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    parameters,
    request.redirectUri,
    request.verifier,
    getRequestOptions(new URL(identity.issuer)),
  )
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: request.nonce,
    requireIdToken: true,
  })
  return { accessToken: tokens.access_token, idToken: tokens.id_token ?? '' }
}

/** True if the user canceled the sign-in at the provider. */
export function wasCancelled(error: unknown): boolean {
  return error instanceof oauth.AuthorizationResponseError && error.error === 'access_denied'
}
