// @vitest-environment node
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { countChecks, readFailures } from './counts.mjs'
import { root } from './paths.mjs'

const folder = mkdtempSync(join(tmpdir(), 'counts-'))
const report = (reader, data) => {
  const file = join(folder, `${Math.random()}.json`)
  if (data) writeFileSync(file, JSON.stringify(data))
  return { reader, file }
}

describe('the closing line counts', () => {
  test.each([
    ['a tool without counts that ends well is one passed check', 0, undefined, { passed: 1, failed: 0 }],
    ['a tool without counts that ends badly is one failed check', 1, undefined, { passed: 0, failed: 1 }],
    ['unit tests by their report', 1, ['vitest', { numPassedTests: 7, numFailedTests: 2 }], { passed: 7, failed: 2 }],
    ['stories by their report', 0, ['stories', { passed: 30, failed: 0 }], { passed: 30, failed: 0 }],
    [
      'flows by their report',
      0,
      ['playwright', { stats: { expected: 3, flaky: 1, unexpected: 0 } }],
      { passed: 4, failed: 0 },
    ],
    ['a report that never came is a failure', 0, ['stories'], { passed: 0, failed: 1 }],
    [
      'a run without a single test is a failure',
      0,
      ['vitest', { numPassedTests: 0, numFailedTests: 0 }],
      { passed: 0, failed: 1 },
    ],
    [
      'a bad exit after passed tests is a failure',
      1,
      ['vitest', { numPassedTests: 5, numFailedTests: 0 }],
      { passed: 5, failed: 1 },
    ],
  ])('%s', (_title, code, made, expected) => {
    expect(countChecks(code, made && report(...made))).toEqual(expected)
  })
})

describe('the closing lines name', () => {
  test.each([
    [
      'a unit test that failed',
      'vitest',
      {
        testResults: [
          {
            name: 'a.test.ts',
            status: 'failed',
            assertionResults: [
              { status: 'passed', fullName: 'adds', failureMessages: [] },
              { status: 'failed', fullName: 'subtracts', failureMessages: ['\u001B[31mexpected 1\u001B[39m'] },
            ],
          },
        ],
      },
      [{ title: 'subtracts', reason: 'expected 1' }],
    ],
    [
      'a file that could not run',
      'vitest',
      { testResults: [{ name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }] },
      [{ title: 'b.test.ts', reason: 'no such module' }],
    ],
    [
      'a story that failed',
      'stories',
      { failures: [{ title: 'Button Default', reason: 'not found' }] },
      [{ title: 'Button Default', reason: 'not found' }],
    ],
    [
      'a journey that passed on its second try, and one that failed',
      'playwright',
      {
        config: { rootDir: join(root, 'e2e') },
        suites: [
          {
            suites: [{ specs: [journey('signs in', 'flaky', ['late', undefined])] }],
            specs: [journey('opens', 'expected', [undefined]), journey('leaves', 'unexpected', ['gone', 'lost'])],
          },
        ],
      },
      [
        { title: 'e2e/a.spec.ts:7 leaves', reason: 'gone' },
        { title: 'e2e/a.spec.ts:7 signs in (passed on its second try)', reason: 'late' },
      ],
    ],
  ])('%s', (_title, reader, data, expected) => {
    expect(readFailures(report(reader, data))).toEqual(expected)
  })

  test('the command that runs a journey alone', () => {
    const data = {
      config: { rootDir: join(root, 'e2e') },
      suites: [{ specs: [journey('leaves', 'unexpected', ['gone'])] }],
    }
    expect(readFailures({ ...report('playwright', data), alone: 'npx playwright test' })).toEqual([
      { title: 'e2e/a.spec.ts:7 leaves', reason: 'Alone: npx playwright test e2e/a.spec.ts:7\ngone' },
    ])
  })

  test('nothing when there is no report', () => {
    expect(readFailures(undefined)).toEqual([])
    expect(readFailures(report('stories'))).toEqual([])
  })
})

function journey(title, status, messages) {
  const results = messages.map((message) => (message ? { error: { message } } : {}))
  return { file: 'a.spec.ts', line: 7, title, tests: [{ status, results }] }
}
