import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { StackedBar, type StackedBarItem } from './StackedBar.js'

const items: readonly StackedBarItem[] = [
  { id: 'open', label: 'Open', value: 1200 },
  { id: 'none', label: 'Overdue', value: 0 },
  { id: 'unknown', label: 'Paid', value: null },
  { id: 'static', label: 'No state', value: 3, isStatic: true },
]
const parts = () => [...(document.querySelector('[aria-hidden]')?.children ?? [])]
const faded = () => parts().map((part) => part.hasAttribute('data-faded'))

test('a part that counts 0 takes no place in the bar, and may be chosen all the same', async () => {
  const onSelectionChange = vi.fn()
  render(<StackedBar title="Invoices" items={items} onSelectionChange={onSelectionChange} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Open 1,200',
    'Overdue 0',
    'Paid ',
    'No state 3',
  ])
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Open 1,200', 'Overdue 0'])
  expect(parts()).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Overdue 0' }))
  expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith('none')
})

test.each([
  ['open', [false, true]],
  ['none', [true, true]],
  ['gone', [false, false]],
  [null, [false, false]],
])('with %j chosen the others fade: %j', (selectedKey, expected) => {
  render(<StackedBar title="Invoices" items={items} selectedKey={selectedKey} onSelectionChange={vi.fn()} />)
  expect(faded()).toEqual(expected)
})
