import type { Endpoint } from '@producer-portal/domain/endpoint'
import { failureSchema } from '@producer-portal/domain/endpoint'
import * as v from 'valibot'
import { checkAnswer } from './check-answer.js'
import { AnswerFault, ServerFault } from './faults.js'

/** What every call comes back with when the service answered below 500. */
export type Answer<T> =
  | { readonly ok: true; readonly status: number; readonly data: T }
  | {
      readonly ok: false
      readonly status: number
      /** The service's words for the user, where it has any. */
      readonly message: string | undefined
      /** The single errors of a form; empty where there are none. */
      readonly errors: readonly string[]
    }

/**
 * Reads a response: below 300 the checked data, below 500 the refusal with the service's words.
 * @throws {ServerFault} from 500 up
 * @throws {AnswerFault} when the data does not have the declared shape
 */
export async function readAnswer(endpoint: Endpoint, response: Response): Promise<Answer<unknown>> {
  const { status } = response
  if (status >= 500) throw new ServerFault(endpoint.name, status)
  if (!response.ok) return { ok: false, status, ...readFailure(await response.text()) }
  if (endpoint.answerType === 'pdf') return { ok: true, status, data: await response.blob() }
  const text = await response.text()
  const data = isPlain(endpoint, response) ? text : parse(endpoint, text)
  const checked = await checkAnswer(endpoint.answer, data)
  if ('wrongField' in checked) throw new AnswerFault(endpoint.name, checked.wrongField)
  return { ok: true, status, data: checked.output }
}

/** A text may also come as a JSON string; the answer itself says which. */
function isPlain({ answerType }: Endpoint, { headers }: Response): boolean {
  return answerType === 'text' && !headers.get('content-type')?.includes('json')
}

function parse(endpoint: Endpoint, text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new AnswerFault(endpoint.name, '(body)')
  }
}

/** A refusal keeps its status even when a proxy answered it with a page of its own. */
function readFailure(text: string): { message: string | undefined; errors: readonly string[] } {
  try {
    const { message, errors = [] } = v.parse(failureSchema, JSON.parse(text))
    return { message, errors }
  } catch {
    return { message: undefined, errors: [] }
  }
}
