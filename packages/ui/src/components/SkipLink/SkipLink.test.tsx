import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SkipLink } from './SkipLink.js'

test('is the first stop of the keyboard and leads to the content', async () => {
  render(
    <>
      <SkipLink />
      <a href="/other">other</a>
    </>,
  )
  await userEvent.tab()
  const link = screen.getByRole('link', { name: 'Skip to main content' })
  expect(document.activeElement).toBe(link)
  expect(link.getAttribute('href')).toBe('#main')
})
