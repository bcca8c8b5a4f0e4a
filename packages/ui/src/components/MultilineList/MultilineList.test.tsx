import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MultilineList } from './MultilineList.js'

const texts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('each line says what it is and a word about it; a dash is shown where there is nothing to say', () => {
  render(
    <MultilineList emptyText="None" items={[{ main: 'Ada', note: '60%' }, { main: '', note: '' }, { main: null }]} />,
  )
  expect(texts()).toEqual(['Ada60%', '—', '—'])
})

test('has a heading of the level it is given, or none', () => {
  const { rerender } = render(<MultilineList title="People" headingLevel={2} emptyText="None" items={[]} />)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('People')
  rerender(<MultilineList emptyText="None" items={[]} />)
  expect(screen.queryByRole('heading')).toBeNull()
})
