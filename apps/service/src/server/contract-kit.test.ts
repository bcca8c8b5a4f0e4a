import { answerWithExample, checkContract } from '@producer-portal/contract'
import type { Outcome, Send } from '@producer-portal/contract'
import { expect, test } from 'vitest'
import { openFileService } from '../testing/file-service.ts'

const service = await openFileService()
const [token, refusedToken] = [await service.tokenOf('rivera'), await service.tokenOf('brandt')]
const honest: Send = async (path, init) => service.request(`/api${path}`, init)

const brokenRules = (outcomes: readonly Outcome[]) =>
  outcomes.flatMap(({ group, rule, problem }) => (problem === undefined ? [] : [`${group}: ${rule}`]))
const check = async (send: Send, ...only: readonly string[]) =>
  brokenRules(await checkContract({ send, token, refusedToken, mayWrite: true, only }))

test('the service keeps every rule of the contract', async () => {
  expect(await check(honest)).toEqual([])
})

test('the examples keep the shapes, so that a client can be built against them', async () => {
  const outcomes = await checkContract({
    send: (path, init) => answerWithExample(new Request(`http://examples.test${path}`, init)),
    token,
    only: ['shape'],
  })
  expect(brokenRules(outcomes)).toEqual([])
})

const isAsking = (init: RequestInit = {}) => (init.method ?? 'GET') === 'GET'
const hasToken = (init: RequestInit = {}) => new Headers(init.headers).has('authorization')

/** Changes the JSON of successful answers of some addresses. */
const changing =
  (address: RegExp, change: (body: Row[], count: number) => unknown): Send =>
  async (path, init) => {
    const response = await honest(path, init)
    if (!address.test(path) || response.status !== 200 || !isAsking(init)) return response
    calls += 1
    const headers = new Headers(response.headers)
    for (const name of ['content-length', 'content-encoding']) headers.delete(name)
    return Response.json(change((await response.json()) as Row[], calls), { headers })
  }
let calls = 0
interface Row {
  contract: Record<string, unknown>
  [field: string]: unknown
}

/** Answers refusals in another form. */
const refusing =
  (change: (body: Record<string, unknown>, status: number) => Response): Send =>
  async (path, init) => {
    const response = await honest(path, init)
    return response.status < 400
      ? response
      : change((await response.json()) as Record<string, unknown>, response.status)
  }

const asRivera = (init?: RequestInit): RequestInit => ({ ...init, headers: { authorization: `Bearer ${token}` } })
const lists = /^\/contracts(AndRequirements)?\?/

/** Each a server with one fault that a person could really make, and a rule that it breaks. */
const faults: readonly (readonly [fault: string, server: Send, rule: string])[] = [
  [
    'a field of the contract is called otherwise',
    changing(lists, (rows) =>
      rows.map(({ contract: { contractNo, ...rest }, ...row }) => ({
        ...row,
        contract: { ...rest, number: contractNo },
      })),
    ),
    'shape: getContracts (pending) answers as its schema says',
  ],
  [
    'amounts are texts',
    changing(lists, (rows) => rows.map((row) => ({ ...row, faceAmount: `$${String(row['faceAmount'])}` }))),
    'shape: getContracts (pending) answers as its schema says',
  ],
  [
    'a list comes in an envelope',
    changing(/^\/inforce-contracts\?/, (items) => ({ items, next: null })),
    'shape: getInforceContracts (all) answers as its schema says',
  ],
  [
    'a call answers without a token',
    async (path, init) => honest(path, path === '/worklist' && !hasToken(init) ? asRivera(init) : init),
    'access: without a token every call of a signed-in user answers 401',
  ],
  [
    'tokens are not verified',
    async (path, init) => honest(path, hasToken(init) ? asRivera(init) : init),
    'access: a token that the server never gave opens nothing',
  ],
  [
    'roles are not looked at',
    async (path, init) => {
      const isRefused = new Headers(init?.headers).get('authorization') === `Bearer ${refusedToken}`
      return honest(path, isRefused ? asRivera(init) : init)
    },
    'access: a user without new business gets none of it',
  ],
  [
    'a number of somebody else is ignored',
    async (path, init) => honest(path.replace(/&number=.*/, ''), init),
    'access: the list of an agency that is not theirs is refused',
  ],
  [
    'refusals are pages',
    refusing((_body, status) => new Response('<h1>Error</h1>', { status, headers: { 'content-type': 'text/html' } })),
    'errors: an unknown address answers 404 as every failure does',
  ],
  [
    'refusals have no code',
    refusing((body, status) => Response.json({ ...body, code: undefined }, { status })),
    'errors: a missing parameter answers 422',
  ],
  [
    'a missing parameter is guessed',
    async (path, init) => honest(path === '/contracts' ? '/contracts?type=pending' : path, init),
    'errors: a missing parameter answers 422',
  ],
  [
    'a slash at the end is another address',
    async (path, init) => honest(path === '/forgot-password/' ? '/no-such-call' : path, init),
    'errors: a path is the same with a slash at its end',
  ],
  [
    'a list is cut to a page',
    changing(/^\/contracts\?/, (rows) => rows.slice(0, 3)),
    'lists: a list is whole: both calls of the pending cases have as many',
  ],
  [
    'an entity tag is never compared',
    async (path, init) => {
      const headers = new Headers(init?.headers)
      headers.delete('if-none-match')
      return honest(path, { ...init, headers })
    },
    'lists: a long list has an entity tag and is not sent again while it is unchanged',
  ],
  [
    'a list comes in any order',
    changing(lists, (rows, count) => (count % 2 === 0 ? rows : rows.toReversed())),
    'idempotence: a list that is read twice is the same twice',
  ],
  [
    'columns are added to those that are saved',
    changing(/^\/alert-column-preference\?/, (rows) => [...rows, ...rows]),
    'idempotence: a save that is sent twice counts once, and so does clearing',
  ],
]

test.each(faults)('a server whose fault is that %s is found', async (_, server, rule) => {
  expect(await check(server, rule.split(':')[0] ?? '')).toContain(rule)
})
