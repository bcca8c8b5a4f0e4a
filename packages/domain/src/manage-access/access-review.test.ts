import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { accessTemplates, applications } from '../catalog/index.ts'
import { mockAccessReview } from '../mocks/index.ts'
import {
  applyTemplate,
  getSharingChanges,
  getWidenedApplications,
  groupByPerson,
  templateNameForm,
} from './access-review.ts'
import type { AccessDecision, AccessLine } from './access-review.ts'
import { getApplicationName } from './save-errors.ts'

const item = (description: string, delegationStatus: boolean) => ({
  category: 'New Business',
  description,
  delegationStatus,
  lastUpdated: null,
})
const template = {
  id: 'x',
  name: 'Uploads',
  isBuiltIn: false,
  applications: [{ category: 'New Business', description: 'Uploads' }],
}
const toItems = ([cases, uploads]: readonly [boolean, boolean]) => [item('Cases', cases), item('Uploads', uploads)]

describe('a permission template', () => {
  test('shares its applications, takes the others away, and keeps when each was loaded', () => {
    expect(applyTemplate([item('Cases', true), item('Uploads', false)], template)).toEqual([
      item('Cases', false),
      item('Uploads', true),
    ])
  })

  test.each([
    ['nothing', [true, false], [true, false], [], []],
    ['one more', [true, false], [true, true], ['Uploads'], []],
    ['one less', [true, false], [false, false], [], ['Cases']],
    ['both', [true, false], [false, true], ['Uploads'], ['Cases']],
  ] as const)('is shown as a difference: %s', (_, before, after, shared, unshared) => {
    const changes = getSharingChanges(toItems(after), toItems(before))
    expect(changes.shared.map(({ description }) => description)).toEqual(shared)
    expect(changes.unshared.map(({ description }) => description)).toEqual(unshared)
  })

  test('counts an application that was never saved as not shared before', () => {
    const { shared, unshared } = getSharingChanges(toItems([true, false]), [])
    expect([shared.map(({ description }) => description), unshared]).toEqual([['Cases'], []])
  })

  test.each([
    [' Uploads ', 'Uploads'],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), null],
    [' ', null],
  ])('with the name "%s" is saved as "%s"', (name, saved) => {
    const result = v.safeParse(templateNameForm, { name })
    expect(result.success ? result.output.name : null).toBe(saved)
  })

  test('that comes with the portal names applications that exist', () => {
    const known = applications.map(getApplicationName)
    for (const each of accessTemplates) {
      expect(each.applications.length).toBeGreaterThan(0)
      expect(known).toEqual(expect.arrayContaining(each.applications.map(getApplicationName)))
    }
    expect(accessTemplates.map(({ name }) => name)).toEqual(['New business assistant', 'Service staff'])
  })
})

const { lines } = mockAccessReview('AG1001', new Date(2026, 2, 16))
const [line] = lines

const toLine = (id: string, kind: AccessLine['kind'], narrowsAgency: boolean): AccessLine[] =>
  line ? [{ ...line, id, kind, narrowsAgency }] : []

describe('the lines of an access review', () => {
  test('are grouped by person in their order, also where people have one name', () => {
    const mixed = [...lines.filter((_, place) => place % 2 === 0), ...lines.filter((_, place) => place % 2 === 1)].map(
      (each) => ({ ...each, fullName: 'Ada Andersson' }),
    )
    const people = groupByPerson(mixed)
    expect(people.map(({ userId }) => userId)).toEqual([...new Set(mixed.map(({ userId }) => userId))])
    for (const { userId, lines: own } of people) {
      expect(own).toEqual(mixed.filter((each) => each.userId === userId))
    }
  })

  const narrowed = [
    ...toLine('agency', 'AGENCY', false),
    ...toLine('first', 'MANAGED', true),
    ...toLine('second', 'MANAGED', true),
  ]
  test.each<[string, readonly string[], boolean]>([
    ['one of two assigned agents is removed', ['first'], false],
    ['the last assigned agent is removed', ['first', 'second'], true],
    ["the agency's information is removed with them", ['first', 'second', 'agency'], false],
    ['nothing is removed', [], false],
  ])('show the whole agency where %s: %s %s', (_, removed, isWidened) => {
    const decisions = new Map(removed.map((id): [string, AccessDecision] => [id, 'Removed']))
    const expected = line && isWidened ? [getApplicationName(line)] : []
    expect(getWidenedApplications(narrowed, decisions)).toEqual(expected)
  })
})

test('a person of a review has the role and status of their lines', () => {
  const [first] = groupByPerson(lines)
  const { userId, fullName, role, status } = first?.lines[0] ?? {}
  expect(first).toMatchObject({ userId, fullName, role, status })
})

const ofCode = (accessCode: string, description: string, id: string, kind: AccessLine['kind'], isNarrow: boolean) =>
  toLine(id, kind, isNarrow).map((each) => ({ ...each, accessCode, description, category: 'In-Force' }))

test('an application is widened by its own lines alone, however others are decided', () => {
  const review = [
    ...ofCode('INF01', 'Alerts', 'a', 'AGENCY', false),
    ...ofCode('INF01', 'Alerts', 'b', 'MANAGED', true),
    ...ofCode('INF02', 'Values', 'c', 'AGENT', false),
    ...ofCode('INF02', 'Values', 'd', 'MANAGED', true),
    ...ofCode('INF02', 'Values', 'e', 'MANAGED', true),
  ]
  const widened = (...removed: string[]) =>
    getWidenedApplications(review, new Map(removed.map((id): [string, AccessDecision] => [id, 'Removed'])))
  const [alerts, values] = [review[1], review[3]].map((each) => each && getApplicationName(each))
  expect([widened('b'), widened('d'), widened('d', 'e'), widened('a', 'd', 'e', 'c'), widened('b', 'd', 'e')]).toEqual([
    [alerts],
    [],
    [values],
    [values],
    [alerts, values],
  ])
})
