import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const portal = process.env['PORTAL_DIST'] || join(root, 'apps/portal/dist')
const pinnedNode = join(root, 'node_modules/.bin/node')

/** A service that answers, as a process of its own. */
export interface Service {
  readonly origin: string
  /** The output so far. */
  readonly log: () => string
  /** Ends it cleanly, so that its data can be used again. */
  readonly stop: () => Promise<void>
  /** Ends it at once, when nobody needs its data any more. */
  readonly kill: () => Promise<void>
}

/**
 * Starts a service with the built portal on a free port.
 * @param settings its environment variables
 * @throws {Error} with its log when it ends instead of answering, or when the portal is not built
 */
export async function startService(settings: Readonly<Record<string, string>>): Promise<Service> {
  if (!existsSync(join(portal, 'index.html'))) throw new Error('Build the portal first: npm test -- build')
  const child = spawn(existsSync(pinnedNode) ? pinnedNode : process.execPath, ['apps/service/src/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      PORTAL_MODE: 'test',
      PORTAL_DIST: portal,
      // The sources are TypeScript: stripped of their types once, they start in half the time.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/service'),
      ...settings,
    },
  })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  // A worker that is told to exit at once does not come to end it otherwise.
  const endWithWorker = () => child.kill('SIGKILL')
  process.once('exit', endWithWorker)
  void ended.then(() => process.off('exit', endWithWorker))
  const end = (signal: NodeJS.Signals) => async () => {
    child.kill(signal)
    await ended
  }
  const [origin, log] = await answering(child, ended)
  return { origin, log, stop: end('SIGTERM'), kill: end('SIGKILL') }
}

/** Resolves to its address once it says that it is ready, and to what reads its log. */
function answering(child: ChildProcess, ended: Promise<void>): Promise<[string, () => string]> {
  let log = ''
  return new Promise((resolve, reject) => {
    const read = (text: Buffer) => {
      log += text.toString()
      const origin = /ready at (http:\S+)/.exec(log)?.[1]
      if (origin) resolve([origin, () => log])
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', reject)
    void ended.then(() => reject(new Error(`The service ended before it was ready.\n${log}`)))
  })
}
