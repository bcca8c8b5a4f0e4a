import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
/** The sources are TypeScript: stripped of their types once, they start in half the time. */
const NODE_COMPILE_CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/service', import.meta.url))

/** The service as a process of its own, as `npm start` runs it. */
export interface ServiceProcess {
  /** The address on which it answers. @throws when it ended instead */
  readonly ready: Promise<string>
  /** The way it ended. */
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>
  readonly output: () => { readonly out: string; readonly err: string }
  readonly kill: (signal: NodeJS.Signals) => void
}

/**
 * Starts the service with these variables and no others of ours; by default on a free port with a small book.
 * @param first a module that the process loads before the service
 * @param onOutput gets what it writes as it comes
 */
export function startProcess(
  variables: Readonly<Record<string, string>>,
  first?: URL,
  onOutput: (text: string) => void = () => undefined,
): ServiceProcess {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [...(first === undefined ? [] : ['--import', first.href]), main], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', SEED_CASES: '20', PORTAL_DIST: '/nowhere', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [out, err] = ['', '']
  const ended: ServiceProcess['ended'] = new Promise((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }))
  })
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString()
      onOutput(chunk.toString())
      const address = /ready at (http:\/\/localhost:\d+)/.exec(out)?.[1]
      if (address !== undefined) resolve(address)
    })
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString()
      onOutput(chunk.toString())
    })
    void ended.then(() => reject(new Error(`The service ended: ${err}`)))
  })
  ready.catch(() => undefined)
  return { ready, ended, output: () => ({ out, err }), kill: (signal) => void child.kill(signal) }
}

/** A session token, by the ordinary sign-in. */
export async function signInAt(address: string, username: string, password: string): Promise<string> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  const body: unknown = await response.json()
  return typeof body === 'object' && body !== null && 'jwt' in body ? String(body.jwt) : ''
}
