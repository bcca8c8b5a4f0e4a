import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Skeleton } from './Skeleton.js'

const shorter = () =>
  [...screen.getByTestId('bones').children].map((bone) => bone instanceof HTMLElement && 'lastLine' in bone.dataset)

test('draws as many lines as the text will have, and says nothing', () => {
  render(<Skeleton lines={3} data-testid="bones" />)
  const bones = screen.getByTestId('bones')
  expect(bones.children).toHaveLength(3)
  expect(bones.getAttribute('aria-hidden')).toBe('true')
})

test('only the last line of a paragraph is shorter, and a single line is whole', () => {
  const { rerender } = render(<Skeleton lines={3} data-testid="bones" />)
  expect(shorter()).toEqual([false, false, true])
  rerender(<Skeleton data-testid="bones" />)
  expect(shorter()).toEqual([false])
})

test.each([
  ['block', '8rem'],
  ['circle', '8rem'],
  ['text', ''],
] as const)('a %s of 8rem is %j high: text is as high as its letters', (shape, height) => {
  render(<Skeleton shape={shape} height="8rem" data-testid="bones" />)
  const [bone] = screen.getByTestId('bones').children
  expect(bone instanceof HTMLElement && bone.style.blockSize).toBe(height)
})

test('a box has the size it is given', () => {
  render(<Skeleton shape="circle" width="2rem" height="2rem" data-testid="bones" />)
  expect(screen.getByTestId('bones').style.inlineSize).toBe('2rem')
})
