import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Text } from './Text.js'

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
