import { render } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { useStickyFoot } from './useStickyFoot.js'

function Bar() {
  const ref = useRef<HTMLDivElement>(null)
  useStickyFoot(ref)
  return <div ref={ref} />
}
const padding = () => document.documentElement.style.scrollPaddingBlockEnd
const below = () => document.documentElement.style.getPropertyValue('--pp-foot')

test('every bar at the foot counts in the scroll padding of the page, and lifts the toasts, while it is there', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60)
  const { rerender } = render(
    <>
      <Bar key="a" />
      <Bar key="b" />
    </>,
  )
  expect([padding(), below()]).toEqual(['120px', '120px'])
  rerender(<Bar key="a" />)
  expect(padding()).toBe('60px')
  rerender(<p />)
  expect([padding(), below()]).toEqual(['', ''])
})

test('a bar stands on the bars after it, so that none covers another', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60)
  const { container } = render(
    <>
      <Bar />
      <Bar />
    </>,
  )
  const bars = [...container.querySelectorAll('div')]
  expect(bars.map((bar) => bar.style.insetBlockEnd)).toEqual(['60px', '0px'])
})
