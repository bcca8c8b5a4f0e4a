import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DescriptionListSkeleton } from './DescriptionListSkeleton.js'

test('draws the facts and a heading with lines for each section', () => {
  const { container } = render(<DescriptionListSkeleton sections={[2]} />)
  const drawn = [...container.querySelectorAll('[aria-hidden]')]
  expect(drawn.map(({ children }) => children.length)).toEqual([6, 1, 2])
})
