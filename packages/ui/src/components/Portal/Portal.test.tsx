import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ThemeProvider } from '../../theme/ThemeProvider.js'
import { Portal } from './Portal.js'

test('what floats is outside of what it was opened from, and inside the theme', async () => {
  render(
    <ThemeProvider scope="element" mode="dark">
      <div data-testid="page">
        <Portal>above</Portal>
      </div>
    </ThemeProvider>,
  )
  const above = await screen.findByText('above')
  expect(screen.getByTestId('page').contains(above)).toBe(false)
  expect(above.closest('[data-pp-mode]')?.getAttribute('data-pp-mode')).toBe('dark')
})
