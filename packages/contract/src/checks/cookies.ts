import {
  checkSession,
  cookieNames,
  cookiesOfSession,
  login,
  readCookies,
  readTokenIssue,
} from '@producer-portal/domain/auth'
import * as v from 'valibot'
import type { Check, Credentials } from '../rule.ts'
import type { Problem, Reply, Server } from '../server.ts'
import { judgeAnswer, judgeFailure } from '../server.ts'

const signIn = (server: Server, { username, password }: Credentials) =>
  server.send(login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })

/** The cookies that a browser would keep, by name, each with its attributes in small letters. */
function readSetCookies({ headers }: Reply): ReadonlyMap<string, { pair: string; attributes: readonly string[] }> {
  return new Map(
    headers.getSetCookie().map((line) => {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
      return [pair.split('=')[0] ?? '', { pair, attributes: attributes.map((each) => each.toLowerCase()) }] as const
    }),
  )
}

function judgeSession(reply: Reply): Problem {
  const problem = judgeAnswer(login, reply)
  if (problem !== undefined) return problem
  const session = v.parse(login.answer, reply.json)
  const set = readSetCookies(reply)
  const kept = readCookies([...set.values()].map(({ pair }) => pair).join('; '))
  for (const [key, value] of Object.entries(cookiesOfSession(session))) {
    const found = Object.entries(kept).find(([name]) => name === key)?.[1]
    if (found !== value)
      return `the cookie of ${key} is ${found === undefined ? 'not set' : 'not the field of the answer'}`
  }
  const { isValid, missingCookies } = checkSession(kept, {})
  if (missingCookies.length > 0)
    return `these have no text: ${missingCookies.map((key) => cookieNames[key]).join(', ')}`
  if (!isValid) return 'the token has no claim exp'
  return readTokenIssue(session.jwt) === null ? 'the token has no claim iat' : undefined
}

function judgeAttributes(reply: Reply, isSecure: boolean): Problem {
  const needed = ['path=/', 'samesite=lax', ...(isSecure ? ['secure'] : [])]
  const ours: readonly string[] = Object.values(cookieNames)
  for (const [name, { attributes }] of readSetCookies(reply)) {
    if (!ours.includes(name)) continue
    const missing = needed.find((attribute) => !attributes.includes(attribute))
    if (missing !== undefined) return `${name} is set without ${missing}`
    if (attributes.includes('httponly')) return `${name} is HttpOnly, and the portal reads it by script`
  }
  return undefined
}

/** Each rule needs the credentials of a user who signs in without a second factor. */
export const cookieChecks: readonly Check[] = [
  {
    rule: 'a sign-in sets the cookies of the session, with what its answer says',
    run: async (server, { credentials }) =>
      credentials === undefined ? undefined : judgeSession(await signIn(server, credentials)),
  },
  {
    rule: 'the cookies are for the whole site and readable by scripts, and secure over https',
    run: async (server, { credentials, isSecure = false }) =>
      credentials === undefined ? undefined : judgeAttributes(await signIn(server, credentials), isSecure),
  },
  {
    rule: 'a refused sign-in answers 401 and sets no session',
    run: async (server, { credentials }) => {
      if (credentials === undefined) return undefined
      const reply = await signIn(server, { username: 'nobody-of-this-server', password: credentials.password })
      const problem = judgeFailure('login of nobody', reply, 401, ['unauthenticated'])
      if (problem !== undefined) return problem
      return readSetCookies(reply).has(cookieNames.jwt) ? 'login of nobody sets a token' : undefined
    },
  },
]
