import axe from 'axe-core'
import { describe, expect, test } from 'vitest'
import { axeCriteria, criteria } from '../../.storybook/evidence/wcag.ts'
import { findFault, readEvidence } from './evidence.mjs'

const stories = new Map([
  ['components-tag--default', { tags: ['play-fn'] }],
  ['components-tag--narrow', { tags: [] }],
  ['components-tag--small', { tags: [] }],
])
const play = (criterion, where) => ({ criterion, how: 'play', where, version: '0.1.0', result: 'pass' })

test('WCAG 2.2 has 55 criteria of level A and AA', () => {
  expect(criteria).toHaveLength(55)
})

test('axe-core has a rule for each criterion that is said to be checked by it', () => {
  const tags = new Set(axe.getRules().flatMap((rule) => rule.tags))
  expect(axeCriteria.filter((number) => !tags.has(`wcag${number.replaceAll('.', '')}`))).toEqual([])
})

test('most components have evidence of their own', () => {
  const evidence = readEvidence()
  expect(evidence.length).toBeGreaterThan(60)
  expect(evidence.filter(({ rows }) => rows.length === 0).map(({ file }) => file)).toEqual([])
})

describe('a row', () => {
  test.each([
    ['a story with a play function', play('2.1.1', 'components-tag--default')],
    ['a story in which the run measures the criterion', play('1.4.10', 'components-tag--narrow')],
    [
      'a journey',
      {
        criterion: '2.1.1',
        how: 'journey',
        where: 'e2e/shell/keyboard.spec.ts › the whole job is done without a mouse',
      },
    ],
  ])('may cite %s', (_, row) => {
    expect(findFault(row, stories, '2026-01-01')).toBeUndefined()
  })

  test.each([
    ['a story that does not exist', play('2.1.1', 'components-tag--gone'), "doesn't exist"],
    ['a story in which nothing happens', play('2.1.1', 'components-tag--small'), 'no play function'],
    ['a criterion that does not exist', play('2.1.9', 'components-tag--default'), 'no criterion'],
    [
      'a journey that does not exist',
      { criterion: '2.1.1', how: 'journey', where: 'e2e/shell/keyboard.spec.ts › the job is done by voice' },
      "doesn't exist",
    ],
    [
      'what a person found before the component changed',
      { criterion: '4.1.2', how: 'hand', where: 'NVDA', date: '2025-12-31' },
      'older than the component',
    ],
  ])('may not cite %s', (_, row, fault) => {
    expect(findFault(row, stories, '2026-01-01')).toContain(fault)
  })
})
