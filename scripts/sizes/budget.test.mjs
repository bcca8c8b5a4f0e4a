// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { budgetComplaints, budgetText, budgetsFor, sizeTable } from './budget.mjs'

const light = { eager: 2000, lazy: 0 }

describe('a budget', () => {
  test.each([
    ['a tenth more, rounded up to 0.1 kB', 3642, 4.1],
    ['rounded up to half a kB where it is heavy', 20_378, 22.5],
    ['never tighter than 0.1 kB', 160, 0.3],
  ])('is %s', (_title, eager, budget) => {
    expect(budgetsFor({ Button: { eager, lazy: 0 } })).toEqual({ Button: { eager: budget } })
  })

  test('counts apart what loads later', () => {
    expect(budgetsFor({ DataTable: { eager: 2000, lazy: 10_000 } })).toEqual({ DataTable: { eager: 2.2, lazy: 11 } })
  })

  test.each([
    ['stays while it fits', 2.1, 2.1],
    ['is raised when it is broken', 1.9, 2.2],
    ['is lowered when it has grown far too wide', 5, 2.2],
  ])('%s', (_title, old, budget) => {
    expect(budgetsFor({ Text: light }, { Text: { eager: old } })).toEqual({ Text: { eager: budget } })
  })

  test('stands on a line of its own, sorted by name', () => {
    const text = budgetText(budgetsFor({ Text: light, Badge: { eager: 1000, lazy: 2000 } }))
    expect(text).toBe('{\n  "Badge": { "eager": 1.1, "lazy": 2.2 },\n  "Text": { "eager": 2.2 }\n}\n')
  })
})

describe('the check', () => {
  test('is content with what stays within its budget', () => {
    expect(budgetComplaints({ Text: light }, { Text: { eager: 2 } })).toEqual([])
  })

  test.each([
    ['is over its budget', { Text: light }, { Text: { eager: 1.9 } }, 'Text loads 2.00 kB, and its budget is 1.9 kB'],
    [
      'loads more later than its budget',
      { Text: { eager: 2000, lazy: 500 } },
      { Text: { eager: 2 } },
      'Text loads later 0.50 kB, and its budget is 0 kB',
    ],
    ['has no budget', { Text: light }, {}, 'Text has no budget'],
    ['is gone', {}, { Text: { eager: 2 } }, 'Text has a budget but is no component'],
  ])('names a component that %s', (_title, measured, budgets, sentence) => {
    const complaints = budgetComplaints(measured, budgets)
    expect(complaints).toHaveLength(1)
    expect(complaints[0]).toContain(sentence)
  })

  test('asks for alphabetical order', () => {
    const budget = { eager: 3 }
    expect(budgetComplaints({ Tag: light, Badge: light }, { Tag: budget, Badge: budget })).toHaveLength(1)
  })

  test('shows the lightest first', () => {
    const lines = sizeTable({ Menu: { eager: 26_000, lazy: 0 }, Text: light }, { Text: { eager: 2.2 } }).split('\n')
    expect(lines.slice(1).map((line) => line.split(/\s+/))).toEqual([
      ['Text', '2.00', '2.20'],
      ['Menu', '26.00'],
    ])
  })
})
