import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Stack } from './Stack.js'

test('it is only layout, or a region with a name', () => {
  const { rerender } = render(<Stack>Contracts</Stack>)
  expect(screen.getByText('Contracts').tagName).toBe('DIV')
  rerender(
    <Stack as="section" aria-label="Contracts">
      Two
    </Stack>,
  )
  expect(screen.getByRole('region', { name: 'Contracts' }).textContent).toBe('Two')
})
