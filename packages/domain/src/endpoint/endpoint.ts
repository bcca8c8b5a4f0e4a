import * as v from 'valibot'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { SignInMethod } from '../access/account.ts'
import type { AccessRule } from '../access/roles.ts'
import type { FeatureFlags } from '../config/feature-flags.ts'

type HttpMethod = 'GET' | 'POST'

/**
 * The callers allowed.
 * - `none`: signed in or not.
 * - `bearer`: a live session token in the Authorization header.
 * - `credential`: the ONT credential as the bearer (session migration only).
 * - `import`: a token of the deployment as the bearer, for the insurer's systems; nobody is signed in.
 */
export type EndpointAuth = 'none' | 'bearer' | 'credential' | 'import'

/**
 * The way the request body travels. `multipart` schemas describe the text fields; files are in `files`. `rows` schemas
 * describe one row of a body of NDJSON or CSV.
 */
type RequestType = 'json' | 'multipart' | 'rows'
type AnswerType = 'json' | 'text' | 'pdf'

/** One call of the API: the client, the service's route and the OpenAPI operation are all made from it. */
export interface Endpoint<
  TParams extends GenericSchema = GenericSchema,
  TQuery extends GenericSchema = GenericSchema,
  TBody extends GenericSchema = GenericSchema,
  TAnswer extends GenericSchema = GenericSchema,
> {
  /** Unique camel-case name; the operation id of the OpenAPI document. */
  readonly name: string
  readonly method: HttpMethod
  /** Path under `/api`, with `{name}` places: `/contracts/{coCode}/{coType}/{contractNo}/{ipn}`. */
  readonly path: string
  /** The subject folder it belongs to; the tag of the OpenAPI document. */
  readonly subject: string
  /** One sentence: what the caller gets or changes. */
  readonly summary: string
  readonly auth: EndpointAuth
  /** The access rule that the signed-in user must pass; without it every signed-in user may call. */
  readonly access?: AccessRule
  /** The call exists only while this flag is on (404). */
  readonly flag?: keyof FeatureFlags
  /** Refused (403) where users sign in the other way; without it, the way doesn't matter. */
  readonly signInMethod?: SignInMethod
  /** Answered although the user's password has expired, as changing it needs the call; the others answer 423. */
  readonly allowsExpiredPassword?: true
  /** Refused (403 with the reason `needsProof`) unless the user has proved within 10 minutes who they are. */
  readonly needsProof?: true
  readonly params?: TParams
  readonly query?: TQuery
  readonly body?: TBody
  readonly requestType: RequestType
  /** Longest JSON body, in bytes. Default: 64 kB. */
  readonly bodyLimit?: number
  /** Name of the repeated file field of a multipart request. */
  readonly files?: string
  readonly answer: TAnswer
  readonly answerType: AnswerType
  /** The answer has an entity tag; a call that names it in If-None-Match gets 304 while nothing has changed. */
  readonly hasEtag?: true
  /** `portal-defined` marks a path or shape that this project chose where none was given. */
  readonly source?: 'portal-defined'
}

type Optional = 'requestType' | 'answerType' | 'auth'
type EndpointInput<E extends Endpoint> = Omit<E, Optional> & Partial<Pick<E, Optional>>

/** True if something that a subject exports is one of its calls. */
export function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value
}

/** Declares an endpoint; `auth` defaults to `bearer`, both content types to JSON. */
// Lets bundlers drop unused endpoints.
// @__NO_SIDE_EFFECTS__
export function defineEndpoint<
  TParams extends GenericSchema,
  TQuery extends GenericSchema,
  TBody extends GenericSchema,
  TAnswer extends GenericSchema,
>(input: EndpointInput<Endpoint<TParams, TQuery, TBody, TAnswer>>): Endpoint<TParams, TQuery, TBody, TAnswer> {
  return { auth: 'bearer', requestType: 'json', answerType: 'json', ...input }
}

/** Absent when the endpoint declares none, optional when every part of it is. */
type Given<S, Key extends string> = S extends GenericSchema
  ? unknown extends InferInput<S>
    ? { readonly [K in Key]?: never }
    : object extends InferInput<S>
      ? { readonly [K in Key]?: InferInput<S> }
      : { readonly [K in Key]: InferInput<S> }
  : { readonly [K in Key]?: never }

/** The request of a caller: `params`, `query` and `body`, each only where the endpoint declares it. */
export type EndpointRequest<E extends Endpoint> = Given<NonNullable<E['params']>, 'params'> &
  Given<NonNullable<E['query']>, 'query'> &
  Given<NonNullable<E['body']>, 'body'>

/** The checked answer of a successful call. */
export type EndpointAnswer<E extends Endpoint> = InferOutput<E['answer']>

/** The person who changed the data of a refused save (409) in the meantime, and when (an ISO timestamp). */
export const conflictSchema = v.object({ changedBy: v.string(), changedAt: v.string() })
export type Conflict = v.InferOutput<typeof conflictSchema>

/**
 * The body of every answer that is not a success: a message for the user, and the single errors of a form.
 * Further fields are accepted and ignored.
 */
export const failureBodySchema = v.object({
  message: v.optional(v.string()),
  errors: v.optional(v.array(v.string())),
  conflict: v.optional(conflictSchema),
  /** `needsProof`: the call works once the user has proved who they are. */
  reason: v.optional(v.string()),
})
export type FailureBody = v.InferOutput<typeof failureBodySchema>

/** The answer of a save that has nothing else to say (portal-defined where the shape is not given). */
export const acknowledgementSchema = v.object({
  message: v.optional(v.string()),
  errors: v.optional(v.array(v.string())),
})

/**
 * Fills the `{name}` places of an endpoint path.
 * @param path `/contracts/{coCode}`
 * @param params one value per place; values are percent-encoded
 * @returns the path with every place filled
 * @throws {Error} when a place has no value
 */
export function fillPath(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`Missing path parameter "${name}" of ${path}`)
    return encodeURIComponent(String(value))
  })
}

/** The query string of a request, with its question mark; undefined values are left out. */
export function queryString(query: Readonly<Record<string, unknown>> = {}): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  if (pairs.length === 0) return ''
  return `?${pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`).join('&')}`
}
