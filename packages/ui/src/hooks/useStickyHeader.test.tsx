import { act, render } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { stickyHeaderVariable } from '../tokens/scales.js'
import { useStickyHeader } from './useStickyHeader.js'

function Header() {
  const ref = useRef<HTMLElement>(null)
  useStickyHeader(ref)
  return <header ref={ref} />
}
const covered = () => document.documentElement.style.getPropertyValue(stickyHeaderVariable)

test.each([
  ['a header of one line covers its height', 56, 720, '', '56px'],
  ['a header of two lines covers both', 112, 720, '', '112px'],
  ['a header of a fifth of the window covers its height', 144, 720, '', '144px'],
  ['a header higher than a fifth of the window scrolls away with the page', 225, 720, 'relative', '0px'],
  ['a header of one line scrolls away in a very low window', 56, 256, 'relative', '0px'],
])('%s', (_rule, height, windowHeight, position, expected) => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height)
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(windowHeight)
  const { container, rerender } = render(<Header />)
  act(() => {
    window.dispatchEvent(new Event('resize'))
  })
  expect(container.querySelector('header')?.style.position).toBe(position)
  expect(covered()).toBe(expected)
  rerender(<p />)
  act(() => {
    window.dispatchEvent(new Event('resize'))
  })
  expect(covered()).toBe('')
})
