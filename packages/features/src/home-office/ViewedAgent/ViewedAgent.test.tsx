import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ViewedAgent } from './ViewedAgent.js'

test.each([
  ['Lakeshore Financial Group', 'AG1001', 'Showing cases for Lakeshore Financial Group (AG1001)'],
  ['AG9999', 'AG9999', 'Showing cases for AG9999'],
])('the cases of %s, number %s: %s', (name, number, text) => {
  render(<ViewedAgent agent={{ name, number }} />)
  expect(screen.getByText(text)).toBeDefined()
})
