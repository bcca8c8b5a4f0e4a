import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AnnounceContext } from '../../hooks/useAnnounce.js'
import { MultiSelect } from './MultiSelect.js'

const options = ['Ohio', 'Oregon', 'Iowa'].map((label) => ({ value: label.slice(0, 2).toUpperCase(), label }))
const box = () => screen.getByRole('combobox', { name: 'States' })
const tags = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

test('one choice after the other becomes a tag; the list stays open and what was typed goes', async () => {
  const onValuesChange = vi.fn()
  render(<MultiSelect label="States" options={options} onValuesChange={onValuesChange} />)
  await userEvent.type(box(), 'ohi{Enter}')
  expect(screen.getAllByRole('option')).toHaveLength(3)
  await userEvent.type(box(), 'iow{Enter}')
  expect(tags()).toEqual(['Ohio', 'Iowa'])
  expect(onValuesChange.mock.calls).toEqual([[['OH']], [['OH', 'IO']]])
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2)
})

test('a choice that is made again is taken back, and so is the last one by Backspace', async () => {
  render(<MultiSelect label="States" options={options} defaultValues={['OH', 'OR', 'IO']} />)
  await userEvent.type(box(), 'ohi{Enter}')
  expect(tags()).toEqual(['Oregon', 'Iowa'])
  await userEvent.type(box(), '{Backspace}')
  expect(tags()).toEqual(['Oregon'])
  expect(screen.getByText('Iowa removed')).toBeTruthy()
})

test('leaving with the name of a choice typed keeps the choice', async () => {
  render(<MultiSelect label="States" options={options} defaultValues={['OH']} />)
  await userEvent.type(box(), 'Ohio')
  await userEvent.tab()
  expect(tags()).toEqual(['Ohio'])
})

test('choices keep their names when searches bring other options', async () => {
  const { rerender } = render(<MultiSelect label="States" options={options.slice(0, 1)} filter="none" />)
  await userEvent.type(box(), '{ArrowDown}{Enter}')
  rerender(<MultiSelect label="States" options={options.slice(1, 2)} filter="none" />)
  await userEvent.type(box(), '{ArrowDown}{Enter}')
  rerender(<MultiSelect label="States" options={[]} filter="none" />)
  expect(tags()).toEqual(['Ohio', 'Oregon'])
})

test('the focus goes to the next tag when one is removed, and at last to the box', async () => {
  render(<MultiSelect label="States" options={options} defaultValues={['OH', 'OR']} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Ohio' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Oregon' }))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(box())
})

test('what is chosen is read out with how many there are, and so is that nothing is left', async () => {
  const announce = vi.fn()
  render(
    <AnnounceContext.Provider value={announce}>
      <MultiSelect label="States" options={options} defaultValues={['OH']} />
    </AnnounceContext.Provider>,
  )
  await userEvent.type(box(), 'iow{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(announce.mock.calls).toEqual([['Iowa added. 2 chosen.'], ['Nothing chosen']])
})

test('a caller that keeps the values decides what is chosen', async () => {
  const onValuesChange = vi.fn()
  render(<MultiSelect label="States" options={options} values={['OH']} onValuesChange={onValuesChange} />)
  await userEvent.type(box(), 'iow{Enter}')
  expect(onValuesChange).toHaveBeenCalledExactlyOnceWith(['OH', 'IO'])
  expect(tags()).toEqual(['Ohio'])
})

test.each([{ readOnly: true }, { disabled: true }])('with %j nothing can be taken away', async (state) => {
  render(<MultiSelect label="States" options={options} defaultValues={['OH', 'IO']} {...state} />)
  expect(screen.queryByRole('button', { name: /Remove|Clear/ })).toBeNull()
  fireEvent.keyDown(box(), { key: 'Backspace' })
  expect(tags()).toEqual(['Ohio', 'Iowa'])
})

test.each([
  [2, null],
  [1, 'Show 1 more'],
])('with room for %i of two tags the button for the rest is %j', (maxShownTags, name) => {
  render(<MultiSelect label="States" options={options} defaultValues={['OH', 'IO']} maxShownTags={maxShownTags} />)
  const rest = screen.queryByRole('button', { name: /^Show/ })
  expect(rest?.textContent ?? null).toBe(name)
  expect(rest?.getAttribute('aria-expanded') ?? null).toBe(name && 'false')
})

test('a single tag has no button that clears all', () => {
  render(<MultiSelect label="States" options={options} defaultValues={['OH']} />)
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull()
})

test.each([
  [false, ['OH', 'IO']],
  [true, []],
])('a native form gets every value, and none of a field that is disabled: %s', (disabled, sent) => {
  render(
    <form aria-label="Report">
      <MultiSelect label="States" name="state" options={options} defaultValues={['OH', 'IO']} disabled={disabled} />
    </form>,
  )
  const formData = new FormData()
  formData.append('state', 'typed')
  fireEvent(screen.getByRole('form'), Object.assign(new Event('formdata'), { formData }))
  expect(formData.getAll('state')).toEqual(sent)
})
