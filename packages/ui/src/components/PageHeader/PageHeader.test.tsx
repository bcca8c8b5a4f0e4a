import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { PageHeader } from './PageHeader.js'

test('says in a sentence what the page is for', () => {
  render(<PageHeader title="Preferences" description="What we may send you." />)
  expect(screen.getByText('What we may send you.')).toBeDefined()
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('its title is the heading of the page, and can be focused after a change of page', () => {
  const title = createRef<HTMLHeadingElement>()
  render(
    <PageHeader
      title="Pending"
      titleRef={title}
      breadcrumb={[{ label: 'Home', href: '/' }, { label: 'Pending' }]}
      actions="x"
    />,
  )
  title.current?.focus()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Pending' }))
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeDefined()
})
