import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Heading } from './Heading.js'

test.each([1, 2, 3, 4] as const)('is at level %i of the outline, whatever its size', (level) => {
  render(
    <Heading level={level} size="sm">
      Cases
    </Heading>,
  )
  expect(screen.getByRole('heading', { level, name: 'Cases' })).toBeDefined()
})
