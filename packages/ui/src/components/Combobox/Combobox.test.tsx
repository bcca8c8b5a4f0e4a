import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { Modal } from '../Modal/Modal.js'
import { Combobox } from './Combobox.js'
import type { ComboboxProps } from './combobox-props.js'

const options = [
  { value: 'ma', label: 'Massachusetts' },
  { value: 'nj', label: 'New Jersey', isDisabled: true },
  { value: 'nm', label: 'New Mexico' },
  { value: 'ny', label: 'New York' },
]

const setUp = (props: Partial<ComboboxProps> = {}) => {
  const onValueChange = vi.fn()
  render(<Combobox label="State" options={options} onValueChange={onValueChange} {...props} />)
  return onValueChange
}
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'State' })
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null

describe('a combobox', () => {
  test('the whole label of what cannot be chosen chooses nothing', async () => {
    const onValueChange = setUp()
    await userEvent.type(box(), 'new jersey')
    await userEvent.tab()
    expect(box().value).toBe('')
    expect(onValueChange).not.toHaveBeenCalled()
  })

  test('the arrow keys go through the options, past what cannot be chosen, and around', async () => {
    setUp()
    await userEvent.type(box(), 'new{ArrowDown}')
    expect(active()).toBe('New Mexico')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(active()).toBe('New Mexico')
    await userEvent.keyboard('{ArrowUp}')
    expect(active()).toBe('New York')
  })

  test('Enter chooses the only option that matches', async () => {
    const onValueChange = setUp()
    await userEvent.type(box(), 'york{Enter}')
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('ny')
  })

  test('a press chooses, and opened again the list shows everything with the choice marked', async () => {
    setUp()
    await userEvent.type(box(), 'new')
    await userEvent.click(screen.getByRole('option', { name: 'New York' }))
    expect(box().value).toBe('New York')
    expect(document.activeElement).toBe(box())
    await userEvent.click(box())
    expect(shown()).toHaveLength(4)
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('New York')
  })

  test.each([
    ['a text that is no choice goes back to the choice', 'new', 'Massachusetts', []],
    ['a whole name is chosen', 'NEW YORK', 'New York', ['ny']],
    ['nothing takes the choice away', ' ', '', ['']],
  ])('when the focus leaves, %s', async (_rule, typed, left, calls) => {
    const onValueChange = setUp({ defaultValue: 'ma' })
    await userEvent.clear(box())
    await userEvent.type(box(), typed)
    await userEvent.tab()
    await waitFor(() => expect(box().value).toBe(left))
    expect(onValueChange.mock.calls.flat()).toEqual(calls)
  })

  test('Escape closes the list, a second one takes back what was typed', async () => {
    setUp({ defaultValue: 'ma' })
    await userEvent.clear(box())
    await userEvent.type(box(), 'new{Escape}')
    expect([shown(), box().value]).toEqual([[], 'new'])
    await userEvent.keyboard('{Escape}')
    expect(box().value).toBe('Massachusetts')
  })

  test('in a dialog, Escape closes the dialog only when there is nothing left to take back', async () => {
    const onClose = vi.fn()
    render(
      <Modal isOpen onClose={onClose} title="Address">
        <Combobox label="State" options={options} defaultValue="ma" />
      </Modal>,
    )
    await screen.findByRole('dialog')
    await userEvent.clear(box())
    await userEvent.type(box(), 'new{Escape}{Escape}')
    expect([box().value, onClose.mock.calls.length]).toEqual(['Massachusetts', 0])
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  test.each([{ disabled: true }, { readOnly: true }])('%j it does not open', async (fixed) => {
    setUp({ defaultValue: 'ma', ...fixed })
    await userEvent.click(box())
    expect(shown()).toEqual([])
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('what cannot be chosen says so, and neither a press nor Enter on the only match chooses it', async () => {
    const onValueChange = setUp()
    await userEvent.type(box(), 'jersey{Enter}')
    const option = screen.getByRole('option', { name: 'New Jersey' })
    expect(option.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(option)
    expect(onValueChange).not.toHaveBeenCalled()
    expect(box().value).toBe('jersey')
  })

  test('Enter that ends a word of an input method chooses nothing', async () => {
    const onValueChange = setUp()
    await userEvent.type(box(), 'york')
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true })
    expect(onValueChange).not.toHaveBeenCalled()
  })

  test('another letter leaves the option that the arrow keys were on', async () => {
    setUp()
    await userEvent.type(box(), 'new{ArrowDown}')
    await userEvent.type(box(), ' ')
    expect(active()).toBeNull()
  })

  test('Enter answers the open list; only the next one sends the form', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Combobox label="State" options={options} />
      </form>,
    )
    await userEvent.type(box(), 'york{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  test('the choice that is chosen again is no change, and one that is given is shown', async () => {
    const onValueChange = vi.fn()
    const combobox = (value: string) => (
      <Combobox label="State" options={options} value={value} onValueChange={onValueChange} />
    )
    const { rerender } = render(combobox('ny'))
    await userEvent.clear(box())
    await userEvent.type(box(), 'york{Enter}')
    expect(onValueChange).not.toHaveBeenCalled()
    rerender(combobox('ma'))
    expect(box().value).toBe('Massachusetts')
  })

  test.each([{ isRequired: true }, { isLoading: true }, { defaultValue: '' }])(
    '%j there is nothing to take away',
    (props) => {
      setUp({ defaultValue: 'ma', ...props })
      expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
    },
  )
})
