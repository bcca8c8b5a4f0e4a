import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Spinner } from './Spinner.js'

test('its ring is decoration', () => {
  const { container } = render(<Spinner label="Loading cases" size="large" />)
  expect(container.querySelector('[data-size="large"]')?.getAttribute('aria-hidden')).toBe('true')
})

test.each([true, false])('says what is being waited for, label shown: %s', (isLabelVisible) => {
  render(<Spinner label="Loading cases" isLabelVisible={isLabelVisible} />)
  expect(screen.getByRole('status').textContent).toBe('Loading cases')
})
