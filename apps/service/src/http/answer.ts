import type { Endpoint } from '@producer-portal/domain/endpoint'
import type { HttpBindings } from '@hono/node-server'
import * as v from 'valibot'
import { authenticate } from '../auth/authenticate.ts'
import type { SignedInUser } from '../auth/authenticate.ts'
import { callerOf } from './caller.ts'
import { RequestFailure } from './failure.ts'
import { readRequest } from './read-request.ts'
import { StoredJson, WithCookies } from './reply.ts'
import type { Route } from './route.ts'
import type { Services } from './services.ts'

interface Incoming {
  readonly request: Request
  readonly params: Readonly<Record<string, string>>
  readonly bindings: Partial<HttpBindings> | undefined
}

/**
 * Answers one request of an endpoint: who is it, may he, what does he send, and does our answer keep the contract.
 * @throws {RequestFailure} with the status of the first check that fails
 */
export async function answer(
  { endpoint, handle }: Route,
  { request, params, bindings }: Incoming,
  services: Services,
): Promise<Response> {
  const user = await admit(endpoint, request, services)
  const parts = await readRequest(endpoint, request, params)
  const caller = callerOf(request, bindings, services.settings)
  const answered = await handle({ ...parts, request, user, caller, services })
  if (answered instanceof StoredJson) return json(answered.text)
  const { value, cookies } = answered instanceof WithCookies ? answered : { value: answered, cookies: [] }
  const output = checked(endpoint, value)
  return endpoint.answerType === 'text' ? text(String(output)) : json(JSON.stringify(output), cookies)
}

async function admit(endpoint: Endpoint, request: Request, services: Services): Promise<SignedInUser | null> {
  if (endpoint.auth === 'none') return null
  const use = endpoint.auth === 'credential' ? 'credential' : 'session'
  const user = await authenticate(use, request.headers.get('authorization'), services)
  if (user === null) {
    throw new RequestFailure(401, 'Sign in to continue.', { headers: { 'www-authenticate': 'Bearer' } })
  }
  if (endpoint.access !== undefined && !endpoint.access(user)) {
    throw new RequestFailure(403, 'You do not have access to this.')
  }
  return user
}

/** An answer of ours that does not keep the contract is our error; the client never sees it. */
function checked(endpoint: Endpoint, value: unknown): unknown {
  const result = v.safeParse(endpoint.answer, value)
  if (result.success) return result.output
  const places = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'answer'} (${issue.type})`)
  throw new Error(`The answer of ${endpoint.name} does not keep its schema: ${places.join(', ')}`)
}

function text(output: string): Response {
  return new Response(output, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

function json(output: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(output, { headers })
}
