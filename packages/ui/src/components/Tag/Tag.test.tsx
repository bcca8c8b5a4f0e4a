import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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

test('the button that removes it is named after it, or in the words that are given', () => {
  const onRemove = vi.fn()
  const { rerender } = render(<Tag label="Term Life" onRemove={onRemove} />)
  expect(screen.getByRole('button', { name: 'Remove Term Life' })).toBeDefined()
  rerender(<Tag label="Term Life" onRemove={onRemove} removeLabel="Without Term Life" />)
  screen.getByRole('button', { name: 'Without Term Life' }).click()
  expect(onRemove).toHaveBeenCalledOnce()
})
