import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MarkedText } from './MarkedText.js'

test('an email address in a text of a deployment is a link, or plain text where it cannot be opened', () => {
  render(<MarkedText text="Write to help@example.com, or open **Save**." canOpen={() => true} />)
  expect(screen.getByRole('link', { name: 'help@example.com' }).getAttribute('href')).toBe('mailto:help@example.com')
  render(<MarkedText text="Or ask desk@example.com." />)
  expect(screen.getByText(/Or ask desk@example\.com\./)).toBeDefined()
  expect(screen.queryByRole('link', { name: 'desk@example.com' })).toBeNull()
})

test('a label that leads to a page is a link with the label in bold', () => {
  render(<MarkedText text="Open [**Statements**](/statements)." canOpen={(href) => href === '/statements'} />)
  expect(screen.getByRole('link', { name: 'Statements' }).innerHTML).toContain('Statements')
})
