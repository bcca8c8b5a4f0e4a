// Follows the guide "Going live in a day" from its first command to its last: with a PostgreSQL server, a mail server that
// takes mails, a document store that checks signatures, and an address that is told of submissions.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { openMailServer } from '../../apps/service/src/testing/mail-server.ts'
import { freePort, startPostgres } from '../../apps/service/src/testing/postgres-server.ts'
import { openS3Server } from '../../apps/service/src/testing/s3-server.ts'
import { root } from '../paths.mjs'
import { findOrInstallPostgres } from '../postgres.mjs'
import { acts } from './acts.mjs'
import { readExports, readGuide } from './read-guide.mjs'

const [settings, ...sections] = readGuide()
const folder = mkdtempSync(join(tmpdir(), 'going-live-'))
const port = await freePort()
const address = `http://localhost:${port}`
const postgres = await startPostgres(findOrInstallPostgres())
const mailServer = await openMailServer()
const documents = await openS3Server()
const told = []
const webhook = createServer(async (request, response) => {
  told.push({ headers: request.headers, body: await text(request) })
  response.writeHead(204).end()
})
webhook.listen(0, '127.0.0.1')
await once(webhook, 'listening')

const given = readExports(settings.commands[0])
const { PATH, HOME } = process.env
const environment = {
  ...given,
  // Values that the guide has the reader replace
  PUBLIC_URL: address,
  DATA_DIR: folder,
  DATABASE_URL: await postgres.createDatabase('portal'),
  SMTP_URL: mailServer.url,
  DOCUMENT_STORE: `s3://${documents.settings.bucket}?endpoint=${documents.settings.endpoint.origin}`,
  AWS_ACCESS_KEY_ID: documents.settings.accessKeyId,
  AWS_SECRET_ACCESS_KEY: documents.settings.secretAccessKey,
  SUBMISSION_WEBHOOK_URL: `http://127.0.0.1:${webhook.address().port}/`,
  PATH,
  HOME,
  PORT: String(port),
}

const stdio = ['ignore', 'pipe', 'pipe']
let [transcript, serviceLog] = ['', '']
/** The world that the acts of the guide's readers share. */
const world = {
  address,
  folder,
  told,
  mails: mailServer.mails,
  secret: given.SUBMISSION_WEBHOOK_SECRET,
  /** The output of the commands. */
  transcript: () => transcript,
  /** The output of the service. */
  log: () => serviceLog,
}

/** Runs commands of a block in one shell, as a reader pastes them. */
async function run(command) {
  const shell = spawn('bash', ['-euo', 'pipefail', '-c', command], { cwd: root, env: environment, stdio })
  for (const stream of [shell.stdout, shell.stderr]) {
    stream.on('data', (chunk) => {
      transcript += chunk
      process.stdout.write(chunk)
    })
  }
  const [code] = await once(shell, 'close')
  if (code !== 0) throw new Error(`This command of the guide ended with code ${code}:\n${command}`)
}

let service
/** Starts the service in a terminal of its own, and waits until it says that it is ready. */
async function start(command) {
  // A group of its own, so that all of it can be ended
  service = spawn('bash', ['-c', command], { cwd: root, env: environment, stdio, detached: true })
  const ended = once(service, 'close').then(([code]) => {
    throw new Error(`The service ended with code ${code}:\n${serviceLog}`)
  })
  ended.catch(() => undefined)
  const ready = new Promise((resolve) => {
    for (const stream of [service.stdout, service.stderr]) {
      stream.on('data', (chunk) => {
        serviceLog += chunk
        if (serviceLog.includes('Producer portal ready')) resolve()
      })
    }
  })
  await Promise.race([ready, ended])
}

async function stopService() {
  if (service === undefined || service.exitCode !== null) return
  const ended = once(service, 'close')
  process.kill(-service.pid, 'SIGINT')
  await ended
}

try {
  for (const { title, commands } of sections) {
    console.log(`\n── ${title}`)
    await acts[title]?.before?.(world)
    for (const command of commands) await (command === 'npm start' ? start(command) : run(command))
    await acts[title]?.after?.(world)
  }
  console.log('\nThe guide leads from its first command to the end.')
} catch (error) {
  console.error(error)
  console.error(`The service wrote:\n${serviceLog}`)
  process.exitCode = 1
} finally {
  await stopService()
  webhook.close()
  await Promise.all([mailServer.close(), documents.close()])
  postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
