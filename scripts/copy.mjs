import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './paths.mjs'
import { tools } from './tools.mjs'

/** Not below node_modules: the tools take all sources there for packages of others. */
export const copy = join(tmpdir(), `portal-mutants-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`)

export const git = (folder, ...args) => spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' })
export const inCopy = (tool) => tools[tool].map((part) => part.replace(root, `${copy}/`))

/** Runs the pinned Node in the copy; resolves to its exit code and all that it wrote. */
export function run(args, env = {}) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(process.execPath, args, { cwd: copy, env: { ...process.env, NO_COLOR: '1', ...env } })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
    child.on('close', (code) => resolve({ code, output: stripVTControlCharacters(output) }))
  })
}

/** Ends the process when what a check needs can't be made. */
export function insist({ code, output }) {
  if (code === 0) return
  console.error(output)
  process.exit(1)
}

/** Brings the copy to the state of the checkout, changes of tracked files included, and installs its packages. */
export async function prepareCopy() {
  const state = git(root, 'stash', 'create').stdout.trim() || git(root, 'rev-parse', 'HEAD').stdout.trim()
  git(root, 'worktree', 'prune')
  if (!existsSync(copy)) git(root, 'worktree', 'add', '--detach', copy, state)
  restoreCopy()
  const { status, stderr } = git(copy, 'checkout', '--quiet', '--detach', state)
  insist({ code: status, output: stderr })
  const install = "import { installWhenChanged } from './scripts/install.mjs'\ninstallWhenChanged()"
  insist(await run(['--input-type=module', '--eval', install], { npm_config_prefer_offline: 'true' }))
}

export function restoreCopy() {
  git(copy, 'reset', '--hard', '--quiet')
  git(copy, 'clean', '-fdq')
}
