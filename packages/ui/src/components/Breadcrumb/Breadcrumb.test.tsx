import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Breadcrumb } from './Breadcrumb.js'

test('links every step but the last, which is the page itself', () => {
  render(
    <Breadcrumb
      items={[
        { label: 'Home', href: '/' },
        { label: 'New Business', href: '/nb' },
        { label: 'Pending', href: '/x' },
      ]}
    />,
  )
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(way.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'New Business'])
  expect(way.getByText('Pending').getAttribute('aria-current')).toBe('page')
})

test('is no landmark if it leads nowhere', () => {
  render(<Breadcrumb items={[{ label: 'Sales' }, { label: 'Illustrations' }]} />)
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getByText('Illustrations').getAttribute('aria-current')).toBe('page')
})
