import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StatusBadge } from './StatusBadge.js'

test.each(['success', 'warning', 'danger', 'info', 'neutral'] as const)('%s has an icon beside the word', (tone) => {
  render(<StatusBadge tone={tone}>Approved</StatusBadge>)
  const badge = screen.getByText('Approved')
  expect(badge.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1)
})

test('each tone has an icon of its own', () => {
  const pictures = (['success', 'warning', 'danger', 'info', 'neutral'] as const).map((tone) => {
    const { container } = render(<StatusBadge tone={tone}>Approved</StatusBadge>)
    return container.querySelector('svg')?.innerHTML
  })
  expect(new Set(pictures).size).toBe(5)
})
