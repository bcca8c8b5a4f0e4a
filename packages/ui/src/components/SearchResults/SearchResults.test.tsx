import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SearchResults } from './SearchResults.js'

const items = ['Wren', 'Robin'].map((label) => ({ id: label.toLowerCase(), label }))

test('is a named list of buttons; the chosen one is marked, and a press chooses', () => {
  const onSelect = vi.fn<(id: string) => void>()
  render(<SearchResults label="Birds" items={items} selectedId="robin" onSelect={onSelect} />)
  expect(screen.getByRole('list', { name: 'Birds' }).querySelectorAll('li')).toHaveLength(2)
  expect(screen.queryByRole('heading')).toBeNull()
  const robin = screen.getByRole('button', { name: 'Robin' })
  expect(robin.getAttribute('aria-current')).toBe('true')
  expect(screen.getByRole('button', { name: 'Wren' }).hasAttribute('aria-current')).toBe(false)
  robin.click()
  expect(onSelect).toHaveBeenCalledWith('robin')
})
