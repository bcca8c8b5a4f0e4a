import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'

/** A throwaway PostgreSQL server; every database of it is gone when it stops. */
export interface PostgresServer {
  /** Makes an empty database. @returns its address */
  readonly createDatabase: (name: string) => Promise<string>
  readonly stop: () => void
}

const installed = '/usr/lib/postgresql'
const nobody = 65_534

/** The folder of the server's programs; null on a machine without them. */
export function findPostgres(): string | null {
  const fromPath = (process.env['PATH'] ?? '').split(':')
  const versions = existsSync(installed) ? readdirSync(installed).toSorted().toReversed() : []
  const folders = [...fromPath, ...versions.map((version) => join(installed, version, 'bin'))]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl'))) ?? null
}

/** Starts a server on a free port of this machine. It refuses to run as root, so then it runs as nobody. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const isRoot = process.getuid?.() === 0
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  if (isRoot) chownSync(folder, nobody, nobody)
  const data = join(folder, 'data')
  const port = await freePort()
  const run = (program: string, ...args: string[]) => {
    const command = [join(programs, program), ...args]
    const [file = '', ...rest] = isRoot
      ? ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', ...command]
      : command
    execFileSync(file, rest, { stdio: 'ignore', cwd: folder })
  }
  run('initdb', '-D', data, '-U', 'portal', '--auth=trust', '--no-sync', '-E', 'UTF8')
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`
  run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start')
  const address = (name: string) => `postgres://portal:unused@127.0.0.1:${port}/${name}`
  return {
    createDatabase: async (name) => {
      const client = new Client({ connectionString: address('postgres') })
      await client.connect()
      await client.query(`create database ${client.escapeIdentifier(name)}`)
      await client.end()
      return address(name)
    },
    stop: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A port of this machine that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
