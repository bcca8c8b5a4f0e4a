import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Provider } from 'oidc-provider'
import { securityHeaders } from '../http/security-headers.ts'
import { identityPath, interactionPath, pageFontPath, pageStylePath, signOutPath } from './paths.ts'

/** Whether a request speaks the protocol, and not to one of the provider's pages. */
export function isProviderCall(target: string): boolean {
  const pages = [`${interactionPath}/`, pageStylePath, pageFontPath, signOutPath]
  if (pages.some((page) => target.startsWith(page))) return false
  return target.startsWith(`${identityPath}/`)
}

/** Hands a request to the provider, which writes its answer onto the connection itself. */
export function answerWithProvider(provider: Provider, isSecure: boolean) {
  const handle = provider.callback()
  return async ({ incoming, outgoing }: HttpBindings): Promise<Response> => {
    for (const [name, value] of Object.entries(securityHeaders(isSecure))) outgoing.setHeader(name, value)
    // Tokens are fetched from the portal's other origins too; which ones, the provider's own rule says.
    outgoing.setHeader('cross-origin-resource-policy', 'cross-origin')
    // The provider knows its paths below the prefix, and finds the prefix in the original address.
    Object.assign(incoming, { originalUrl: incoming.url })
    incoming.url = incoming.url?.slice(identityPath.length)
    await handle(incoming, outgoing)
    return RESPONSE_ALREADY_SENT
  }
}
