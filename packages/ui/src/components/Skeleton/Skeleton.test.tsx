import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Skeleton } from './Skeleton.js'

test('draws as many lines as the text will have, and says nothing', () => {
  render(<Skeleton lines={3} data-testid="bones" />)
  const bones = screen.getByTestId('bones')
  expect(bones.children).toHaveLength(3)
  expect(bones.getAttribute('aria-hidden')).toBe('true')
})

test('a box has the size it is given', () => {
  render(<Skeleton shape="circle" width="2rem" height="2rem" data-testid="bones" />)
  expect(screen.getByTestId('bones').style.inlineSize).toBe('2rem')
})
