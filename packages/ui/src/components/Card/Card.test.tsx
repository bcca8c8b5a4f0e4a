import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Card } from './Card.js'

test('is a region named by its heading', () => {
  render(
    <Card title="Contract" headingLevel={3} footer="foot">
      body
    </Card>,
  )
  expect(screen.getByRole('region', { name: 'Contract' })).toBeDefined()
  expect(screen.getByRole('heading', { level: 3, name: 'Contract' })).toBeDefined()
})

test.each([
  ['a foot', { footer: 'See all' }, 'See all'],
  ['actions without a heading', { actions: 'Edit' }, 'Edit'],
])('draws %s', (_part, props, text) => {
  render(<Card {...props}>body</Card>)
  expect(screen.getByText(text)).toBeDefined()
})

test('without a heading it is no region', () => {
  render(<Card>body</Card>)
  expect(screen.queryByRole('region')).toBeNull()
})
