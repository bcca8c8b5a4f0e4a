import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { ThemeProvider } from '../../theme/ThemeProvider.js'
import { Combobox } from '../Combobox/Combobox.js'
import { Menu } from '../Menu/Menu.js'
import { Modal } from '../Modal/Modal.js'
import { Tooltip } from '../Tooltip/Tooltip.js'
import { Portal } from './Portal.js'

test('what floats is outside of what it was opened from, and inside the theme', async () => {
  render(
    <ThemeProvider scope="element" mode="dark">
      <div data-testid="page">
        <Portal>above</Portal>
      </div>
    </ThemeProvider>,
  )
  const above = await screen.findByText('above')
  expect(screen.getByTestId('page').contains(above)).toBe(false)
  expect(above.closest('[data-pp-mode]')?.getAttribute('data-pp-mode')).toBe('dark')
})

describe('on a page with a place for layers in its main landmark', () => {
  const controls = (
    <>
      <Menu
        items={[{ id: 'refresh', label: 'Refresh' }]}
        renderTrigger={(trigger) => <button {...trigger}>More</button>}
      />
      <Combobox label="State" options={[{ value: 'MA', label: 'Massachusetts' }]} />
      <Tooltip content="Not yet">
        <button type="button">Save</button>
      </Tooltip>
    </>
  )
  const show = (dialog: ReactNode) =>
    render(
      <>
        <header>{controls}</header>
        <main>
          <div data-pp-layers="" />
        </main>
        {dialog}
      </>,
    )

  test('menus, options and tooltips of the page are in it', async () => {
    show(null)
    const main = screen.getByRole('main')
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    expect(main.contains(await screen.findByRole('menuitem', { name: 'Refresh' }))).toBe(true)
    await userEvent.click(screen.getByRole('combobox', { name: 'State' }))
    expect(main.contains(await screen.findByRole('option', { name: 'Massachusetts' }))).toBe(true)
    await userEvent.hover(screen.getByRole('button', { name: 'Save' }))
    expect(main.contains(await screen.findByRole('tooltip'))).toBe(true)
  })

  test('those of a dialog stay with it, for the page is inert', async () => {
    show(
      <Modal isOpen title="Question" onClose={() => {}}>
        {controls}
      </Modal>,
    )
    const inDialog = within(await screen.findByRole('dialog', { name: 'Question' }))
    await userEvent.click(inDialog.getByRole('button', { name: 'More' }))
    const item = await screen.findByRole('menuitem', { name: 'Refresh' })
    expect(item.closest('main, [inert]')).toBeNull()
    await userEvent.click(item)
    await waitFor(() => expect(item.isConnected).toBe(false))
  })
})
