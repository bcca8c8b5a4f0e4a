import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Card } from './Card.js'

test('is a region named by its heading', () => {
  render(
    <Card title="Contract" level={3} footer="foot">
      body
    </Card>,
  )
  expect(screen.getByRole('region', { name: 'Contract' })).toBeDefined()
  expect(screen.getByRole('heading', { level: 3, name: 'Contract' })).toBeDefined()
})

test('without a heading it is no region', () => {
  render(<Card>body</Card>)
  expect(screen.queryByRole('region')).toBeNull()
})
