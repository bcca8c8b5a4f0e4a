import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { Combobox } from './Combobox.js'

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Agent' })

test('with a search behind it, it tells what is typed and shows the options as they come', async () => {
  const onQueryChange = vi.fn()
  const combobox = (options: { value: string; label: string }[]) => (
    <Combobox label="Agent" options={options} filter="none" onQueryChange={onQueryChange} />
  )
  const { rerender } = render(combobox([]))
  await userEvent.type(box(), 'ri')
  expect(onQueryChange).toHaveBeenLastCalledWith('ri')
  rerender(combobox([{ value: '100101', label: 'Elena Rivera' }]))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(box().value).toBe('Elena Rivera')
  expect(onQueryChange).toHaveBeenLastCalledWith('')
  rerender(combobox([]))
  expect(box().value).toBe('Elena Rivera')
})

test('how many match is read out once typing pauses', async () => {
  render(<Combobox label="Agent" options={[{ value: '1', label: 'Elena Rivera' }]} emptyText="Nobody found" />)
  await userEvent.type(box(), 'rivera')
  expect(await screen.findByText('1 result', undefined, { timeout: 3000 })).toBeDefined()
  await userEvent.type(box(), 'x')
  expect(await screen.findAllByText('Nobody found', undefined, { timeout: 3000 })).toBeDefined()
})

test('a search that takes long is read out', async () => {
  render(<Combobox label="Agent" options={[]} filter="none" isLoading />)
  await userEvent.type(box(), 'ri')
  expect(await screen.findAllByText('Searching', undefined, { timeout: 3000 })).not.toHaveLength(0)
})

const searchAndFail = async (onRetry?: () => void) => {
  render(<Combobox label="Agent" options={[]} filter="none" loadError="The search did not answer." onRetry={onRetry} />)
  await userEvent.type(box(), 'ri')
}

describe('when the options could not be loaded', () => {
  test('it says so instead of that nothing matches', async () => {
    await searchAndFail()
    // In view; it is read out as well, after a pause.
    const inView = { ignore: '[data-pp-announcer] *' }
    expect(screen.getByText('The search did not answer.', inView)).toBeDefined()
    expect(screen.queryByText('No matches')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  test('that and the next step are read out', async () => {
    await searchAndFail(vi.fn())
    const heard = 'The search did not answer. Press Enter to try again.'
    expect(await screen.findByText(heard, undefined, { timeout: 3000 })).toBeDefined()
  })
})
