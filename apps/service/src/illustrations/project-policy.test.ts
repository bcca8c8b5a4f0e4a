import { describe, expect, test } from 'vitest'
import type { PolicyFacts } from './project-policy.ts'
import { projectPolicy } from './project-policy.ts'

const facts: PolicyFacts = {
  faceAmount: 250_000,
  annualPremium: 1_200,
  issuedOn: '2019-05-02',
  birthDate: '1984-01-20',
  hasCashValue: true,
}
const project = (change: Partial<PolicyFacts> = {}) => projectPolicy({ ...facts, ...change }, 2026)

describe('the figures of an illustration', () => {
  test('are those of the next ten years, and of every fifth one up to thirty', () => {
    const years = project().map(({ year }) => year - 2026)
    expect(years).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 25, 30])
  })

  test('grow with every premium since the year of issue, and with interest, in whole dollars', () => {
    const [first, second, ...more] = project()
    const same = { premium: 1_200, benefit: 250_000 }
    expect(first).toEqual({ ...same, year: 2027, age: 43, guaranteedValue: 10_149, currentValue: 11_369 })
    expect(second).toEqual({ ...same, year: 2028, age: 44, guaranteedValue: 11_392, currentValue: 12_916 })
    expect(more.at(-1)).toEqual({ ...same, year: 2056, age: 72, guaranteedValue: 58_382, currentValue: 96_648 })
  })

  test('begin with this year where the year of issue is not known, and one premium counts at least', () => {
    const [unknown] = project({ issuedOn: null })
    const [later] = project({ issuedOn: '2031-01-01' })
    expect(unknown?.guaranteedValue).toBe(project({ issuedOn: '2026-12-31' })[0]?.guaranteedValue)
    expect(later?.guaranteedValue).toBe(Math.round(1_200 * 0.85 * 1.02))
  })

  test('have no value where the policy builds up none, or nothing is paid', () => {
    for (const change of [{ hasCashValue: false }, { annualPremium: null }]) {
      expect(project(change).map(({ guaranteedValue, currentValue }) => guaranteedValue + currentValue)).toEqual(
        Array.from({ length: 14 }, () => 0),
      )
    }
  })

  test('pay the value where it is more than the face amount', () => {
    const last = project({ faceAmount: 50_000 }).at(-1)
    expect(last?.benefit).toBe(96_648)
    expect(project({ faceAmount: null })[0]?.benefit).toBe(11_369)
  })

  test('end with the age of 100, but the first year shows at any', () => {
    const ages = (birthDate: string) => project({ birthDate }).map(({ age }) => age)
    expect(ages('1936-06-01')).toEqual([91, 92, 93, 94, 95, 96, 97, 98, 99, 100])
    expect(ages('1920-06-01')).toEqual([107])
    expect(project({ birthDate: null }).map(({ age }) => age)).toEqual(Array.from({ length: 14 }, () => null))
  })
})
