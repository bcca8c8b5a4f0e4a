import type { WaitingWork } from '@producer-portal/domain/dashboard'
import { mockWorklist } from '@producer-portal/domain/mocks'
import { LiveRegionProvider } from '@producer-portal/ui'
import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { DoneItems } from './DoneItems.js'

const [sample] = mockWorklist(new Date('2026-03-02T12:00:00')).items
if (!sample) throw new Error('There is no item')

/** So many requirements, of which the first are done. */
const workOf = (count: number, done = 0): WaitingWork => ({
  items: Array.from({ length: count - done }, (_, place) => ({
    ...sample,
    reason: 'requirements' as const,
    name: `Exam ${place + done}`,
    client: '',
    requirementId: String(place + done),
  })),
  counts: count === done ? [] : [{ reason: 'requirements', count: 1, requirements: count - done }],
})

function List({ work }: { work: WaitingWork | 'loading' }) {
  const list = useRef<HTMLUListElement>(null)
  const items = typeof work === 'string' ? [] : work.items
  return (
    <LiveRegionProvider>
      <h1 data-page-title tabIndex={-1}>
        Dashboard
      </h1>
      <ul ref={list}>
        {items.map(({ name }) => (
          <li key={name}>
            <a href="#step">{name}</a>
          </li>
        ))}
      </ul>
      <DoneItems work={work} list={list} />
    </LiveRegionProvider>
  )
}
const heard = () => document.querySelector('[aria-live="polite"]')?.textContent ?? ''

test('several items that are done are counted, one without a client is named by its contract', () => {
  const { rerender } = render(<List work="loading" />)
  rerender(<List work={workOf(4)} />)
  expect(heard()).toBe('')
  rerender(<List work="loading" />)
  rerender(<List work={workOf(4, 2)} />)
  expect(heard()).toBe('2 items done')
  rerender(<List work={workOf(4, 3)} />)
  expect(heard()).toContain(`Done: Exam 2, ${sample.contract.contractNo}`)
})

test('the last item gives the focus to the one before, and a focus elsewhere stays there', () => {
  const { rerender } = render(<List work={workOf(3)} />)
  screen.getByRole('link', { name: 'Exam 2' }).focus()
  rerender(<List work={workOf(2)} />)
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Exam 1' }))
  screen.getByRole('heading').focus()
  rerender(<List work={workOf(1)} />)
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})
