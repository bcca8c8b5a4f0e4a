import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Pagination } from './Pagination.js'

function Demo({ total = 240 }: { total?: number }) {
  const [page, setPage] = useState(1)
  return <Pagination page={page} total={total} onPageChange={setPage} label="Cases" />
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('pagination', () => {
  test.each([
    ['Next page', 'Showing 11 - 20 of 240'],
    ['Last page', 'Showing 231 - 240 of 240'],
    ['Page 4', 'Showing 31 - 40 of 240'],
  ])('%s leads on, and the move is read out', async (name, text) => {
    render(<Demo />)
    await press(name)
    expect(screen.getByText(text)).toBeDefined()
    expect(screen.getByText(new RegExp(`^Page \\d+ of 24\\. ${text}$`))).toBeDefined()
  })

  test('while the number of rows is not known it says nothing and leads nowhere', () => {
    render(<Pagination page={1} total={0} onPageChange={() => undefined} isLoading label="Cases" />)
    const pages = screen.getByRole('navigation', { name: 'Cases' })
    expect([pages.textContent, pages.getAttribute('aria-busy')]).toEqual(['', 'true'])
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('it speaks in the words it is given', async () => {
    const labels = { next: 'Weiter', showing: ({ total }: { total: number }) => `${total} Zeilen` }
    render(<Pagination page={1} total={240} onPageChange={() => undefined} labels={labels} />)
    await press('Weiter')
    expect(screen.getByText('Page 2 of 24. 240 Zeilen')).toBeDefined()
  })
})

test('the page that is shown is marked, and pressing it changes nothing', async () => {
  const onPageChange = vi.fn()
  render(<Pagination page={2} total={240} onPageChange={onPageChange} />)
  const pages = screen.getAllByRole('button', { name: /^Page/ })
  expect(pages.map((page) => page.getAttribute('aria-current'))).toEqual([null, 'page', null, null, null])
  await press('Page 2')
  expect(onPageChange).not.toHaveBeenCalled()
})

test.each([
  [99, 'Page 24', ['Next page', 'Last page']],
  [0, 'Page 1', ['First page', 'Previous page']],
])('page %i of 24 counts as %s, from where some buttons lead nowhere', (page, current, off) => {
  render(<Pagination page={page} total={240} onPageChange={() => undefined} />)
  expect(screen.getByRole('button', { name: current }).getAttribute('aria-current')).toBe('page')
  const disabled = screen.getAllByRole('button').filter((button) => button.getAttribute('aria-disabled') === 'true')
  expect(disabled.map((button) => button.getAttribute('aria-label'))).toEqual(off)
})
