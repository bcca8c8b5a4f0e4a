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

test('the first Escape empties the box and goes no further, the next one is left to the dialog around it', () => {
  const onKeyDown = vi.fn()
  document.body.addEventListener('keydown', onKeyDown)
  render(<SearchField label="Search clients" defaultValue="Ada" />)
  expect(fireEvent.keyDown(box(), { key: 'Escape' })).toBe(false)
  expect([box().value, onKeyDown.mock.calls.length]).toEqual(['', 0])
  expect(fireEvent.keyDown(box(), { key: 'Escape' })).toBe(true)
  document.body.removeEventListener('keydown', onKeyDown)
  expect(onKeyDown).toHaveBeenCalledOnce()
})

test.each([{ readOnly: true }, { disabled: true }])('with %j it cannot be emptied', (state) => {
  render(<SearchField label="Search clients" defaultValue="Ada" {...state} />)
  expect(screen.queryByRole('button')).toBeNull()
  fireEvent.keyDown(box(), { key: 'Escape' })
  expect(box().value).toBe('Ada')
})

test('a key that the caller answers is left to it', () => {
  const onSearchSubmit = vi.fn()
  render(
    <SearchField
      label="Search clients"
      defaultValue="Ada"
      onSearchSubmit={onSearchSubmit}
      onKeyDown={(event) => event.preventDefault()}
    />,
  )
  fireEvent.keyDown(box(), { key: 'Enter' })
  fireEvent.keyDown(box(), { key: 'Escape' })
  expect([box().value, onSearchSubmit.mock.calls]).toEqual(['Ada', []])
})
