// Builds the portal when its sources changed, then starts the service, which serves portal and API from one origin.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fingerprint } from './fingerprint.mjs'
import { cache, root } from './paths.mjs'
import { tools } from './tools.mjs'

const sources = ['packages', 'apps/portal', 'pnpm-lock.yaml', 'tsconfig.base.json']
const dist = `${root}apps/portal/dist`

function buildPortalWhenChanged() {
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

buildPortalWhenChanged()
const service = spawn(process.execPath, ['apps/service/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { PORTAL_DIST: dist, ...process.env },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => service.kill(signal))
service.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
