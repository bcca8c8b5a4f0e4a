import { expect, test } from 'vitest'
import { getFigures } from './issue-statements.ts'

const year = { benefact_paid: 1, benefact_credits: 2, ncdc_paid: 3, ncdc_credits: 4 }

test('a statement has the figures of its own kind', () => {
  expect(getFigures(year, 'benefact')).toEqual({ paid: 1, credits: 2 })
  expect(getFigures(year, 'ncdc')).toEqual({ paid: 3, credits: 4 })
})
