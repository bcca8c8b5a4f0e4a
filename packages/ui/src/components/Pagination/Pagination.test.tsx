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
  test('says which rows are shown, and marks the page that users are on', () => {
    render(<Demo />)
    expect(screen.getByText('Showing 1 - 10 of 240')).toBeDefined()
    expect(screen.getByRole('navigation', { name: 'Cases' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page')
  })

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

  test('the button that led to the last page keeps the focus and does nothing more', async () => {
    const onPageChange = vi.fn()
    render(<Pagination page={2} total={20} onPageChange={onPageChange} />)
    await press('Next page')
    const next = screen.getByRole('button', { name: 'Next page' })
    expect(next.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(next)
    expect(onPageChange).not.toHaveBeenCalled()
    expect((await screen.findByRole('tooltip')).textContent).toBe('Page 2 of 2')
  })

  test('while the number of rows is not known it says nothing and leads nowhere', () => {
    render(<Pagination page={1} total={0} onPageChange={() => undefined} isLoading label="Cases" />)
    const pages = screen.getByRole('navigation', { name: 'Cases' })
    expect(pages.textContent).toBe('')
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('it speaks in the words it is given', async () => {
    const labels = { next: 'Weiter', showing: ({ total }: { total: number }) => `${total} Zeilen` }
    render(<Pagination page={1} total={240} onPageChange={() => undefined} labels={labels} />)
    await press('Weiter')
    expect(screen.getByText('Page 2 of 24. 240 Zeilen')).toBeDefined()
  })

  test('an empty list reads 0 - 0 of 0 and leads nowhere', () => {
    render(<Demo total={0} />)
    expect(screen.getByText('Showing 0 - 0 of 0')).toBeDefined()
    for (const name of ['First page', 'Previous page', 'Next page', 'Last page']) {
      expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true')
    }
  })
})
