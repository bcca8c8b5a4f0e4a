import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { MoreColumns } from './MoreColumns.js'

/** A table of three columns of 300 px, of which 400 px are in view. */
function makeTable() {
  const table = document.createElement('div')
  const headers = '<div role="columnheader"></div>'.repeat(3)
  table.innerHTML = `<div class="dt-scroller"><div class="dt-head-main">${headers}</div></div>`
  const scroller = table.querySelector('.dt-scroller')
  if (scroller) Object.defineProperties(scroller, { scrollWidth: { value: 900 }, clientWidth: { value: 400 } })
  for (const header of table.querySelectorAll('[role=columnheader]'))
    Object.defineProperty(header, 'offsetWidth', { value: 300 })
  return table
}

/** Reports each element as soon as it is observed. */
class EagerObserver {
  readonly observe: () => void
  readonly disconnect = () => undefined
  readonly unobserve = () => undefined
  constructor(report: () => void) {
    this.observe = report
  }
}

test('the end of a wide table fades while columns are out of view, and no longer once cards took its place', () => {
  vi.stubGlobal('ResizeObserver', EagerObserver)
  const edge = { current: document.createElement('div') }
  edge.current.hidden = true
  const labels = { moreColumns: (count: number) => `${count} more columns`, firstColumns: 'First columns' }
  const { unmount } = render(<MoreColumns table={makeTable()} edge={edge} labels={labels} />)
  expect(screen.getByRole('button', { name: '2 more columns' })).toBeDefined()
  expect([edge.current.hidden, edge.current.style.getPropertyValue('--pp-cut')]).toEqual([false, '100px'])
  unmount()
  expect(edge.current.hidden).toBe(true)
  vi.unstubAllGlobals()
})
