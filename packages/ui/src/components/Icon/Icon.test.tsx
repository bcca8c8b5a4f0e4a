import { render, screen } from '@testing-library/react'
import { LockIcon } from '../../icons/icons.js'
import { expect, test } from 'vitest'
import { Icon } from './Icon.js'

test('without a label it is decoration and is skipped', () => {
  const { container } = render(<Icon icon={LockIcon} size={20} />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  expect(container.querySelector('svg')?.getAttribute('focusable')).toBe('false')
})

test('with a label it is an image of that name', () => {
  render(<Icon icon={LockIcon} label="Locked" />)
  expect(screen.getByRole('img', { name: 'Locked' }).hasAttribute('aria-hidden')).toBe(false)
})
