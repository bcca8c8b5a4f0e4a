import type { Endpoint } from '@producer-portal/domain/endpoint'
import { callExamples } from '@producer-portal/domain/call-examples'
import * as v from 'valibot'
import { endpoints } from './endpoints.ts'

const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
const etag = 'W/"example"'

const fail = (status: number, code: string, message: string) => Response.json({ code, message }, { status })

/** The smallest PDF that opens: one empty page. */
const pdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj\ntrailer<</Root 1 0 R>>'

/** The place of a pattern for each part of a path; an address with more words wins. */
const patterns = endpoints
  .map((endpoint) => {
    const path = endpoint.path.replace(/\/$/, '')
    return { endpoint, words: path.replaceAll(/\{\w+\}/g, '').length, pattern: toPattern(path) }
  })
  .toSorted((a, b) => b.words - a.words)

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`)
}

function findCall(method: string, path: string): { endpoint: Endpoint; params: Record<string, string> } | null {
  for (const { endpoint, pattern } of patterns) {
    const found = endpoint.method === method ? pattern.exec(path) : null
    if (found !== null) {
      const params = Object.entries(found.groups ?? {}).map(([name, part]) => [name, decodeURIComponent(part)])
      return { endpoint, params: Object.fromEntries(params) }
    }
  }
  return null
}

async function readBody(request: Request): Promise<unknown> {
  try {
    return JSON.parse(await request.text())
  } catch {
    return undefined
  }
}

/**
 * Answers a call with its example, whatever it asks for. It refuses what every server refuses: an unknown address, a call
 * of a signed-in user without a token, and a request that does not fit its schema. Nothing is kept.
 * @param base the part of the path before the calls: `/api`
 */
export async function answerWithExample(request: Request, base = ''): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const found = pathname.startsWith(base) ? findCall(request.method, pathname.slice(base.length)) : null
  if (found === null) return fail(404, 'notFound', 'There is no such call.')
  const { endpoint, params } = found
  if (endpoint.auth !== 'none' && !request.headers.get('authorization')) {
    return fail(401, 'unauthenticated', 'Sign in to continue.')
  }
  const parts = [
    [endpoint.params, params],
    [endpoint.query, Object.fromEntries(searchParams)],
    [endpoint.requestType === 'json' ? endpoint.body : undefined, await readBody(request)],
  ] as const
  const wrong = parts.flatMap(([schema, value]) => (schema ? (v.safeParse(schema, value).issues ?? []) : []))
  if (wrong.length > 0) {
    const errors = wrong.map((issue) => `${v.getDotPath(issue) ?? 'request'}: ${issue.message}`)
    return Response.json(
      { code: 'unprocessable', message: 'A value is missing or not acceptable.', errors },
      { status: 422 },
    )
  }
  return toAnswer(endpoint, request)
}

function toAnswer({ name, answerType, hasEtag }: Endpoint, request: Request): Response {
  const example = callExamples[name]?.answer
  if (answerType === 'pdf') return new Response(pdf, { headers: { ...json, 'content-type': 'application/pdf' } })
  if (answerType === 'text')
    return new Response(String(example), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
  if (!hasEtag) return Response.json(example, { headers: json })
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: { etag } })
  return Response.json(example, { headers: { ...json, etag } })
}
