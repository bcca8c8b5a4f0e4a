import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ViewedAgent } from './ViewedAgent.js'

test.each([
  ['Lakeshore Financial Group', 'AG1001', undefined, 'Showing cases for Lakeshore Financial Group (AG1001)'],
  ['AG9999', 'AG9999', undefined, 'Showing cases for AG9999'],
  ['Elena Rivera', '100101', 'illustrations', 'Requesting illustrations for Elena Rivera (100101)'],
  ['999999', '999999', 'illustrations', 'Requesting illustrations for 999999'],
] as const)('%s, number %s, %s: %s', (name, number, subject, text) => {
  render(<ViewedAgent agent={{ name, number }} subject={subject} />)
  expect(screen.getByText(text)).toBeDefined()
})
