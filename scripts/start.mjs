// Builds the portal when its sources changed, then starts the service, which serves portal and API from one origin.
import { spawn } from 'node:child_process'
import { buildPortalWhenChanged, dist } from './build-portal.mjs'
import { root } from './paths.mjs'

buildPortalWhenChanged()
const service = spawn(process.execPath, ['apps/service/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { PORTAL_DIST: dist, ...process.env },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => service.kill(signal))
service.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
