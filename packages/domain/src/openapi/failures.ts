import type { HttpMethod } from '../endpoint/index.ts'
import type { Answer, Reference } from './types.ts'

const failures = [
  { status: 400, name: 'BadRequest', description: 'The request is malformed.' },
  { status: 401, name: 'Unauthorized', description: 'The credential is missing, wrong or no longer valid.' },
  {
    status: 403,
    name: 'Forbidden',
    description: 'The signed-in user may not do this, or not before they prove who they are.',
  },
  { status: 404, name: 'NotFound', description: 'There is nothing here that the user may see.' },
  { status: 409, name: 'Conflict', description: 'The data has changed in the meantime.', writesOnly: true },
  { status: 413, name: 'TooLarge', description: 'The body or one of its files is too large.', writesOnly: true },
  { status: 415, name: 'UnsupportedType', description: 'The content type is not accepted here.', writesOnly: true },
  { status: 422, name: 'Unprocessable', description: 'A value is missing or not acceptable.' },
  {
    status: 423,
    name: 'Locked',
    description: 'The password has expired and must be changed first, or too many codes were wrong.',
  },
  { status: 429, name: 'TooManyRequests', description: 'Too many attempts; try again later.' },
  { status: 500, name: 'Unexpected', description: 'The service failed.' },
] as const

const notAvailable = {
  status: 501,
  name: 'NotAvailable',
  description: 'The service does not answer this call yet.',
} as const

const failureContent = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } }

/** The failures as named answers, made once per document. */
export const failureAnswers: Readonly<Record<string, Answer>> = Object.fromEntries(
  [...failures, notAvailable].map(({ name, description }) => [name, { description, content: failureContent }]),
)

/**
 * The failures that a call can meet, by status: body-related ones only where a body travels, and that of a call which
 * is declared and not answered yet.
 */
export function getFailures(method: HttpMethod, isPlanned: boolean): Record<string, Reference> {
  const possible = failures.filter((failure) => method === 'POST' || !('writesOnly' in failure))
  const met = isPlanned ? [...possible, notAvailable] : possible
  return Object.fromEntries(met.map(({ status, name }) => [status, { $ref: `#/components/responses/${name}` }]))
}
