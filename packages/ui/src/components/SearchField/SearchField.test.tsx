import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SearchField } from './SearchField.js'

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search clients' })

test('a text given from outside stays until it is given again', async () => {
  render(<SearchField label="Search clients" value="Ada" />)
  await userEvent.type(box(), 'x')
  expect(box().value).toBe('Ada')
})

test('a hidden label still names the box', () => {
  render(<SearchField label="Search clients" isLabelHidden />)
  expect(box()).toBeDefined()
})

test('Enter that ends a word of an input method does not search yet', () => {
  const onSearchSubmit = vi.fn()
  render(<SearchField label="Search clients" defaultValue="Ada" onSearchSubmit={onSearchSubmit} />)
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true })
  expect(onSearchSubmit).not.toHaveBeenCalled()
  fireEvent.keyDown(box(), { key: 'Enter' })
  expect(onSearchSubmit).toHaveBeenCalledExactlyOnceWith('Ada')
})
