import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { countChecks, readFailures } from '../counts.mjs'
import { cache, root } from '../paths.mjs'
import { tools } from '../tools.mjs'

const report = { reader: 'playwright', file: `${cache}journey-faults.json`, alone: 'npx playwright test' }

/**
 * What a run of one sound and two broken journeys must come to.
 * @typedef {{ status: number | null, stdout: string, counts: { passed: number, failed: number }, failures: { title: string, reason: string }[] }} Run
 * @type {readonly (readonly [rule: string, holds: (run: Run) => boolean])[]}
 */
const expectations = [
  ['the run fails', ({ status }) => status === 1],
  ['one journey passes and two fail', ({ counts }) => counts.passed === 1 && counts.failed === 2],
  ['a second try is not given', ({ failures }) => failures.every(({ title }) => !title.includes('second try)'))],
  ['the closing lines say what was missing', ({ failures }) => failures.some(({ reason }) => /heading/.test(reason))],
  [
    'the closing lines say how to run it alone',
    ({ failures }) => failures.every(({ reason }) => /Alone: npx playwright test \S+broken\.spec\.ts:\d+/.test(reason)),
  ],
  [
    'the log of the service is kept',
    ({ stdout }) => existsSync(root + (/service log[^\n]*\n\s*(\S+)/.exec(stdout)?.[1] ?? 'missing')),
  ],
]

/**
 * Runs journeys that are broken on purpose with the settings of all others: a run that forgives them proves nothing.
 * @param {Record<string, string>} env which browser to use
 * @returns {number} an exit code
 */
export function checkJourneyFaults(env) {
  rmSync(report.file, { force: true })
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...tools.playwright, 'test', '--config', 'scripts/journey-faults'],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report.file },
    },
  )
  const result = { status, stdout, counts: countChecks(status ?? 1, report), failures: readFailures(report) }
  const broken = expectations.filter(([, holds]) => !holds(result))
  if (broken.length === 0) return 0
  console.error(stdout + stderr)
  for (const [rule] of broken) console.error(`Not so: ${rule}`)
  return 1
}
