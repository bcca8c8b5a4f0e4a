import { defaultColumnSettings, lockColumn } from '@producer-portal/domain/column-settings'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { desktop } from '../../testing/windows.js'
import { notSaved } from '../../testing/results.js'
import { arranged, columnSettingsArgs, WorkingColumnSettings } from './column-settings.fixture.js'
import { ColumnSettingsScreen } from './ColumnSettingsScreen.js'

/** Longer journeys through the column settings. */
const meta = {
  title: 'Features/Column settings/ColumnSettingsScreen in use',
  component: ColumnSettingsScreen,
  tags: ['!autodocs'],
  args: columnSettingsArgs,
  globals: desktop.globals,
  render: (args) => <WorkingColumnSettings {...args} />,
} satisfies Meta<typeof ColumnSettingsScreen>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const list = (canvas: Canvas, name: string) => within(canvas.getByRole('list', { name }))
const rows = (canvas: Canvas, name: string) =>
  list(canvas, name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name })
const save = (canvas: Canvas) => button(canvas, 'Save and Apply')

/** A locked column goes to the end of its block, an unlocked one to the first place below it; the focus goes along. */
export const LockAndUnlock: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(button(canvas, 'Lock Days Pending'))
    await expect(rows(canvas, 'Locked columns')).toEqual(['Insured Name', 'Days Pending'])
    await expect(button(canvas, 'Unlock Days Pending')).toHaveFocus()
    await expect(await screen.findByText('Days Pending locked, place 2 of the locked columns')).toBeInTheDocument()
    await userEvent.click(button(canvas, 'Unlock Insured Name'))
    await expect(rows(canvas, 'Locked columns')).toEqual(['Days Pending'])
    await expect(rows(canvas, 'Other columns')[0]).toBe('Insured Name')
    await expect(button(canvas, 'Lock Insured Name')).toHaveFocus()
    await userEvent.click(button(canvas, 'Unlock Days Pending'))
    await expect(rows(canvas, 'Locked columns')).toEqual([
      'No locked columns. Lock up to 3 to keep them in view as you scroll.',
    ])
  },
}

/** Beside the columns in a large window: the header of the table follows each change. */
export const Preview: Story = {
  play: async ({ canvas }) => {
    const preview = within(canvas.getByRole('region', { name: 'Preview' }))
    const columns = () => preview.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(preview.getByText('20 of 20 columns are shown, in this order.')).toBeVisible()
    await expect(columns().slice(0, 3)).toEqual(['Insured Name', 'Contract Number', 'Product Name'])
    await userEvent.click(button(canvas, 'Hide Contract Number'))
    await userEvent.click(button(canvas, 'Lock Days Pending'))
    await expect(preview.getByText('19 of 20 columns are shown, in this order.')).toBeVisible()
    await expect(columns().slice(0, 3)).toEqual(['Insured Name', 'Days Pending', 'Product Name'])
    await expect(preview.getAllByRole('img', { name: 'Locked' })).toHaveLength(2)
  },
}

const hints = {
  lockable: 'Lock this column so it does not move while scrolling. It will be reordered above unlocked columns.',
  locked: 'Unlock this column so it does move while scrolling. It will be reordered below locked columns.',
  limit: 'Only 3 columns can be locked at a time.',
}

/** The lock says what it does, and at the limit why it does nothing. */
export const LockTooltips: Story = {
  args: { settings: arranged, saved: arranged },
  play: async ({ canvas }) => {
    const told = async (name: string, hint: string) => {
      await userEvent.hover(button(canvas, name))
      await expect(await screen.findByRole('tooltip')).toHaveTextContent(hint)
      await expect(button(canvas, name)).toHaveAccessibleDescription(hint)
      await userEvent.unhover(button(canvas, name))
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    }
    await told('Lock Comments', hints.lockable)
    await told('Unlock Days Pending', hints.locked)
    await userEvent.click(button(canvas, 'Lock Comments'))
    // The focus that went along shows the hint of the row in its new place
    button(canvas, 'Unlock Comments').blur()
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await told('Lock Request Date', hints.limit)
    await userEvent.click(button(canvas, 'Lock Request Date'))
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(hints.limit)
    await expect(rows(canvas, 'Locked columns')).toEqual(['Insured Name', 'Days Pending', 'Comments'])
    await userEvent.unhover(button(canvas, 'Lock Request Date'))
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await told('Hide Comments', 'A locked column is always visible.')
  },
}

/** Saving is offered once something differs, no longer when it is taken back, and Cancel takes everything back. */
export const ChangeAndCancel: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(button(canvas, 'Hide Comments'))
    await expect(save(canvas)).not.toHaveAttribute('aria-disabled')
    await userEvent.click(button(canvas, 'Show Comments'))
    await expect(save(canvas)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(save(canvas))
    await expect(args.onSave).not.toHaveBeenCalled()
    await waitFor(() => expect(save(canvas)).toHaveAccessibleDescription("You haven't changed anything yet."))

    await userEvent.click(button(canvas, 'Hide Comments'))
    await userEvent.click(button(canvas, 'Lock IPN'))
    await userEvent.click(button(canvas, 'Cancel'))
    await expect(args.onSettingsChange).toHaveBeenLastCalledWith(args.saved)
    await expect(rows(canvas, 'Other columns')).toHaveLength(19)
    await expect(canvas.queryByRole('switch', { name: 'Hidden columns' })).toBeNull()
    await userEvent.click(button(canvas, 'Hide Comments'))
    await userEvent.click(save(canvas))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

/** With hidden rows out of sight a column that is hidden leaves the list, and the focus goes to the row below. */
export const HideOutOfSight: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(button(canvas, 'Hide IPN'))
    await userEvent.click(canvas.getByRole('switch', { name: 'Hidden columns' }))
    await expect(canvas.getByText('Hiding 1 Hidden Column')).toBeVisible()
    await userEvent.click(button(canvas, 'Hide Product Name'))
    await expect(rows(canvas, 'Other columns')).not.toContain('Product Name')
    await expect(canvas.getByText('Hiding 2 Hidden Columns')).toBeVisible()
    await expect(button(canvas, 'Hide Face Amount')).toHaveFocus()
    await userEvent.click(canvas.getByRole('switch', { name: 'Hidden columns' }))
    await expect(rows(canvas, 'Other columns')[1]).toBe('Product NameHidden')
    await expect(canvas.getByText('Showing 2 Hidden Columns')).toBeVisible()
  },
}

/** The keyboard moves a column step by step or to an end of its block, and never out of it. */
export const MoveByKeyboard: Story = {
  args: { settings: arranged, saved: arranged },
  play: async ({ canvas }) => {
    const down = button(canvas, 'Move Contract Number down')
    down.focus()
    await expect(getComputedStyle(down).opacity).toBe('1')
    await userEvent.keyboard('{Enter}')
    await expect(rows(canvas, 'Other columns').slice(0, 2)).toEqual(['Product Name', 'Contract Number'])
    await expect(button(canvas, 'Move Contract Number down')).toHaveFocus()
    await expect(await screen.findByText('Contract Number moved to place 2 of 18 in Other columns')).toBeInTheDocument()
    await userEvent.keyboard('{End}')
    await expect(rows(canvas, 'Other columns').at(-1)).toBe('Contract Number')
    await userEvent.keyboard('{Home}{ArrowUp}')
    await expect(rows(canvas, 'Other columns')[0]).toBe('Contract Number')
    await expect(rows(canvas, 'Locked columns')).toEqual(['Insured Name', 'Days Pending'])
  },
}

async function carry(from: HTMLElement | undefined, to: HTMLElement | undefined, half: 'upper' | 'lower') {
  if (!from || !to) throw new Error('a row is missing')
  const start = from.getBoundingClientRect()
  const { left, top, bottom } = to.getBoundingClientRect()
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: from, coords: { clientX: start.left + 60, clientY: start.top + 5 } },
    { target: from, coords: { clientX: left + 60, clientY: half === 'upper' ? top + 1 : bottom - 1 } },
  ])
}
const letGo = () => fireEvent.pointerUp(document.body, { pointerId: 1 })

/** A row can be dragged within its own block, and not across the edge between locked and unlocked. */
export const MoveByDragging: Story = {
  args: { settings: arranged, saved: arranged },
  play: async ({ args, canvas }) => {
    const row = (name: string) =>
      canvas.getByText(name, { exact: true, selector: 'li span' }).closest('li') ?? undefined
    await carry(row('Contract Number'), row('Insured Name'), 'upper')
    await letGo()
    await expect(args.onSettingsChange).not.toHaveBeenCalled()
    await carry(row('Days Pending'), row('Insured Name'), 'upper')
    await letGo()
    await waitFor(() => expect(rows(canvas, 'Locked columns')).toEqual(['Days Pending', 'Insured Name']))
    await carry(row('Contract Number'), row('Product Name'), 'lower')
    // The header of the table follows while the column is carried
    const preview = within(canvas.getByRole('region', { name: 'Preview' }))
    const columns = () => preview.getAllByRole('listitem').map(({ textContent }) => textContent)
    await waitFor(() => expect(columns().slice(2, 4)).toEqual(['Product Name', 'Contract Number']))
    await expect(rows(canvas, 'Other columns')[0]).toBe('Contract Number')
    await letGo()
    await waitFor(() => expect(rows(canvas, 'Other columns').slice(0, 2)).toEqual(['Product Name', 'Contract Number']))
  },
}

const question =
  'Restoring column settings to default will undo any personalizations you have made to this current tab. This cannot be reversed, but you can create new custom settings at any time.'

/** The defaults are restored only after a question. */
export const RestoreDefaults: Story = {
  args: { settings: lockColumn(defaultColumnSettings('pending'), 'ipn') },
  play: async ({ args, canvas }) => {
    await userEvent.click(button(canvas, 'Restore to Default'))
    const first = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(first.getByText(question)).toBeVisible())
    await userEvent.click(first.getByRole('button', { name: 'Cancel Restore' }))
    await expect(args.onRestore).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

    await userEvent.click(button(canvas, 'Restore to Default'))
    const second = within(await screen.findByRole('alertdialog'))
    await userEvent.click(second.getByRole('button', { name: 'Restore to Default' }))
    await expect(args.onRestore).toHaveBeenCalledOnce()
    await waitFor(() => expect(button(canvas, 'Restore to Default')).toHaveFocus())
  },
}

export const RestoreFailed: Story = {
  name: 'Error: not restored',
  args: { settings: arranged, saved: arranged, outcome: { action: 'restore', result: notSaved } },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('Something Went Wrong')
    await expect(alert.textContent).toContain('We could not restore the defaults.  Please try again.')
  },
}
