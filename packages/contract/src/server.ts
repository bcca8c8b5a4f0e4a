import type { Endpoint } from '@producer-portal/domain/endpoint'
import { fillPath, queryString } from '@producer-portal/domain/endpoint'
import * as v from 'valibot'

/** Sends a request to a path below the base, such as `/contracts?type=pending`. */
export type Send = (path: string, init?: RequestInit) => Promise<Response>

/** An answer with its body read. */
export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The parsed JSON; undefined for a body that is none. */
  readonly json: unknown
}

/** The problem a check found, in a sentence; undefined without one. */
export type Problem = string | undefined

interface CallRequest {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly body?: unknown
}

export interface Server {
  readonly send: (path: string, init?: RequestInit & { readonly token?: string | undefined }) => Promise<Reply>
  /** Calls an endpoint with the token of the user. */
  readonly call: (endpoint: Endpoint, request: CallRequest) => Promise<Reply>
}

export function toServer(send: Send, userToken: string): Server {
  const ask: Server['send'] = async (path, { token, headers, ...init } = {}) => {
    const all = new Headers(headers)
    if (token !== undefined) all.set('authorization', `Bearer ${token}`)
    const response = await send(path, { ...init, headers: all, redirect: 'manual' })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, json: parse(text) }
  }
  return {
    send: ask,
    call: ({ method, path }, { params, query, body }) =>
      ask(fillPath(path, params) + queryString(query), {
        method,
        token: userToken,
        ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      }),
  }
}

/** Tells the problem with a successful answer of a call. */
export function judgeAnswer({ name, answer, answerType }: Endpoint, reply: Reply): Problem {
  if (reply.status !== 200) return `${name} answers ${reply.status}: ${reply.text.slice(0, 120)}`
  const expected = { json: 'application/json', text: 'text/plain', pdf: 'application/pdf' }[answerType]
  const type = reply.headers.get('content-type') ?? ''
  if (!type.startsWith(expected)) return `${name} answers ${type || 'no content type'} in place of ${expected}`
  if (answerType === 'pdf') return reply.text.startsWith('%PDF') ? undefined : `${name} answers no PDF`
  const result = v.safeParse(answer, answerType === 'text' ? reply.text : reply.json)
  if (result.success) return undefined
  const [issue] = result.issues
  return `${name}: ${v.getDotPath(issue) ?? 'the answer'} ${issue.message}`
}

/** Tells the problem with a refusal that should have this status. */
export function judgeFailure(about: string, reply: Reply, status: number, codes: readonly string[]): Problem {
  if (reply.status !== status) return `${about} answers ${reply.status} in place of ${status}`
  if (!(reply.headers.get('content-type') ?? '').startsWith('application/json'))
    return `${about}: the failure is no JSON`
  const result = v.safeParse(v.object({ code: v.string(), message: v.string() }), reply.json)
  if (!result.success) return `${about}: the failure has no code and message`
  return codes.includes(result.output.code) ? undefined : `${about}: the code is ${result.output.code}`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
