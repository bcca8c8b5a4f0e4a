import type { Meta, StoryObj } from '@storybook/react-vite'
import { DownloadIcon, PencilIcon, Trash2Icon } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.js'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { menuGuidance } from './Menu.guidance.js'
import { Menu } from './Menu.js'

const onEdit = fn()

const meta = {
  title: 'Components/Menu',
  component: Menu,
  tags: ['stable'],
  args: {
    renderTrigger: (props) => <Button {...props}>Actions</Button>,
    items: [
      { id: 'edit', label: 'Edit', icon: PencilIcon, onAction: onEdit },
      { id: 'export', label: 'Export', icon: DownloadIcon, note: '240' },
      { id: 'archive', label: 'Archive', isDisabled: true },
      { id: 'delete', label: 'Delete', icon: Trash2Icon, isDestructive: true },
    ],
  },
  argTypes: { renderTrigger: { control: false }, items: { control: false } },
  parameters: { guidance: menuGuidance, docs: { story: { inline: false, height: '18rem' } } },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Actions' }))
  await waitFor(() => expect(screen.getByRole('menu', { name: 'Actions' })).toBeVisible())
}

export const Closed: Story = {}
export const Opened: Story = { play: open }
export const InGroups: Story = {
  args: {
    items: [
      { id: 'home', label: 'Home', href: '#home', isCurrent: true },
      {
        id: 'elsewhere',
        label: 'Elsewhere',
        items: [{ id: 'directory', label: 'Field directory', href: 'https://example.com', isExternal: true }],
      },
    ],
  },
  play: async (context) => {
    await open(context)
    const menu = within(screen.getByRole('menu'))
    await expect(menu.getByRole('menuitem', { name: 'Home' })).toHaveAttribute('href', '#home')
    const elsewhere = within(menu.getByRole('group', { name: 'Elsewhere' }))
    await expect(elsewhere.getByRole('menuitem')).toHaveAttribute('rel', expect.stringContaining('noopener'))
  },
}
export const ManyLines: Story = {
  args: { items: Array.from({ length: 40 }, (_, line) => ({ id: String(line), label: `Line ${line + 1}` })) },
  play: open,
}
export const LongContent: Story = {
  args: {
    items: [
      { id: 'file', label: 'attending_physician_statement_of_dr_feld_second_scan_with_better_contrast.pdf' },
      { id: 'all', label: 'Export all cases of all agents and agencies, with their requirements', note: '10,000' },
    ],
  },
  play: async (context) => {
    await open(context)
    const menu = screen.getByRole('menu')
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth)
  },
}
export const IsDrivenByTheKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('button', { name: 'Actions' })
    control.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus())
    await expect(control).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowUp}')
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(onEdit).toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(control).toHaveFocus())
  },
}

/** One menu at a time is open: a focused line, a link to the page users are on, notes, what is disabled and dangerous. */
export const States: Story = {
  args: {
    items: [
      { id: 'edit', label: 'Edit', icon: PencilIcon },
      { id: 'export', label: 'Export', icon: DownloadIcon, note: '240' },
      { id: 'archive', label: 'Archive', isDisabled: true },
      {
        id: 'pages',
        label: 'Pages',
        items: [
          { id: 'pending', label: 'Pending', href: '#pending', isCurrent: true },
          { id: 'issued', label: 'Issued in the last thirty days in all of the states', href: '#issued' },
          { id: 'directory', label: 'Field directory', href: 'https://example.com', isExternal: true },
        ],
      },
      { id: 'delete', label: 'Delete', icon: Trash2Icon, isDestructive: true },
    ],
  },
  parameters: sheetParameters,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Actions' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus())
  },
}
