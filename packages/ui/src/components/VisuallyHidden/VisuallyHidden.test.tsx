import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { VisuallyHidden } from './VisuallyHidden.js'

test('its words are part of the name that is read out', () => {
  render(
    <a href="#statement">
      Download<VisuallyHidden> the statement of May</VisuallyHidden>
    </a>,
  )
  expect(screen.getByRole('link', { name: 'Download the statement of May' })).toBeDefined()
})
