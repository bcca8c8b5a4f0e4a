import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ViewedAgent } from './ViewedAgent.js'

test.each([
  ['Lakeshore Financial Group', 'AG1001', 'Showing the cases of Lakeshore Financial Group (AG1001)'],
  ['AG9999', 'AG9999', 'Showing the cases of AG9999'],
])('the cases of %s, number %s: %s', (name, number, words) => {
  render(<ViewedAgent agent={{ name, number }} />)
  expect(screen.getByText(words)).toBeDefined()
})
