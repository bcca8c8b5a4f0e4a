import { fillPath, queryString } from '@producer-portal/domain/endpoint'
import type { Endpoint, EndpointRequest } from '@producer-portal/domain/endpoint'

/** What a caller hands over: the declared parts, and the files of a multipart endpoint. */
export type CallRequest<E extends Endpoint> = EndpointRequest<E> & { readonly files?: readonly File[] }

/** The parts without their endpoint's types, as the builder reads them. */
export interface RequestParts {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly files?: readonly File[]
}

/** Everything `fetch` needs; made without touching the network. */
export interface PreparedRequest {
  readonly url: string
  readonly init: RequestInit
}

const apiRoot = '/api'

/**
 * Makes the HTTP request of a call: path and query filled and percent-encoded, the bearer added where there is one,
 * credentials included, the body as JSON or as multipart fields and files.
 * @throws {Error} when a place of the path has no value
 */
export function prepareRequest(endpoint: Endpoint, parts: RequestParts, token: string | undefined): PreparedRequest {
  const url = apiRoot + fillPath(endpoint.path, record(parts.params)) + queryString(record(parts.query))
  const headers = new Headers({ Accept: acceptOf[endpoint.answerType] })
  if (token) headers.set('Authorization', `Bearer ${token}`)
  const init: RequestInit = { method: endpoint.method, credentials: 'include', headers }
  if (endpoint.method === 'GET') return { url, init }
  if (endpoint.requestType === 'multipart') return { url, init: { ...init, body: formOf(endpoint, parts) } }
  if (parts.body === undefined) return { url, init }
  headers.set('Content-Type', 'application/json')
  return { url, init: { ...init, body: JSON.stringify(parts.body) } }
}

const acceptOf = { json: 'application/json', text: 'text/plain, application/json', pdf: 'application/pdf' } as const

function formOf(endpoint: Endpoint, parts: RequestParts): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(record(parts.body))) {
    if (value !== undefined) form.append(name, String(value))
  }
  for (const file of parts.files ?? []) form.append(endpoint.files ?? 'file', file, file.name)
  return form
}

function record(value: unknown): Record<string, string | number> {
  return typeof value === 'object' && value !== null ? (value as Record<string, string | number>) : {}
}
