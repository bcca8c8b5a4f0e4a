import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { root } from './paths.mjs'
import { runPnpm } from './tools.mjs'

function manifests() {
  const workspaces = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}/package.json`),
  )
  return ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...workspaces]
}

/** Installs from the lockfile unless nothing changed since the last install; ends the process when that fails. */
export function installWhenChanged() {
  const stamp = join(root, 'node_modules', '.installed')
  const now = fingerprint(root, manifests())
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  console.log('Installing packages (once) …')
  const result = runPnpm(['install', '--frozen-lockfile', '--reporter=append-only'])
  if (result.status !== 0) {
    console.error(`${result.stdout ?? ''}${result.stderr ?? ''}`)
    console.error('The packages could not be installed: see the lines above. Is the package registry reachable?')
    process.exit(result.status ?? 1)
  }
  writeFileSync(stamp, now)
}
