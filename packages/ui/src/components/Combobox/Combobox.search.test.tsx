import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { Combobox } from './Combobox.js'

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Agent' })

/** The number of live regions with a text, once it is read out: it stands in one that was there before. */
const countRegions = (text: string) =>
  waitFor(
    () => {
      const regions = [...document.querySelectorAll('[aria-live=polite]')].filter(
        ({ textContent }) => textContent === text,
      )
      if (regions.length === 0 || regions.some((region) => region.hasAttribute('aria-busy'))) throw new Error(text)
      return regions.length
    },
    { timeout: 3000 },
  )

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
  expect(await countRegions('Nobody found')).toBe(1)
})

test('a search that takes long is read out', async () => {
  render(<Combobox label="Agent" options={[]} filter="none" isLoading />)
  await userEvent.type(box(), 'ri')
  expect(await countRegions('Searching')).toBe(1)
})

const searchAndFail = async (onRetry?: () => void) => {
  render(<Combobox label="Agent" options={[]} filter="none" loadError="The search did not answer." onRetry={onRetry} />)
  await userEvent.type(box(), 'ri')
}

describe('when the options could not be loaded', () => {
  test('it says so instead of that nothing matches', async () => {
    await searchAndFail()
    expect(screen.getByText('The search did not answer.')).toBeDefined()
    expect(screen.queryByText('No matches')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  test('that and the next step are read out', async () => {
    await searchAndFail(vi.fn())
    expect(await countRegions('The search did not answer. Press Enter to try again.')).toBe(1)
  })

  test('a search that runs again says nothing of the last one', async () => {
    render(<Combobox label="Agent" options={[]} filter="none" loadError="The search did not answer." isLoading />)
    await userEvent.type(box(), 'ri')
    expect(screen.queryByText('The search did not answer.')).toBeNull()
  })
})
