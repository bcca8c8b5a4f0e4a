import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { caseKey, caseSchema } from '../cases/case.ts'
import type { Case } from '../cases/case.ts'
import { contractTypes } from '../cases/contract-types.ts'
import type { ContractType } from '../cases/contract-types.ts'
import { daysOfTimeFilter } from '../lists/time-filter.ts'
import { dayNumber } from '../formatting/dates.ts'
import { readStatus } from '../requirements/statuses.ts'
import { generateCases } from './generator-cases.ts'
import { castAgencies } from './people/agencies.ts'
import { castAgents } from './people/cast.ts'

const clock = new Date(2026, 2, 9, 15)
const agency = castAgencies[0]
const agents = castAgents(agency.agencyNo)
const book = (type: ContractType, count: number, seed?: number) =>
  generateCases({ agency, agents, type, count, clock, seed })

const withoutClients = (cases: readonly Case[]) => cases.map((row) => ({ ...row, clients: [] }))
const distinct = (cases: readonly Case[], read: (row: Case) => unknown) => new Set(cases.map(read)).size

describe.each(contractTypes)('a generated %s book', (type) => {
  const cases = book(type, 2_000)

  test('holds valid cases, each with a contract number of its own and of ten characters', () => {
    expect(v.parse(v.array(caseSchema), cases)).toEqual(cases)
    expect(new Set(cases.map((row) => row.contract.contractNo)).size).toBe(cases.length)
    expect(new Set(cases.map(caseKey)).size).toBe(cases.length)
    expect(cases.every((row) => row.contract.contractNo.length === 10)).toBe(true)
  })

  test('is varied, with a few gaps', () => {
    expect(distinct(cases, (row) => row.clients[0]?.fullName)).toBeGreaterThan(1_500)
    expect(distinct(cases, (row) => row.caseStatus)).toBeGreaterThan(3)
    expect(distinct(cases, (row) => row.contract.productName)).toBeGreaterThan(8)
    expect(distinct(cases, (row) => row.agents[0]?.agentNo)).toBe(agents.length + 1)
    for (const read of [
      (row: Case) => row.procDate === null,
      (row: Case) => row.faceAmount === null,
      (row: Case) => row.agents.length === 0,
      (row: Case) => row.clients.length === 0,
    ]) {
      const gaps = cases.filter(read).length
      expect(gaps).toBeGreaterThan(0)
      expect(gaps).toBeLessThan(cases.length / 20)
    }
  })

  test('counts its days from the clock', () => {
    const today = dayNumber('2026-03-09') ?? 0
    const expected = cases.map((row) => (row.procDate === null ? null : today - (dayNumber(row.procDate) ?? 0)))
    expect(cases.map((row) => row.daysSinceProcDate)).toEqual(expected)
  })
})

describe('generated requirements', () => {
  const cases = book('pending', 2_000)
  const requirements = cases.flatMap((row) => row.requirements)

  test('are none to six per case, known to the portal, and of every status', () => {
    const counts = new Set(cases.map((row) => row.requirements.length))
    expect([...counts].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(new Set(requirements.map((requirement) => readStatus(requirement.status))).size).toBe(11)
    expect(new Set(requirements.map((requirement) => requirement.id)).size).toBe(requirements.length)
  })

  test('carry comments that fit a cell and comments that do not', () => {
    const lengths = requirements.map((requirement) => requirement.comments?.length ?? 0)
    expect(lengths.some((length) => length > 38)).toBe(true)
    expect(lengths.some((length) => length > 0 && length <= 38)).toBe(true)
    expect(lengths.some((length) => length === 0)).toBe(true)
  })
})

describe('a book is the same', () => {
  test('for the same seed and day, and another one for another seed', () => {
    expect(book('pending', 50)).toEqual(book('pending', 50))
    expect(book('pending', 50, 2)).not.toEqual(book('pending', 50))
  })

  test('whatever its size', () => {
    expect(book('pending', 50).slice(0, 10)).toEqual(book('pending', 10))
  })

  test('with a clock that is asked or a moment', () => {
    const asked = generateCases({ agency, agents, type: 'issued', count: 5, clock: () => clock })
    expect(asked).toEqual(book('issued', 5))
  })
})

test('names include accents, apostrophes, right-to-left, pictographs and more than 38 characters', () => {
  const straining = generateCases({ agency, agents, type: 'pending', count: 5_000, clock, names: 'straining' })
  const names = straining.map((row) => row.clients[0]?.fullName ?? '')
  for (const kind of [/[éøñ]/, /'/, /\p{Script=Hebrew}/u, /\p{Script=Arabic}/u, /🌻/u, /.{39}/u]) {
    expect(names.filter((name) => kind.test(name)).length).toBeGreaterThan(0)
  }
})

test('an ordinary book has ordinary names alone, and is otherwise the same', () => {
  const straining = generateCases({ agency, agents, type: 'pending', count: 2_000, clock, names: 'straining' })
  const names = book('pending', 2_000).flatMap((row) => row.clients.map(({ fullName }) => fullName ?? ''))
  expect(names.filter((name) => !/^[\p{Script=Latin}\s.'’-]+$/u.test(name))).toEqual([])
  expect(withoutClients(book('pending', 2_000))).toEqual(withoutClients(straining))
})

test('every time filter of the Issued list finds a different number of cases', () => {
  const days = book('issued', 2_000).flatMap((row) => row.daysSinceProcDate ?? [])
  const found = (['today', 'past-7', 'past-30', 'past-90', 'past-365', 'all'] as const).map((filter) => {
    const limit = daysOfTimeFilter(filter) ?? Number.POSITIVE_INFINITY
    return days.filter((age) => age <= limit).length
  })
  expect(found).toEqual([...new Set(found)].toSorted((a, b) => a - b))
})
