import { checkContract } from '@producer-portal/contract'
import type { Send } from '@producer-portal/contract'
import { expect, test } from 'vitest'
import { makeFileFolder } from '../testing/file-folder.ts'
import { openFileService } from '../testing/file-service.ts'
import { rightPassword } from '../testing/test-service.ts'

const importToken = 'token-of-the-policy-system-00000000001'
const service = await openFileService({ settings: { IMPORT_TOKENS: importToken, DATA_DIR: makeFileFolder() } })
const token = await service.tokenOf('rivera')
const refusedToken = await service.tokenOf('brandt')
const managerToken = await service.tokenOf('okafor')
const credentials = { username: 'rivera', password: rightPassword }
const honest: Send = async (path, init) => service.request(`/api${path}`, init)

/** The rules of these groups that a server breaks, with what it did. */
async function check(send: Send, ...only: readonly string[]): Promise<readonly string[]> {
  const outcomes = await checkContract({
    send,
    token,
    refusedToken,
    managerToken,
    importToken,
    credentials,
    only,
    mayWrite: true,
    mayUpload: true,
  })
  return outcomes.flatMap(({ group, rule, problem }) => (problem === undefined ? [] : [`${group}: ${rule}`]))
}

test.each(['cookies', 'uploads', 'manage-access', 'imports'])(
  'the service keeps every rule of the group %s',
  async (group) => {
    expect(await check(honest, group)).toEqual([])
  },
)

const readAgencies = () => service.services.db.selectFrom('agency').select('agency_no').orderBy('agency_no').execute()

async function readShared(): Promise<readonly string[]> {
  const rows = await service.services.db
    .selectFrom('access_item')
    .select(['user_id', 'agency_no', 'access_code'])
    .where('is_shared', '=', true)
    .execute()
  return rows.map((row) => JSON.stringify(row)).toSorted()
}

test('what the kit changes is as it was before', async () => {
  const before = [await readAgencies(), await readShared()]
  await check(honest, 'manage-access', 'imports')
  expect([await readAgencies(), await readShared()]).toEqual(before)
})

const methodOf = (init: RequestInit = {}) => init.method ?? 'GET'
const tokenIn = (init: RequestInit = {}) =>
  new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? null
const withToken = (init: RequestInit | undefined, other: string): RequestInit => {
  const headers = new Headers(init?.headers)
  headers.set('authorization', `Bearer ${other}`)
  return { ...init, headers }
}
const failure = (status: number, code: string) => Response.json({ code, message: 'Refused.' }, { status })

/** Changes the cookies that answers set. */
const baking =
  (change: (cookie: string) => readonly string[]): Send =>
  async (path, init) => {
    const response = await honest(path, init)
    const headers = new Headers(response.headers)
    headers.delete('set-cookie')
    for (const cookie of response.headers.getSetCookie().flatMap(change)) headers.append('set-cookie', cookie)
    return new Response(response.body, { status: response.status, headers })
  }

const isUpload = (path: string) => path.endsWith('/upload')
const taken = { success: true, message: 'Thank you.', fileMessages: [], errors: [] }

/** Answers uploads that the service refuses with one status in another way. */
const forgiving =
  (refused: number, answer: () => Response): Send =>
  async (path, init) => {
    const response = await honest(path, init)
    return isUpload(path) && response.status === refused ? answer() : response
  }

const access = '/delegation/editAgencyAccess'
const isAccess = (path: string, init: RequestInit | undefined, method: string) =>
  path.startsWith(access) && methodOf(init) === method

/** Sends the JSON of a save of Manage Access otherwise. */
const saving =
  (change: (item: Record<string, unknown>) => object): Send =>
  async (path, init) => {
    if (!isAccess(path, init, 'POST')) return honest(path, init)
    const body = JSON.parse(String(init?.body)) as { accessCodes: Record<string, unknown>[] }
    return honest(path, { ...init, body: JSON.stringify({ ...body, accessCodes: body.accessCodes.map(change) }) })
  }

/** Sends each list of Manage Access as it was first. */
function createSlowReader(): Send {
  const first = new Map<string, string>()
  return async (path, init) => {
    const response = await honest(path, init)
    if (!isAccess(path, init, 'GET') || !response.ok) return response
    const text = first.get(path) ?? (await response.text())
    first.set(path, text)
    return new Response(text, { headers: response.headers })
  }
}

/** Sends imports to another address. */
const importing =
  (change: (path: string) => string): Send =>
  async (path, init) =>
    honest(path.startsWith('/import/') && methodOf(init) === 'POST' ? change(path) : path, init)

/** Changes the reports of imports. */
const reporting =
  (change: (report: Record<string, unknown>) => object): Send =>
  async (path, init) => {
    const response = await honest(path, init)
    if (!path.startsWith('/import/') || methodOf(init) !== 'POST' || response.status === 401) return response
    return Response.json(change((await response.json()) as Record<string, unknown>), { status: response.status })
  }

/** Each a server with one fault that a person could really make, and the rule that it breaks. */
const faults: readonly (readonly [fault: string, server: Send, rule: string])[] = [
  [
    'the session is only in the body of the answer',
    baking(() => []),
    'cookies: a sign-in sets the cookies of the session, with what its answer says',
  ],
  [
    'cookies are closed to scripts, as a framework does by default',
    baking((cookie) => [`${cookie}; HttpOnly`]),
    'cookies: the cookies are for the whole site and readable by scripts, and secure over https',
  ],
  [
    'a wrong sign-in is a wrong value',
    async (path, init) => {
      const response = await honest(path, init)
      return path === '/auth/login' && response.status === 401 ? failure(422, 'unprocessable') : response
    },
    'cookies: a refused sign-in answers 401 and sets no session',
  ],
  [
    'the content of a file is never looked at',
    forgiving(422, () => Response.json(taken)),
    'uploads: a file that is no PDF answers 422, whatever it is called',
  ],
  [
    'a large file ends in an unexpected failure',
    forgiving(413, () => failure(500, 'unexpected')),
    'uploads: a file that is too large answers 413',
  ],
  [
    'a body without a form is called malformed',
    forgiving(415, () => failure(400, 'badRequest')),
    'uploads: a body that is no form answers 415',
  ],
  [
    'documents are taken for a requirement that is not there',
    forgiving(404, () => Response.json(taken)),
    'uploads: documents for a requirement that is not there answer 404',
  ],
  [
    'an upload is thanked for and dropped',
    async (path, init) => (isUpload(path) ? Response.json(taken) : honest(path, init)),
    'uploads: a PDF is taken once, and stands among the answers that were sent',
  ],
  [
    'switches of Manage Access are words',
    async (path, init) => {
      const response = await honest(path, init)
      if (!isAccess(path, init, 'GET') || !response.ok) return response
      const items = (await response.json()) as Record<string, unknown>[]
      return Response.json(items.map((item) => ({ ...item, delegationStatus: item['delegationStatus'] ? 'Y' : 'N' })))
    },
    'manage-access: what is shared with a person answers as its schema says',
  ],
  [
    'a person of nobody is refused as a role is, which signs the manager out',
    async (path, init) => {
      const response = await honest(path, init)
      return isAccess(path, init, 'GET') && response.status === 404 ? failure(403, 'forbidden') : response
    },
    'manage-access: a person of nobody answers 404',
  ],
  [
    'a list that is not whole is saved',
    async (path, init) => {
      const response = await honest(path, init)
      return isAccess(path, init, 'POST') && response.status === 422 ? Response.json({}) : response
    },
    'manage-access: a list that is not whole answers 422',
  ],
  [
    'roles are not looked at in Manage Access',
    async (path, init) => honest(path, tokenIn(init) === refusedToken ? withToken(init, managerToken) : init),
    'manage-access: a user who manages nobody is refused',
  ],
  [
    'a change shows when a copy runs out',
    createSlowReader(),
    'manage-access: a change shows at the next call, and a save on an old list answers 409',
  ],
  [
    'the last save wins',
    saving((item) => ({ ...item, lastUpdated: undefined })),
    'manage-access: a change shows at the next call, and a save on an old list answers 409',
  ],
  [
    'rows are taken from any user',
    async (path, init) =>
      honest(path, path.startsWith('/import/') && tokenIn(init) === token ? withToken(init, importToken) : init),
    'imports: rows are taken from nobody but a system with a token of its own',
  ],
  [
    'an entity has no schema',
    async (path, init) => (path === '/import/access/schema' ? failure(404, 'notFound') : honest(path, init)),
    'imports: every entity has a schema of its rows',
  ],
  [
    'a dry run takes over',
    importing((path) => path.replace('dryRun=true', 'dryRun=false')),
    'imports: a dry run reports what it would do and changes nothing',
  ],
  [
    'the report counts wrong rows and names none',
    reporting((report) => ({ ...report, rejections: [] })),
    'imports: a row that is wrong is left out and named, with its line',
  ],
  [
    'the refusal of a body says nothing about its rows',
    reporting((report) => (report['message'] === undefined ? report : { ...report, rejections: undefined })),
    'imports: more wrong rows than allowed answer 422, with the report',
  ],
  [
    'the content type of rows is not looked at',
    async (path, init) => {
      const headers = new Headers(init?.headers)
      if (headers.get('content-type') === 'text/html') headers.set('content-type', 'application/x-ndjson')
      return honest(path, { ...init, headers })
    },
    'imports: rows of another content type answer 415',
  ],
  [
    'every row that is sent counts as written',
    reporting((report) => ({ ...report, written: report['rows'] })),
    'imports: a row that is sent twice is written once, and can be removed',
  ],
]

test.each(faults)('a server whose fault is that %s is found', async (_, server, rule) => {
  expect(await check(server, rule.split(':')[0] ?? '')).toContain(rule)
})
