import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fingerprint } from './fingerprint.mjs'
import { cache, root } from './paths.mjs'
import { tools } from './tools.mjs'

const sources = ['packages', 'apps/portal', 'pnpm-lock.yaml', 'tsconfig.base.json']
/** The folder of the built portal. */
export const dist = `${root}apps/portal/dist`

/** Builds the portal when its sources changed; ends the process when that fails. */
export function buildPortalWhenChanged() {
  const stamp = `${cache}portal-build`
  const now = fingerprint(root, sources)
  if (existsSync(`${dist}/index.html`) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  console.log('Building the portal …')
  const result = spawnSync(process.execPath, [...tools.viteBuildPortal, '--logLevel', 'error'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (result.status !== 0) process.exit(result.status ?? 1)
  mkdirSync(cache, { recursive: true })
  writeFileSync(stamp, now)
}
