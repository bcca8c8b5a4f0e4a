#!/usr/bin/env node
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { argv, exit, stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { checkContract } from './check.ts'
import { answerWithExample } from './mock.ts'

const help = `Checks a server against the contract of the producer portal.

  producer-portal-contract --base https://portal.example/api --token TOKEN [options]
  producer-portal-contract --mock [--port 4380]

  --base           the address of the calls
  --token          the session token of a producer with new business and in-force business
  --refused-token  the session token of a user without new business who shares nothing of an agency
  --user           a user who signs in without a second factor, for the cookies; with --password
  --manager-token  the session token of a manager of an agency, signed in a moment ago, for Manage Access
  --import-token   the token of a system of the insurer, for imports
  --write          changes what it puts back: columns of a list, a switch of Manage Access, an imported agency
  --upload         answers one open requirement of the user with an empty page, which stays
  --only           groups of rules, separated by commas: shape, access, errors, lists, idempotence, cookies, uploads,
                   manage-access, imports
  --mock           serves the examples of the contract under /api

Ends with 0 when the server keeps every rule, with 1 when it breaks one, with 2 when it cannot be asked.
`

const write = (line: string) => stdout.write(`${line}\n`)

const { values } = parseArgs({
  args: argv.slice(2),
  options: {
    base: { type: 'string' },
    token: { type: 'string' },
    'refused-token': { type: 'string' },
    user: { type: 'string' },
    password: { type: 'string', default: '' },
    'manager-token': { type: 'string' },
    'import-token': { type: 'string' },
    upload: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    only: { type: 'string' },
    mock: { type: 'boolean', default: false },
    port: { type: 'string', default: '4380' },
    help: { type: 'boolean', default: false },
  },
})

/** Serves the examples until it is stopped. */
function serveExamples(port: number): void {
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing))
  server.listen(port, () => write(`The examples are served at http://localhost:${port}/api`))
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers } = incoming
  const body = Buffer.concat(await incoming.toArray())
  const request = new Request(new URL(url, 'http://localhost'), {
    method,
    headers: { authorization: headers.authorization ?? '', 'if-none-match': headers['if-none-match'] ?? '' },
    ...(body.length > 0 && { body }),
  })
  const response = await answerWithExample(request, '/api')
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

async function check(base: string, token: string): Promise<number> {
  const root = base.replace(/\/$/, '')
  const outcomes = await checkContract({
    send: (path, init) => fetch(root + path, init),
    token,
    refusedToken: values['refused-token'],
    managerToken: values['manager-token'],
    importToken: values['import-token'],
    ...(values.user !== undefined && { credentials: { username: values.user, password: values.password } }),
    isSecure: root.startsWith('https:'),
    mayWrite: values.write,
    mayUpload: values.upload,
    ...(values.only !== undefined && { only: values.only.split(',') }),
  })
  for (const { group, rule, problem } of outcomes) {
    write(problem === undefined ? `ok    ${group}: ${rule}` : `FAIL  ${group}: ${rule}\n      ${problem}`)
  }
  const broken = outcomes.filter(({ problem }) => problem !== undefined).length
  write(`${outcomes.length - broken} rules kept, ${broken} broken`)
  return broken === 0 ? 0 : 1
}

if (values.mock) serveExamples(Number(values.port))
else if (values.base !== undefined && values.token !== undefined && !values.help)
  exit(await check(values.base, values.token))
else {
  write(help)
  exit(values.help ? 0 : 2)
}
