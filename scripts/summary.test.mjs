import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeFailures, readChecks } from './summary.mjs'

function write(report) {
  const file = join(mkdtempSync(join(tmpdir(), 'reports-')), 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}
const unit = (...assertionResults) => ({ testResults: [{ name: 'a.test.ts', message: 'broken', assertionResults }] })
const passed = { fullName: 'adds', status: 'passed', duration: 5, failureMessages: [] }
const failed = { fullName: 'subtracts', status: 'failed', duration: 5, failureMessages: ['expected 1'] }
const journey = (...statuses) => ({
  suites: [
    {
      specs: [
        { file: 'a.spec.ts', line: 3, title: 'signs in', tests: statuses.map((status) => ({ status, results: [] })) },
      ],
    },
  ],
})

test.each([
  ['a passed test', unit(passed), 0, [true]],
  ['a failed test', unit(passed, failed), 1, [true, false]],
  ['a file that could not be read', unit(), 1, [false]],
  ['a passed journey', journey('expected'), 0, [true]],
  ['a passed journey beside one that is skipped', journey('expected', 'skipped'), 0, [true]],
  ['a journey that passes on its second try', journey('flaky'), 0, [false]],
  ['a tool that dies after its tests', unit(passed), 1, [true, false]],
])('%s counts', (_what, report, code, expected) => {
  const checks = readChecks({ name: 'unit', report: write(report) }, code)
  expect(checks.map(({ hasPassed }) => hasPassed)).toEqual(expected)
})

test.each([0, 1])('a step whose report is missing has failed, with exit code %d', (code) => {
  expect(readChecks({ name: 'unit', report: '/nowhere.json' }, code)).toMatchObject([{ hasPassed: false }])
})

test('a subject may have no checks of a kind, unless the tool failed', () => {
  const nothing = write({ testResults: [] })
  expect(readChecks({ name: 'unit', report: nothing }, 0, true)).toEqual([])
  expect(readChecks({ name: 'unit', report: nothing }, 0)).toMatchObject([{ hasPassed: false }])
  expect(readChecks({ name: 'unit', report: nothing }, 1, true)).toMatchObject([{ hasPassed: false }])
})

test('a failure names the rule, the place and the command that runs it alone', () => {
  const checks = readChecks({ name: 'unit', report: write(unit(failed)) }, 1)
  expect(describeFailures({ group: 'unit', checks })).toEqual([
    'FAIL a.test.ts subtracts\nAlone: npm test -- unit\nexpected 1',
  ])
})
