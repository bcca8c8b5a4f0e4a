import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { defaultBrand } from '../../tokens/brand.js'
import { BrandLogo } from './BrandLogo.js'

test.each([
  ['product', 'Example'],
  ['company', 'Example Company'],
] as const)('shows the name of the %s beside the drawing', (part, text) => {
  render(<BrandLogo brand={defaultBrand} text={part} />)
  expect(screen.getByText(text)).toBeDefined()
})

const logo = { src: '/logo.svg', width: 120, height: 32 }

test('a picture beside words is decoration, and keeps its shape while it loads', () => {
  const { container } = render(<BrandLogo brand={{ ...defaultBrand, logo }} />)
  const picture = container.querySelector('img')
  expect(screen.queryByRole('img')).toBeNull()
  expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['120', '32'])
})

test('a picture alone is named by the company', () => {
  render(<BrandLogo brand={{ ...defaultBrand, logo }} text="none" />)
  expect(screen.getByRole('img', { name: 'Example Company' }).querySelector('img')?.getAttribute('alt')).toBe('')
})
