import { mkdtempSync, rmSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../../scripts/paths.mjs'

/**
 * Starts the service on an empty database, with a built portal, and waits until it answers.
 * @param {{ port: string, dist: string, cases: string }} options `cases`: how many cases the big book gets
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 * @throws {Error} when it doesn't answer within two minutes
 */
export async function startService({ port, dist, cases }) {
  const data = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const service = spawn(process.execPath, [join(root, 'apps/service/src/main.ts')], {
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: data,
      PORTAL_DIST: dist,
      PORTAL_MODE: 'test',
      SEED_CASES: cases,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://localhost:${port}`
  const stop = async () => {
    const ended = new Promise((resolve) => service.once('exit', resolve))
    service.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 240; tries += 1) {
    const answer = await fetch(`${origin}/api/health`).catch(() => null)
    if (answer?.ok) return { origin, stop }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  await stop()
  throw new Error('The service did not start')
}
