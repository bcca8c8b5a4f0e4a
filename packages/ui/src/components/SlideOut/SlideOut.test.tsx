import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SlideOut } from './SlideOut.js'

/** Panels inside one another, of which the outermost ones are open. */
function Stack({ open }: { open: number }) {
  return (
    <SlideOut isOpen onClose={vi.fn()} title="Case">
      <SlideOut isOpen={open > 1} onClose={vi.fn()} title="Requirements">
        <SlideOut isOpen={open > 2} onClose={vi.fn()} title="Upload">
          files
        </SlideOut>
      </SlideOut>
    </SlideOut>
  )
}

/** How many panels each one says are over it. */
const covers = () =>
  screen
    .getAllByRole('dialog', { hidden: true })
    .map((panel) => [panel.style.getPropertyValue('--pp-slide-out-covers'), panel.dataset['covered']])

test('each panel moves aside once for every one over it, and back as they close', async () => {
  const { rerender } = render(<Stack open={3} />)
  await screen.findByText('files')
  expect(covers()).toEqual([
    ['2', 'true'],
    ['1', 'true'],
    ['0', undefined],
  ])
  rerender(<Stack open={2} />)
  expect(covers()).toEqual([
    ['1', 'true'],
    ['0', undefined],
  ])
  rerender(<Stack open={1} />)
  expect(covers()).toEqual([['0', undefined]])
})
