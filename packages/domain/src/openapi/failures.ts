import * as v from 'valibot'
import type { Endpoint } from '../endpoint/index.ts'
import { failureBodySchema } from '../endpoint/index.ts'
import type { Answer, Reference } from './types.ts'

const failures = [
  { status: 400, name: 'BadRequest', code: 'badRequest', description: 'The request is malformed.' },
  {
    status: 401,
    name: 'Unauthorized',
    code: 'unauthenticated',
    description: 'The credential is missing, wrong or no longer valid.',
  },
  {
    status: 403,
    name: 'Forbidden',
    code: 'forbidden',
    description: 'The signed-in user may not do this, or not before they prove who they are (code `needsProof`).',
  },
  { status: 404, name: 'NotFound', code: 'notFound', description: 'There is nothing here that the user may see.' },
  { status: 405, name: 'MethodNotAllowed', code: 'methodNotAllowed', description: 'The path has no such method.' },
  { status: 409, name: 'Conflict', code: 'conflict', description: 'The data has changed in the meantime.' },
  { status: 413, name: 'TooLarge', code: 'tooLarge', description: 'The body or one of its files is too large.' },
  { status: 414, name: 'AddressTooLong', code: 'addressTooLong', description: 'The address is too long.' },
  {
    status: 415,
    name: 'UnsupportedType',
    code: 'unsupportedType',
    description: 'The content type is not accepted here.',
  },
  {
    status: 422,
    name: 'Unprocessable',
    code: 'unprocessable',
    description: 'A value is missing or not acceptable; `errors` names each.',
  },
  {
    status: 423,
    name: 'Locked',
    code: 'locked',
    description:
      'The password has expired and must be changed first (code `passwordExpired`), or too many codes were wrong.',
  },
  {
    status: 429,
    name: 'TooManyRequests',
    code: 'tooManyRequests',
    description: 'Too many attempts; `Retry-After` says in how many seconds the next one counts.',
  },
  { status: 500, name: 'Unexpected', code: 'unexpected', description: 'The service failed.' },
  {
    status: 501,
    name: 'NotAvailable',
    code: 'notAvailable',
    description: 'The service does not answer this call yet.',
  },
  {
    status: 503,
    name: 'Unavailable',
    code: 'unavailable',
    description: 'The service is starting, stopping or without its database; `Retry-After` says when to try again.',
  },
] as const

type FailureStatus = (typeof failures)[number]['status']

/** Codes that say more than their status does. */
const specialCodes = ['needsProof', 'passwordExpired', 'switchedOff'] as const

const failureCodes = [...failures.map(({ code }) => code), ...specialCodes]
export type FailureCode = (typeof failureCodes)[number]

/** The code of a failure with this status, unless its place knows a better one. */
export function getFailureCode(status: FailureStatus): FailureCode {
  return failures.find((failure) => failure.status === status)?.code ?? 'unexpected'
}

/** A failure as the document describes it: clients work without the code, programs need not read sentences. */
export const describedFailureSchema = v.object({ code: v.picklist(failureCodes), ...failureBodySchema.entries })

const failureSchema = { $ref: '#/components/schemas/Failure' }

/** The failures as named answers, those of the statuses that some call meets. */
export function listFailureAnswers(met: ReadonlySet<string>): Readonly<Record<string, Answer>> {
  return Object.fromEntries(
    failures
      .filter(({ status }) => met.has(String(status)))
      .map(({ status, name, code, description }) => [
        name,
        {
          description,
          headers: {
            'X-Request-Id': { $ref: '#/components/headers/RequestId' },
            ...((status === 429 || status === 503) && { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }),
            ...(status === 401 && { 'WWW-Authenticate': { $ref: '#/components/headers/Authenticate' } }),
          },
          content: { 'application/json': { schema: failureSchema, example: { code, message: description } } },
        },
      ]),
  )
}

/** The failures that a call can meet, by status, and that of a call which is declared and not answered yet. */
export function getFailures(endpoint: Endpoint, isPlanned: boolean): Record<string, Reference> {
  const { method, auth, subject, flag, signInMethod, allowsExpiredPassword, params, query, body, files } = endpoint
  const isWrite = method === 'POST'
  const isAccount = subject === 'auth' || subject === 'account'
  const hasBody = body !== undefined || files !== undefined
  const isSignedIn = auth === 'bearer' || auth === 'credential'
  const isMet: Partial<Record<FailureStatus, boolean>> = {
    400: true,
    401: auth !== 'none' || subject === 'auth',
    403: isSignedIn || signInMethod !== undefined,
    404: Boolean(params ?? query ?? flag) || hasBody || auth === 'import',
    409: isWrite,
    413: hasBody,
    415: hasBody,
    422: Boolean(params ?? query) || hasBody,
    423: (isSignedIn && allowsExpiredPassword !== true) || (isWrite && isAccount),
    429: isWrite || auth === 'none',
    500: true,
    501: isPlanned,
    503: true,
  }
  const met = failures.filter(({ status }) => isMet[status])
  return Object.fromEntries(met.map(({ status, name }) => [status, { $ref: `#/components/responses/${name}` }]))
}
