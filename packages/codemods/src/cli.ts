#!/usr/bin/env node
import { existsSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { run } from 'jscodeshift/src/Runner.js'

const here = import.meta.dirname
const codemods = globSync('upgrade-*.{js,ts}', { cwd: here }).filter((file) => !/\.(d|test)\.ts$/.test(file))
const { values, positionals } = parseArgs({ options: { dry: { type: 'boolean' } }, allowPositionals: true })
const [name = '', ...folders] = positionals
const file = codemods.find((codemod) => codemod.replace(/\.[jt]s$/, '') === name)

function explain(problem: string): never {
  const names = codemods.map((codemod) => codemod.replace(/\.[jt]s$/, '')).join(', ')
  process.stderr.write(`${problem}\nUsage: npx @producer-portal/codemods NAME FOLDER... [--dry]\nNames: ${names}\n`)
  process.exit(2)
}

if (!file) explain(name ? `There is no codemod ${name}.` : 'Which codemod?')
if (folders.length === 0) explain('Which folders?')
const missing = folders.filter((folder) => !existsSync(folder))
if (missing.length > 0) explain(`Not found: ${missing.join(', ')}`)

const { error } = await run(fileURLToPath(new URL(file, import.meta.url)), folders, {
  parser: 'tsx',
  extensions: 'js,jsx,ts,tsx',
  ignorePattern: '**/node_modules/**',
  babel: false,
  dry: values.dry ?? false,
})
process.exitCode = error > 0 ? 1 : 0
