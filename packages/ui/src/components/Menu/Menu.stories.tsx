import type { Meta, StoryObj } from '@storybook/react-vite'
import { DownloadIcon, PencilIcon, Trash2Icon } from '../../icons/task-icons.js'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.js'
import { type Guidance, sheetParameters } from '../../testing/stories/component-page.js'
import { Menu } from './Menu.js'

const onEdit = fn()

const guidance = {
  when: [
    'To offer actions or pages under a control of your own, such as an avatar or a place of the navigation.',
    'With groups when there are more than about seven lines.',
  ],
  whenNot: [
    'Under a plain button: use `MenuButton`.',
    'To choose a value in a form: use `Select`.',
    'For content other than lines, such as fields or a card: use `Popover`.',
  ],
  anatomy: [
    ['Control', 'Opens and closes the menu, and says which.'],
    ['Line', 'An action or a link: an icon, a label, and a muted note such as a count.'],
    ['Group', 'Lines under a heading, parted by a hairline.'],
  ],
  keyboard: [
    ['Enter, Space or Arrow down', 'On the control: opens the menu with the first line focused.'],
    ['Arrow up', 'On the control: opens it with the last line focused.'],
    ['Arrow down, Arrow up', 'Go from line to line and round at the ends, also to what cannot be chosen.'],
    ['Home, End', 'Go to the first and the last line.'],
    ['Letters', 'Go to the line that begins with them.'],
    ['Enter or Space', 'Chooses the line, closes the menu and gives the focus back to the control.'],
    ['Escape or Tab', 'Closes the menu and gives the focus back to the control.'],
  ],
  pattern: 'WAI-ARIA Menu Button',
} satisfies Guidance

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
  parameters: { guidance, docs: { story: { inline: false, height: '18rem' } } },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
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
/** On a phone it is a sheet at the foot of the window; a press beside it closes it and reaches nothing else. */
export const OnAPhone: Story = {
  globals: { viewport: { value: '375-640', isRotated: false } },
  play: async (context) => {
    await open(context)
    const menu = screen.getByRole('menu')
    await waitFor(() => expect(Math.round(menu.getBoundingClientRect().bottom)).toBe(window.innerHeight))
    await expect(menu.getBoundingClientRect().width).toBe(window.innerWidth)
    const scrim = document.elementFromPoint(100, 100)
    await expect(scrim).toHaveAttribute('data-pp-scrim')
    await userEvent.click(scrim ?? document.body)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}
export const IsDrivenByTheKeyboard: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('button', { name: 'Actions' })
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
