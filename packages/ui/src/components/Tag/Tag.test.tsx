import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Tag } from './Tag.js'

test('without a way to remove it, it is only words', () => {
  render(<Tag label="Term Life" />)
  expect(screen.getByText('Term Life')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('its whole words are there, however long', () => {
  const label = 'Agent: Featherstonehaugh-Cholmondeley, Maximiliana Theodora Alexandrina'
  render(<Tag label={label} />)
  expect(screen.getByText(label)).toBeDefined()
})
