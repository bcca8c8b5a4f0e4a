import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SearchField } from './SearchField.js'

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search clients' })

test('tells what is typed, and what was typed when Enter is pressed', async () => {
  const onValueChange = vi.fn()
  const onSearchSubmit = vi.fn()
  render(<SearchField label="Search clients" onValueChange={onValueChange} onSearchSubmit={onSearchSubmit} />)
  await userEvent.type(box(), 'Ada{Enter}')
  expect(onValueChange.mock.calls.flat()).toEqual(['A', 'Ad', 'Ada'])
  expect(onSearchSubmit).toHaveBeenCalledExactlyOnceWith('Ada')
})

test('the clear button comes with the first letter, empties the box and leaves the focus in it', async () => {
  const onValueChange = vi.fn()
  render(<SearchField label="Search clients" onValueChange={onValueChange} />)
  expect(screen.queryByRole('button')).toBeNull()
  await userEvent.type(box(), 'A')
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(box().value).toBe('')
  expect(document.activeElement).toBe(box())
  expect(onValueChange).toHaveBeenLastCalledWith('')
  expect(screen.queryByRole('button')).toBeNull()
})

test('Escape empties the box first, and only then reaches the dialog around it', async () => {
  const onKeyDown = vi.fn()
  render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for the dialog that listens
    <div onKeyDown={(event) => onKeyDown(event.key)}>
      <SearchField label="Search clients" />
    </div>,
  )
  await userEvent.type(box(), 'A{Escape}')
  expect(box().value).toBe('')
  expect(onKeyDown).not.toHaveBeenCalledWith('Escape')
  await userEvent.keyboard('{Escape}')
  expect(onKeyDown).toHaveBeenLastCalledWith('Escape')
})

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
