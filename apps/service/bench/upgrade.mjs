/**
 * The version before the newest migration works beside this one: it is in use while this one migrates its database, both
 * work on what the other did, and it starts again on the newer schema. `node apps/service/bench/upgrade.mjs`; `OLDER=commit`
 * for another version.
 */
import { strict as assert } from 'node:assert'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { demoPassword } from '@producer-portal/domain/mocks'
import { takesComment, takesDocuments } from '@producer-portal/domain/requirements'
import { findOrInstallPostgres } from '../../../scripts/postgres.mjs'
import { pdfOf } from '../src/testing/documents.ts'
import { decodeMail, openMailServer } from '../src/testing/mail-server.ts'
import { startPostgres } from '../src/testing/postgres-server.ts'
import { formWith, requirementsIn } from '../src/testing/requirements.ts'
import { signInAt } from '../src/testing/service-process.ts'
import { start } from './measure.mjs'
import { unpackOlderVersion } from './older-version.mjs'

const token = 'token-of-the-policy-system-for-upgrades'
const listPath = '/contractsAndRequirements?type=pending'
const began = new Date().toISOString()
/** A message that nobody has sent is tried again after a minute; each version looks for such ones every minute. */
const triedAgainWithin = 130_000

const older = unpackOlderVersion(process.env.OLDER)
if (older === null) {
  console.log('Not checked: the version before the newest migration is not in the history here. The schema alone is')
  console.log('compared by src/store/expand-first.test.ts.')
  process.exit(0)
}
const server = await startPostgres(findOrInstallPostgres())
const mails = await openMailServer()
const folder = mkdtempSync(join(tmpdir(), 'upgrade-'))
const settings = {
  DATABASE_URL: await server.createDatabase('portal'),
  DATA_DIR: folder,
  PORT: '0',
  PORTAL_DIST: '/-',
  SEED_CASES: '500',
  STATUS_DELAY_SECONDS: '0',
  SHUTDOWN_DELAY_SECONDS: '0',
  SMTP_URL: mails.url,
  MAIL_FROM: 'portal@upgrade.example',
  PUBLIC_URL: 'http://localhost:4300',
  IMPORT_TOKENS: token,
}
const startOlder = async () => named(`the older version (${older.schema})`, await start(older.main, [], settings))
const startNewer = async () => named('this version', await start('../src/main.ts', [], settings))
const named = (name, process) => ({ name, address: process.origin, stop: process.stop })

const client = new Client({ connectionString: settings.DATABASE_URL })
await client.connect()
const running = []
/** Everybody who is sent a link. */
const told = []
try {
  console.log(`Older version: ${older.name}, ${older.schema}`)
  let first = await startOlder()
  running.push(first)
  const before = await work(first, 0, 'frost')
  const busy = keepBusy(first, before.session)
  const second = await startNewer()
  running.push(second)
  const calls = await busy.stop()
  console.log(`${calls} calls to the older version during the migration, all answered`)

  // Each signs in, uploads, comments and sends; and reads what the other did, in a session of the other
  let sent = before
  for (const [turn, [here, there, user]] of [
    [second, first, 'okafor'],
    [first, second, 'rivera'],
  ].entries()) {
    await check(here, sent)
    sent = await work(here, turn + 1, user)
    await check(there, sent)
    console.log(`${here.name}: sign-in, list, upload, comment and message; ${there.name} knows of it`)
  }

  running.splice(running.indexOf(first), 1)
  await first.stop()
  first = await startOlder()
  running.push(first)
  await check(first, sent)
  sent = await work(first, 3, 'lin')
  await check(second, sent)
  console.log('The older version starts again on the newer schema.')

  await sleep(triedAgainWithin)
  const received = mails.mails.map(decodeMail)
  const { rows } = await client.query(
    "select user_id, profile->>'email' as email from account where user_id = any ($1)",
    [told],
  )
  assert.equal(rows.length, told.length)
  for (const { user_id: user, email } of rows) {
    const links = received.filter((mail) => mail.includes(`To: ${email}`) && mail.includes('sessionId='))
    assert.equal(links.length, 1, `${links.length} mails with a link for ${user}`)
  }
  console.log('Each message was sent once.')
} finally {
  await Promise.all(running.map(({ stop }) => stop()))
  await client.end()
  await mails.close()
  server.stop()
  rmSync(folder, { recursive: true, force: true })
  older.remove()
}

/** Does the work of a user. @returns how others know of it */
async function work({ name, address }, turn, user) {
  const session = await signInAt(address, 'bigbook', demoPassword)
  assert.notEqual(session, '', `${name}: nobody can sign in`)
  const requirements = requirementsIn(await (await call(address, session, listPath)).json())
  const [forDocuments, forComments] = [takesDocuments, (each) => takesComment(each) && !takesDocuments(each)].map(
    (takes) => requirements.filter(({ requirement }) => takes(requirement)),
  )
  const { requirement, uploadPath } = forDocuments[turn]
  const file = `upgrade-${turn}.pdf`
  await call(address, session, uploadPath, { method: 'POST', body: formWith([[file, await pdfOf(200 + turn)]]) })
  const comment = new FormData()
  comment.append('comment', `Comment ${turn}`)
  await call(address, session, forComments[turn].commentPath, { method: 'POST', body: comment })
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ userId: user })
  await call(address, null, '/forgot-password/', { method: 'POST', headers, body })
  told.push(user)
  return { session, file, comment: `Comment ${turn}`, requirementId: requirement.id }
}

/** Finds what was done at the other version: by its session, as the producer and as a system of the insurer. */
async function check({ name, address }, { session, file, comment, requirementId }) {
  const list = await call(address, session, listPath)
  const seen = requirementsIn(await list.json()).find(({ requirement }) => requirement.id === requirementId)
  const sent = await (await call(address, token, `/submissions?since=${began}`)).json()
  assert(
    sent.some((each) => each.comment === comment),
    `${name} does not know the comment`,
  )
  const document = sent.find((each) => each.document?.fileNames.includes(file))
  assert(document, `${name} does not know the document`)
  assert(seen, `${name} does not list the case`)
  const bytes = await (await call(address, token, `/submissions/${document.id}/document`)).arrayBuffer()
  assert.equal(bytes.byteLength, document.document.bytes)
}

/** Uses a version all the time. */
function keepBusy({ address }, session) {
  const stopping = new AbortController()
  const callAll = async () => {
    let calls = 0
    for (; !stopping.signal.aborted; calls += 3) {
      await (await call(address, session, '/profile')).text()
      await (await call(address, session, listPath)).text()
      assert.notEqual(await signInAt(address, 'rivera', demoPassword), '', 'Nobody can sign in during the migration')
    }
    return calls
  }
  const calling = callAll()
  return {
    stop: () => {
      stopping.abort()
      return calling
    },
  }
}

async function call(address, session, path, request = {}) {
  const authorization = session === null ? {} : { authorization: `Bearer ${session}` }
  const answer = await fetch(`${address}/api${path}`, { ...request, headers: { ...request.headers, ...authorization } })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer
}
