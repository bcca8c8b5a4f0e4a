import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OptionalLink } from './OptionalLink.js'

test('words that lead somewhere are a link, others are only words', () => {
  const { rerender } = render(<OptionalLink href="/contracts/4711">4711</OptionalLink>)
  expect(screen.getByRole('link', { name: '4711' }).getAttribute('href')).toBe('/contracts/4711')
  rerender(<OptionalLink href={undefined}>4711</OptionalLink>)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('4711')).toBeTruthy()
})
