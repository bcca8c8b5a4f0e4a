import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { defaultBrand } from '../../tokens/brand.js'
import { AppFooter } from './AppFooter.js'

test('without links it has no empty list', () => {
  render(<AppFooter notice="For producer use only." />)
  expect(screen.queryByRole('list')).toBeNull()
})

test('says who may use the app, and leads to the pages of the company', () => {
  render(<AppFooter notice="For producer use only." links={defaultBrand.links} />)
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByText('For producer use only.')).toBeDefined()
  expect(footer.getByRole('link', { name: 'Privacy (opens in a new tab)' })).toBeDefined()
})

test('social links are in a list of their own', () => {
  render(<AppFooter notice="For producer use only." links={defaultBrand.links} social={defaultBrand.social} />)
  const social = within(screen.getByRole('list', { name: 'Follow us' }))
  expect(social.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'LinkedIn (opens in a new tab)',
    'YouTube (opens in a new tab)',
  ])
})
