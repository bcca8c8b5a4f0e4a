import { defaultFormatLocale } from '../formatting/locale.ts'
import { expect, test } from 'vitest'
import { distinguishRequirements } from './distinguish.ts'

const requirement = (id: string, pendingReqType: string | null, requestDate: string | null, orderedBy = 'Agent') => ({
  id,
  pendingReqType,
  requestDate,
  orderedBy,
})
const aps = 'Attending physician statement'

test.each([
  ['a type that occurs once needs nothing', [requirement('a', aps, null), requirement('b', 'Urinalysis', null)], []],
  [
    'two of a type have their dates',
    [requirement('a', aps, '2026-02-01'), requirement('b', aps, '2026-03-01')],
    ['02/01/2026 · Agent', '03/01/2026 · Agent'],
  ],
  [
    'two of a day have those who ordered them',
    [requirement('a', aps, '2026-02-01'), requirement('b', ` ${aps.toUpperCase()}`, '2026-02-01', ' Home Office ')],
    ['02/01/2026 · Agent', '02/01/2026 · Home Office'],
  ],
  [
    'two that are the same in everything have numbers',
    [requirement('a', aps, '2026-02-01'), requirement('b', aps, '2026-02-01')],
    ['#1 · 02/01/2026 · Agent', '#2 · 02/01/2026 · Agent'],
  ],
  [
    'two without anything have numbers',
    [requirement('a', null, null, ''), requirement('b', null, null, '')],
    ['#1', '#2'],
  ],
  [
    'two of which one has nothing have numbers',
    [requirement('a', aps, null, ''), requirement('b', aps, '2026-02-01')],
    ['#1', '#2 · 02/01/2026 · Agent'],
  ],
])('%s', (_, requirements, expected) => {
  expect([...distinguishRequirements(requirements, defaultFormatLocale).values()]).toEqual(expected)
})

test('a number stays with its requirement, in whatever order they are listed', () => {
  const alike = ['r2', 'r10', 'r1'].map((id) => requirement(id, aps, '2026-02-01'))
  expect(distinguishRequirements(alike, defaultFormatLocale).get('r10')).toBe('#3 · 02/01/2026 · Agent')
})
