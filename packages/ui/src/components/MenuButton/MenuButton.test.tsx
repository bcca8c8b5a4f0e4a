import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { MenuButton } from './MenuButton.js'

test('offers its actions and does the one that is pressed', async () => {
  const onAction = vi.fn()
  const ref = createRef<HTMLButtonElement>()
  render(
    <MenuButton ref={ref} items={[{ id: 'csv', label: 'CSV', onAction }]}>
      Export
    </MenuButton>,
  )
  expect(ref.current).toBe(screen.getByRole('button', { name: 'Export' }))
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }))
  expect(onAction).toHaveBeenCalledOnce()
})
