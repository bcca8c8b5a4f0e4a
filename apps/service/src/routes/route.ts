import type { Endpoint } from '@producer-portal/domain/endpoint'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { SignedInUser } from '../auth/session.ts'
import type { Caller } from '../http/context.ts'
import type { ListBody } from '../http/list-cache.ts'
import type { Services } from '../services.ts'

type Read<S> = InferOutput<Extract<S, GenericSchema>>

/** A checked request: path, query and body have the types of the endpoint's schemas. */
export interface Call<E extends Endpoint> {
  readonly params: Read<E['params']>
  readonly query: Read<E['query']>
  readonly body: Read<E['body']>
  /** The original request, for files, which are read while they arrive. */
  readonly request: Request
  readonly caller: Caller
  readonly services: Services
}

export interface SignedInCall<E extends Endpoint> extends Call<E> {
  readonly user: SignedInUser
}

type Answer<E extends Endpoint> = InferInput<E['answer']>
type Handled<E extends Endpoint> = Promise<Answer<E> | WithCookies<Answer<E>> | LongList | PdfFile>

/** A call before its endpoint's types are known; `user` is null when the endpoint requires none. */
interface UntypedCall {
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

/** Answers an endpoint that needs no signed-in user: anyone may call it, or a system with a token of the deployment. */
export function openRoute<E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => Handled<E>): Route {
  // The parts were validated with this endpoint's schemas, so they have its types.
  return { endpoint, handle: (call) => handle(call as Call<E>) }
}

/** Answers an endpoint for a signed-in user who passes the endpoint's access rule. */
export function route<E extends Endpoint>(endpoint: E, handle: (call: SignedInCall<E>) => Handled<E>): Route {
  if (endpoint.auth === 'none' || endpoint.auth === 'import') throw new Error(`${endpoint.name} has no signed-in user`)
  return {
    endpoint,
    handle: (call) => {
      if (call.user === null) throw new Error(`${endpoint.name} was called without a user`)
      return handle(call as SignedInCall<E>)
    },
  }
}

/** A successful answer that also sets cookies, each a complete Set-Cookie header. */
export class WithCookies<Value> {
  readonly value: Value
  readonly cookies: readonly string[]

  constructor(value: Value, cookies: readonly string[]) {
    this.value = value
    this.cookies = cookies
  }
}

/** The answer of a long list: packed JSON, unless the client has it already. */
export class LongList {
  readonly etag: string
  readonly open: () => Promise<ListBody>

  constructor(etag: string, open: () => Promise<ListBody>) {
    this.etag = etag
    this.open = open
  }
}

/** A PDF that is saved under a name. */
export class PdfFile {
  readonly name: string
  readonly content: Uint8Array<ArrayBuffer>

  constructor(name: string, content: Uint8Array<ArrayBuffer>) {
    this.name = name
    this.content = content
  }
}
