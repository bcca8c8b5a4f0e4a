// Creates the first account of a deployment without demo data: npm run create-admin -- --user <id> --email <address>
import { spawnSync } from 'node:child_process'
import { root } from './paths.mjs'

const { status } = spawnSync(process.execPath, ['apps/service/src/create-admin.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
process.exit(status ?? 1)
