import type { Endpoint } from '@producer-portal/domain/endpoint'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { SignedInUser } from '../auth/authenticate.ts'
import type { Caller } from './caller.ts'
import type { StoredJson, WithCookies } from './reply.ts'
import type { Services } from './services.ts'

type Read<S> = InferOutput<Extract<S, GenericSchema>>

/** A checked request: path, query and body have the types of the endpoint's schemas. */
export interface Call<E extends Endpoint> {
  readonly params: Read<E['params']>
  readonly query: Read<E['query']>
  readonly body: Read<E['body']>
  /** The request as it came, for files, which are read while they arrive. */
  readonly request: Request
  readonly caller: Caller
  readonly services: Services
}

export interface SignedInCall<E extends Endpoint> extends Call<E> {
  readonly user: SignedInUser
}

type Answer<E extends Endpoint> = InferInput<E['answer']>
type Handled<E extends Endpoint> = Promise<Answer<E> | WithCookies<Answer<E>> | StoredJson>

/** A call before its endpoint's types are known; `user` is null where the endpoint asks for none. */
export interface UntypedCall {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly request: Request
  readonly user: SignedInUser | null
  readonly caller: Caller
  readonly services: Services
}

/** An endpoint and what answers it. */
export interface Route {
  readonly endpoint: Endpoint
  readonly handle: (call: UntypedCall) => Promise<unknown>
}

/** Answers an endpoint that everybody may call, signed in or not. */
export function openRoute<E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => Handled<E>): Route {
  // The parts were read with the schemas of this very endpoint, so they have its types.
  return { endpoint, handle: (call) => handle(call as Call<E>) }
}

/** Answers an endpoint for a signed-in user who passes the endpoint's access rule. */
export function route<E extends Endpoint>(endpoint: E, handle: (call: SignedInCall<E>) => Handled<E>): Route {
  if (endpoint.auth === 'none') throw new Error(`${endpoint.name} has no signed-in user`)
  return {
    endpoint,
    handle: (call) => {
      if (call.user === null) throw new Error(`${endpoint.name} was called without a user`)
      return handle(call as SignedInCall<E>)
    },
  }
}
