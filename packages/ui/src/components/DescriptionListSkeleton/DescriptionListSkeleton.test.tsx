import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DescriptionListSkeleton } from './DescriptionListSkeleton.js'

test('says that the facts are loading, and draws the facts and a heading with lines for each section', () => {
  render(<DescriptionListSkeleton label="Loading" sections={[2]} data-testid="facts" />)
  expect(screen.getByRole('status').textContent).toBe('Loading')
  const drawn = [...screen.getByTestId('facts').querySelectorAll('[aria-hidden]')]
  expect(drawn.map(({ children }) => children.length)).toEqual([6, 1, 2])
})
