import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Text } from './Text.js'

test.each([
  ['numeric', { isNumeric: true }],
  ['singleLine', { isSingleLine: true }],
] as const)('is %s only when it is asked for', (mark, props) => {
  const { rerender } = render(<Text>$1,240.00</Text>)
  const text = screen.getByText('$1,240.00')
  expect(mark in text.dataset).toBe(false)
  rerender(<Text {...props}>$1,240.00</Text>)
  expect(mark in text.dataset).toBe(true)
})

test('is a paragraph unless another element fits the sentence better', () => {
  render(
    <>
      <Text>first</Text>
      <Text as="strong" tone="danger" isNumeric isSingleLine>
        second
      </Text>
    </>,
  )
  expect(screen.getByText('first').tagName).toBe('P')
  expect(screen.getByText('second').tagName).toBe('STRONG')
})
