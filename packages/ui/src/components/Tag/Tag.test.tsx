import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

test('its button says what it removes and is pressed by mouse and keyboard', async () => {
  const onRemove = vi.fn()
  render(<Tag label="Term Life" onRemove={onRemove} />)
  const button = screen.getByRole('button', { name: 'Remove Term Life' })
  await userEvent.click(button)
  await userEvent.keyboard('{Enter}')
  expect(onRemove).toHaveBeenCalledTimes(2)
})
