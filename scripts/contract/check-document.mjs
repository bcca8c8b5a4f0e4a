import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestService } from '../../apps/service/src/testing/test-service.ts'
import { root } from '../paths.mjs'
import { exec, tools } from '../tools.mjs'

/** Run once in the full tier, and too large to be installed with all the others. */
const redocly = '@redocly/cli@2.77.0'
const generator = ['openapi-typescript@7.13.0', 'typescript@5.9.3']

/**
 * Looks at the OpenAPI document as those do who connect a service of their own: Redocly finds no error and no warning by its
 * recommended rules, and a client that is generated has names that a person would look for.
 * @returns {Promise<number>} an exit code
 */
export async function checkDocument() {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    await writeDocument(join(folder, 'openapi.json'))
    const isClean = lint(folder)
    return isClean && generate(folder) ? await checkNames(folder) : 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** As the service answers it. */
async function writeDocument(path) {
  const service = await openTestService({ settings: { SEED_CASES: '1' } })
  const { text } = await service.call('/api/openapi.json')
  await service.close()
  writeFileSync(path, text)
}

function lint(cwd) {
  const output = npx(
    [`--package=${redocly}`, 'redocly', 'lint', 'openapi.json', '--extends=recommended', '--format=json'],
    cwd,
  )
  const { totals } = output === null ? {} : JSON.parse(output)
  if (totals?.errors === 0 && totals.warnings === 0) return true
  console.error(`Redocly finds faults in the OpenAPI document.\n${output}`)
  return false
}

function generate(cwd) {
  const packages = generator.map((name) => `--package=${name}`)
  return npx([...packages, 'openapi-typescript', 'openapi.json', '--output', 'client.ts'], cwd) !== null
}

/** Type-checks a caller that uses the generated names. */
function checkNames(cwd) {
  copyFileSync(join(root, 'scripts/contract/caller.ts'), join(cwd, 'caller.ts'))
  writeFileSync(join(cwd, 'package.json'), '{ "type": "module" }')
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--allowImportingTsExtensions']
  return exec([...tools.tsc, ...options, 'caller.ts'], { cwd })
}

/** What a program wrote; null if it failed or could not be had. */
function npx(args, cwd) {
  const { status, stdout, stderr } = spawnSync('npx', ['-y', ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
    env: { ...process.env, CI: 'true', REDOCLY_TELEMETRY: 'off', npm_config_update_notifier: 'false' },
  })
  if (status === 0) return stdout
  console.error(`${args.join(' ')} failed.\n${stdout}${stderr}`)
  return null
}
