// Shared by build.mjs and run.mjs.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(fileURLToPath(import.meta.url))
/** The package as it is published; `npm run bench` builds it first. */
export const OURS = join(ROOT, '../dist/index.js')

/** Order of a round; `floor` first because every ratio is against it. */
const ORDER = ['floor', 'ours', 'ag-grid', 'mui-pro', 'react-data-grid', 'tanstack', 'tanstack-memo', 'glide']

/** Names of the adapters: every adapters/*.ts(x). */
export function adapterNames() {
  const found = readdirSync(join(ROOT, 'adapters'))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => file.replace(/\.tsx?$/, ''))
  const rank = (name) => ORDER.indexOf(name) + 1 || ORDER.length + 1
  return found.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
}

export function adapterFile(name) {
  const file = ['.tsx', '.ts'].map((ext) => join(ROOT, 'adapters', name + ext)).find(existsSync)
  if (!file) throw new Error(`no adapter ${name}`)
  return file
}

/** Installed versions behind an adapter, for the report. */
export function versions() {
  const pkg = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  return { ...pkg.dependencies, ...pkg.devDependencies }
}
