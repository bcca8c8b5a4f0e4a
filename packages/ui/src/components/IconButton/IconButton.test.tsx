import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PencilIcon } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { IconButton } from './IconButton.js'

test('is found by its name, which is shown when it is pointed at but not read twice', async () => {
  const onClick = vi.fn()
  render(<IconButton label="Edit case" icon={PencilIcon} onClick={onClick} />)
  const button = screen.getByRole('button', { name: 'Edit case' })
  await userEvent.hover(button)
  expect(await screen.findByText('Edit case')).toBeDefined()
  expect(button.getAttribute('aria-describedby')).toBeNull()
  await userEvent.click(button)
  expect(onClick).toHaveBeenCalledOnce()
})

test('a hint replaces the name, and is read after it', async () => {
  render(<IconButton label="Edit case" hint="Only two users can edit a case." icon={PencilIcon} aria-disabled />)
  const button = screen.getByRole('button', { name: 'Edit case' })
  await userEvent.tab()
  const tip = await screen.findByText('Only two users can edit a case.')
  expect(button.getAttribute('aria-describedby')).toBe(tip.closest('[id]')?.id)
  expect(screen.queryByText('Edit case')).toBeNull()
})

test('while busy it says so by name', () => {
  render(<IconButton label="Refresh" icon={PencilIcon} isPending />)
  expect(screen.getByText('Refresh in progress')).toBeDefined()
})
