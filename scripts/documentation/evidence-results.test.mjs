import { expect, test } from 'vitest'
import { compareResults } from './evidence-results.mjs'

const row = (how, where, result = 'pass') => ({ criterion: '2.1.1', how, where, version: '0.1.0', result })
const evidenceOf = (...rows) => [{ file: 'Tag.evidence.ts', name: 'Tag', rows }]
const visit = (mode, hasPassed) => ({
  title: `Components/Tag › Default in ${mode} (components-tag--default)`,
  place: 'pack-1.test.mjs',
  hasPassed,
})
const ofEach = (hasPassed, user) => ({ ...journey, title: `the job is done as ${user}`, hasPassed })
const journey = { title: 'the job is done', place: 'e2e/shell/keyboard.spec.ts:12', hasPassed: true }

test('rows agree with a run in which the story passed in each mode, and the journey did', () => {
  const rows = [
    row('play', 'components-tag--default'),
    row('journey', 'e2e/shell/keyboard.spec.ts › the job is done'),
    row('axe', 'every story'),
  ]
  expect(compareResults(evidenceOf(...rows), [visit('light', true), visit('dark', true), journey])).toEqual([])
})

test('a row cites journeys by words of their titles, and each of them counts', () => {
  const evidence = evidenceOf(row('journey', 'e2e/shell/keyboard.spec.ts › the job is done'))
  expect(compareResults(evidence, [ofEach(true, 'rivera'), ofEach(true, 'brandt')])).toEqual([])
  expect(compareResults(evidence, [ofEach(true, 'rivera'), ofEach(false, 'brandt')])).toHaveLength(1)
})

test.each([
  ['one mode failed', [visit('light', false), visit('dark', true)], 'pass', 'says pass, and the run fail'],
  ['the other mode failed', [visit('light', true), visit('dark', false)], 'pass', 'says pass, and the run fail'],
  ['a failure was mended', [visit('light', true)], 'fail', 'says fail, and the run pass'],
  ['nothing visited the story', [journey], 'pass', 'had no such check'],
])('a row disagrees where %s', (_, checks, result, fault) => {
  const [message, ...more] = compareResults(evidenceOf(row('play', 'components-tag--default', result)), checks)
  expect(message).toContain(fault)
  expect(more).toEqual([])
})
