import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { answerWithExample } from '@producer-portal/contract'

/*
 * A server that is none of this project's: it serves the built portal, and answers the calls from the data of another
 * insurer. Calls it has not built yet are answered with the examples of the contract. It imports nothing of the
 * reference service; the guide "Connect a service of your own" shows its parts.
 */

const users: Readonly<Record<string, { password: string; name: string; audience: string; access: string }>> = {
  anna: { password: 'Fjord#2026', name: 'Anna Lind', audience: 'Agent', access: 'FRS' },
  bo: { password: 'Fjord#2026', name: 'Bo Berg', audience: 'Agent', access: 'SRA' },
}

/** The cases of this insurer, in its own words, and what becomes of them on the wire. */
const policies = [
  { id: 'NK-77001', product: 'Nordkap Liv', insured: 'Ingrid Holm', opened: 41, sum: 750_000 },
  { id: 'NK-77002', product: 'Nordkap Liv', insured: 'Lars Dahl', opened: 12, sum: 120_000 },
]
const toCase = ({ id, product, insured, opened, sum }: (typeof policies)[number]) => ({
  contract: { coCode: 'NK', coType: 'LIF', contractNo: id, productName: product },
  clients: [{ fullName: insured, ipn: `c-${id}` }],
  caseStatus: 'In Underwriting',
  daysSinceProcDate: opened,
  faceAmount: sum,
  requirements: [{ id: `r-${id}`, status: 'Outstanding', pendingReqType: 'Health statement' }],
})

const secret = randomBytes(32)
const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A session token; the portal reads its claims `iat` and `exp`. */
function makeToken(user: string): string {
  const now = Math.floor(Date.now() / 1000)
  const text = `${encode({ alg: 'HS256' })}.${encode({ sub: user, iat: now, exp: now + 3600 })}`
  return `${text}.${sign(text)}`
}

function readUser(authorization = ''): string | null {
  const [head = '', claims = '', signature = ''] = authorization.replace(/^Bearer /, '').split('.')
  const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(`${head}.${claims}`))]
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null
  return String((JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: unknown }).sub)
}

const json = { 'content-type': 'application/json' }

interface Reply {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly cookies?: readonly string[]
}
const ok = (body: unknown): Reply => ({ status: 200, body })
const fail = (status: number, code: string, message: string): Reply => ({ status, body: { code, message } })

function login(body: string): Reply {
  const sent = readJson(body)
  if (sent === undefined) return fail(400, 'badRequest', 'The body is no JSON.')
  const { username, password } = sent
  if (!username || !password) return fail(422, 'unprocessable', 'A value is missing.')
  const user = users[username]
  if (user?.password !== password) return fail(401, 'unauthenticated', 'Invalid Credentials')
  const session = {
    jwt: makeToken(username),
    ontCred: 'none',
    ucUserName: user.name,
    ucUserId: username,
    ucUserAudience: user.audience,
    ucUserAccess: user.access,
    ocmRegion: 'north',
    ocmChecksum: '1',
  }
  // The portal reads its session from these cookies
  const names = { ...cookieOf, ontCred: 'ONTCred', ocmRegion: 'ocmRegion', ocmChecksum: 'ocmChecksum' }
  const cookies = Object.entries(session).map(
    ([field, value]) => `${names[field as keyof typeof names]}=${encodeURIComponent(value)}; Path=/; SameSite=Lax`,
  )
  return { status: 200, body: { ...session, mfaRequired: false }, cookies }
}

const cookieOf = {
  jwt: 'authpw_jwt',
  ucUserName: 'uc_user_name',
  ucUserId: 'uc_user_id',
  ucUserAudience: 'uc_user_audience',
  ucUserAccess: 'uc_user_access',
}

function readJson(body: string): Partial<Record<string, string>> | undefined {
  try {
    return JSON.parse(body) as Partial<Record<string, string>>
  } catch {
    return undefined
  }
}

function listCases(user: string, query: URLSearchParams, known: string | undefined): Reply {
  if (users[user]?.access === 'SRA') return fail(403, 'forbidden', 'You do not have access to this.')
  const type = query.get('type')
  if (type === null || !['pending', 'issued', 'not_placed', 'not placed'].includes(type)) {
    return fail(422, 'unprocessable', 'type: must be one of the lists')
  }
  if (query.has('number')) return fail(403, 'forbidden', 'You do not have access to this.')
  const body = type === 'pending' ? policies.map(toCase) : []
  const etag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 16)}"`
  return known === etag ? { status: 304, headers: { etag } } : { status: 200, body, headers: { etag } }
}

/** The columns that users have saved. */
const columns = new Map<string, unknown>()

/** The calls that this server has built; undefined for another one. */
function answerOwn(
  request: IncomingMessage,
  { pathname, searchParams }: URL,
  body: string,
  user: string,
): Reply | undefined {
  const call = `${request.method ?? ''} ${pathname.replace(/^\/api|\/$/g, '')}`
  const [, contractNo] = /^GET \/contracts\/\w+\/\w+\/([\w-]+)\/[\w-]+$/.exec(call) ?? []
  if (contractNo !== undefined) {
    const found = policies.find(({ id }) => id === contractNo)
    return found ? ok(toCase(found)) : fail(404, 'notFound', 'There is no such case.')
  }
  const key = `${user} ${searchParams.get('alertTypeString') ?? searchParams.get('alertType') ?? ''}`
  switch (call) {
    case 'GET /contracts':
    case 'GET /contractsAndRequirements':
      return listCases(user, searchParams, request.headers['if-none-match'])
    case 'GET /profile':
      return ok({ userId: user, fullName: users[user]?.name, firstName: users[user]?.name.split(' ')[0] })
    case 'GET /alert-column-preference':
      return ok(columns.get(key) ?? [])
    case 'POST /alert-column-preference': {
      const saved = JSON.parse(body) as { alertType: string; columns: unknown }
      columns.set(`${user} ${saved.alertType}`, saved.columns)
      return ok({})
    }
    case 'POST /alert-column-preference/clear':
      columns.delete(key)
      return ok({})
    default:
      return undefined
  }
}

async function answerCall(request: IncomingMessage, url: URL): Promise<Response> {
  const body = Buffer.concat(await request.toArray()).toString()
  const { method = 'GET' } = request
  const user = readUser(request.headers.authorization)
  const isOpen = /^\/api\/(auth|forgot|feature|environment|health|validate|no-such)/.test(url.pathname)
  const own =
    url.pathname === '/api/auth/login'
      ? login(body)
      : user === null && !isOpen
        ? fail(401, 'unauthenticated', 'Sign in to continue.')
        : answerOwn(request, url, body, user ?? '')
  if (own !== undefined) {
    const init = { status: own.status, headers: new Headers({ ...json, ...own.headers }) }
    for (const cookie of own.cookies ?? []) init.headers.append('set-cookie', cookie)
    return new Response(own.status === 304 ? null : JSON.stringify(own.body), init)
  }
  const headers = { authorization: request.headers.authorization ?? '' }
  return answerWithExample(new Request(url, { method, headers, ...(body !== '' && { body }) }), '/api')
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** The page server: files as they are, and the built page for every address of the portal. */
function answerPage(portal: string, path: string): Response {
  const file = join(portal, path)
  if (extname(path) !== '' && existsSync(file)) {
    return new Response(readFileSync(file), { headers: { 'content-type': types[extname(path)] ?? 'text/html' } })
  }
  if (extname(path) !== '') return new Response('', { status: 404 })
  const nonce = randomBytes(16).toString('base64')
  const html = readFileSync(join(portal, 'index.html'), 'utf8')
  // Hashed as it is built: the browser sees the same
  const scripts = [...html.matchAll(/<script\b(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)]
  const hashes = scripts.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  const page = html
    .replace(/(<script\b[^>]*\bid="portal-settings"[^>]*>)[\s\S]*?(<\/script>)/, '$1{"mode":"prod"}$2')
    .replaceAll('__NONCE__', nonce)
    .replaceAll('__PORTAL_NAME__', 'Nordkap')
    .replaceAll('__BRAND_HUE__', '250')
    .replaceAll('__BRAND_CHROMA__', '0.1')
    .replaceAll(/<!--brand-(?:mark|name|product)-->/g, '')
  const policy = `default-src 'self'; script-src 'self' 'nonce-${nonce}' ${hashes.join(' ')}; style-src 'self' 'nonce-${nonce}'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; object-src 'none'`
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policy,
    },
  })
}

async function handle(portal: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const answer = url.pathname.startsWith('/api/') ? await answerCall(request, url) : answerPage(portal, url.pathname)
  response.setHeader('set-cookie', answer.headers.getSetCookie())
  answer.headers.delete('set-cookie')
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(answer.status === 304 ? undefined : Buffer.from(await answer.arrayBuffer()))
}

/**
 * Starts the server on a free port.
 * @param portal the folder of the built portal
 */
export async function startForeignServer(portal: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => void handle(portal, request, response))
  await new Promise<void>((resolve) => {
    server.listen(0, resolve)
  })
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, close: () => server.close() }
}
