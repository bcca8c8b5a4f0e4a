import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { meridianMutual } from '../../tokens/brands.js'
import { BrandLogo } from './BrandLogo.js'

test.each([
  ['product', 'Meridian'],
  ['company', 'Meridian Mutual'],
] as const)('shows the name of the %s beside the drawing', (words, text) => {
  render(<BrandLogo brand={meridianMutual} words={words} />)
  expect(screen.getByText(text)).toBeDefined()
})

test('a picture alone is named by the company', () => {
  const logo = { src: '/logo.svg', width: 120, height: 32 }
  render(<BrandLogo brand={{ ...meridianMutual, logo }} words="none" />)
  expect(screen.getByRole('img', { name: 'Meridian Mutual' }).querySelector('img')?.getAttribute('alt')).toBe('')
})
