import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeMail, openMailServer } from './mail-server.ts'
import type { MailServer } from './mail-server.ts'
import { freePort, startPostgres } from './postgres-server.ts'
import { startProxy } from './proxy.ts'
import { openS3Server } from './s3-server.ts'
import type { S3Server } from './s3-server.ts'
import { startProcess } from './service-process.ts'
import type { ServiceProcess } from './service-process.ts'

/** One of the processes of the service; it keeps its address when it is started again. */
interface ClusterProcess {
  readonly address: string
  readonly current: () => ServiceProcess
  /** Ends it like a power failure, and resolves once it's gone. */
  readonly kill: () => Promise<void>
  /** Starts it again, and resolves once it's ready. */
  readonly restart: () => Promise<void>
}

/** Everything that a deployment on several machines has, as processes on this one. */
export interface Cluster {
  /** The address of the proxy, which users open. */
  readonly address: string
  readonly processes: readonly ClusterProcess[]
  readonly databaseUrl: string
  /** The `DATA_DIR` of all processes. */
  readonly folder: string
  readonly documents: S3Server
  readonly mails: MailServer
  /** The address at which the mails can be read. */
  readonly mailAddress: string
  /** Ends everything; nothing remains. */
  readonly stop: () => Promise<void>
}

interface ClusterOptions {
  /** The folder of the programs of PostgreSQL. */
  readonly programs: string
  /** The number of processes of the service. Default: 2 */
  readonly count?: number
  /** The port of the proxy; a free one by default. */
  readonly port?: number
  /** More settings of the service. */
  readonly settings?: Readonly<Record<string, string>>
  /** Replaces the mail server. */
  readonly mails?: MailServer
  /** Gets what the processes of the service write. */
  readonly onOutput?: (text: string) => void
}

/**
 * Starts a PostgreSQL server, an S3-compatible store, a mail catcher, processes of the service that share them, and a
 * proxy. All of it is in a temporary folder or in memory.
 */
export async function startCluster({
  programs,
  count = 2,
  port = 0,
  settings,
  ...given
}: ClusterOptions): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'))
  const server = await startPostgres(programs)
  const databaseUrl = await server.createDatabase('portal')
  const documents = await openS3Server()
  const mails = given.mails ?? (await openMailServer())
  const mailPage = await openMailPage(mails)
  const ports = await Promise.all(Array.from({ length: count }, freePort))
  const proxyPort = port === 0 ? await freePort() : port
  const address = `http://localhost:${proxyPort}`
  const shared = {
    PUBLIC_URL: address,
    TRUST_PROXY: '1',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    DOCUMENT_STORE: `s3://${documents.settings.bucket}?endpoint=${documents.settings.endpoint.origin}`,
    AWS_ACCESS_KEY_ID: documents.settings.accessKeyId,
    AWS_SECRET_ACCESS_KEY: documents.settings.secretAccessKey,
    SMTP_URL: mails.url,
    MAIL_FROM: 'Producer Portal <portal@cluster.example>',
    ...settings,
  }
  const processes: ClusterProcess[] = []
  // The first one fills the database; the others would only wait for it
  for (const own of ports) processes.push(await startClusterProcess({ ...shared, PORT: String(own) }, given.onOutput))
  const proxy = await startProxy(
    processes.map((each) => each.address),
    proxyPort,
  )
  return {
    address,
    processes,
    databaseUrl,
    folder,
    documents,
    mails,
    mailAddress: `http://localhost:${toPort(mailPage)}`,
    stop: async () => {
      await proxy.close()
      // Nobody needs notice
      for (const { current } of processes) current().kill('SIGINT')
      await Promise.all(processes.map(({ current }) => current().ended))
      mailPage.close()
      mailPage.closeAllConnections()
      await Promise.all([documents.close(), mails.close()])
      server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startClusterProcess(
  settings: Readonly<Record<string, string>>,
  onOutput?: (text: string) => void,
): Promise<ClusterProcess> {
  const start = () => startProcess(settings, undefined, onOutput)
  let current = start()
  await current.ready
  return {
    address: `http://127.0.0.1:${settings['PORT']}`,
    current: () => current,
    kill: async () => {
      current.kill('SIGKILL')
      await current.ended
    },
    restart: async () => {
      current = start()
      await current.ready
    },
  }
}

/** The mails, newest first, as text. */
async function openMailPage(mails: MailServer): Promise<Server> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/plain; charset=utf-8')
    response.end(
      mails.mails
        .toReversed()
        .map(decodeMail)
        .join(`\n${'─'.repeat(80)}\n`) || 'No mails yet.',
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function toPort(server: Server): number {
  const bound = server.address()
  return typeof bound === 'object' && bound !== null ? bound.port : 0
}
