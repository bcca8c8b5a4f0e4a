import {
  defaultColumnSettings,
  lockColumn,
  maxLockedColumns,
  setColumnVisible,
  unlockColumn,
} from '@producer-portal/domain/column-settings'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { notSaved, saved as wasSaved } from '../../testing/results.js'
import { arranged, columnSettingsArgs, WorkingColumnSettings } from './column-settings.fixture.js'
import { ColumnSettingsScreen } from './ColumnSettingsScreen.js'

const meta = {
  title: 'Features/Column settings/ColumnSettingsScreen',
  component: ColumnSettingsScreen,
  args: columnSettingsArgs,
  render: (args) => <WorkingColumnSettings {...args} key={args.type} />,
} satisfies Meta<typeof ColumnSettingsScreen>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const rows = (canvas: Canvas, block: string) =>
  within(canvas.getByRole('list', { name: block }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

/** Before anyone changes them all columns are visible, in their own order, the first locked; there is nothing to save. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Column Settings For New Business' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Column Settings FAQ' })).toHaveAttribute(
      'href',
      '/documentation/column-settings-faq',
    )
    await expect(canvas.getByRole('link', { name: 'Pending' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Issued' })).toHaveAttribute(
      'href',
      '/new-business/column-settings/issued',
    )
    await expect(canvas.getByRole('link', { name: 'Not Placed' })).toHaveAttribute(
      'href',
      '/new-business/column-settings/not-placed',
    )
    await expect(canvas.getByRole('link', { name: 'New Business' })).toHaveAttribute('href', '/new-business/pending')
    await expect(rows(canvas, 'Locked columns')).toEqual(['Insured Name'])
    await expect(rows(canvas, 'Other columns')).toEqual([
      'Contract Number',
      'Product Name',
      'Face Amount',
      'Modal Prem',
      'Current Case Status',
      'Days Pending',
      'Request Date',
      'Requirements',
      'Requirement Status',
      'Ordered By',
      'Status Date',
      'Sub-Status Description',
      'Comments',
      'Agent / Agency Name',
      'Comm %',
      'CSR Name',
      'Underwriter',
      'Underwriter Type',
      'IPN',
    ])
    // With nothing hidden, there is nothing to show or hide
    await expect(canvas.queryByRole('switch', { name: 'Hidden columns' })).toBeNull()
    for (const name of ['Cancel', 'Save and Apply']) {
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    }
    await expect(canvas.getByRole('button', { name: 'Restore to Default' })).toBeEnabled()
  },
}

/** Two columns are locked and in a block of their own; two are hidden and keep their place. */
export const Arranged: Story = {
  args: { settings: arranged, saved: arranged },
  play: async ({ canvas }) => {
    await expect(rows(canvas, 'Locked columns')).toEqual(['Insured Name', 'Days Pending'])
    await expect(rows(canvas, 'Other columns').filter((row) => row.endsWith('Hidden'))).toEqual([
      'Comm %Hidden',
      'IPNHidden',
    ])
    await expect(canvas.getByText('Showing 2 Hidden Columns')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Hide Days Pending' })).toHaveAttribute('aria-disabled', 'true')
  },
}

const notPlaced = defaultColumnSettings('not_placed')
export const NotPlaced: Story = {
  args: { type: 'not_placed', settings: notPlaced, saved: notPlaced },
  play: async ({ canvas }) => {
    await expect(rows(canvas, 'Other columns')).toHaveLength(6)
    await expect(canvas.getByRole('link', { name: 'New Business' })).toHaveAttribute('href', '/new-business/not-placed')
  },
}

/** Three are locked; the lock of every other column says why it cannot be pressed. */
export const LockLimit: Story = {
  args: { settings: lockColumn(arranged, 'comments'), saved: arranged },
  play: async ({ canvas }) => {
    await expect(rows(canvas, 'Locked columns')).toHaveLength(maxLockedColumns)
    for (const lock of canvas.getAllByRole('button', { name: /^Lock / })) {
      await expect(lock).toHaveAttribute('aria-disabled', 'true')
    }
    await expect(canvas.getByRole('button', { name: 'Save and Apply' })).not.toHaveAttribute('aria-disabled')
  },
}

const allHidden = notPlaced.slice(1).reduce((settings, { id }) => setColumnVisible(settings, id, false), notPlaced)
export const Empty: Story = {
  name: 'Empty: all others hidden',
  args: { type: 'not_placed', settings: allHidden, saved: notPlaced },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Hidden columns' }))
    await expect(canvas.getByText('Hiding 6 Hidden Columns')).toBeVisible()
    await expect(canvas.getByText('All other columns are hidden.')).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: 'Hidden columns' }))
    await expect(rows(canvas, 'Other columns')).toHaveLength(6)
  },
}

const onlyInsured = unlockColumn(allHidden, 'insured-name')
export const OneVisible: Story = {
  name: 'The last visible column stays',
  args: { type: 'not_placed', settings: onlyInsured, saved: onlyInsured },
  play: async ({ args, canvas }) => {
    const hide = canvas.getByRole('button', { name: 'Hide Insured Name' })
    await expect(hide).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(hide)
    await expect(args.onSettingsChange).not.toHaveBeenCalled()
  },
}

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading column settings')).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Save and Apply' })).toBeNull()
  },
}

/** The saved columns failed to load: the defaults are shown, and can still be arranged. */
export const LoadFailed: Story = {
  name: 'Error: not retrieved',
  args: { problem: 'not-retrieved' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to retrieve column settings.')
    await expect(rows(canvas, 'Other columns')).toHaveLength(19)
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const UnknownTitle: Story = {
  name: 'Error: unknown column',
  args: { problem: 'title-not-found' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Column title not found')
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}

export const Saving: Story = {
  args: { state: 'saving', settings: arranged },
  play: async ({ args, canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save and Apply' })
    await expect(save).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(save)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(args.onSettingsChange).not.toHaveBeenCalled()
  },
}

export const Saved: Story = {
  args: { settings: arranged, saved: arranged, outcome: { action: 'save', result: wasSaved } },
  play: async ({ args, canvas }) => {
    const banner = canvas.getByText('Change Successful').closest('[role="status"]')
    await expect(banner).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: 'Go back to the New Business Alerts page to see them in action.' }),
    ).toHaveAttribute('href', '/new-business/pending')
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onOutcomeClose).toHaveBeenCalledOnce()
  },
}

/** The changes are still there, and can be saved again. */
export const SaveFailed: Story = {
  name: 'Error: not saved',
  args: { settings: arranged, outcome: { action: 'save', result: notSaved } },
  play: async ({ args, canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('Something Went Wrong')
    await expect(alert).toHaveTextContent('We could not save your changes. Please try again.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save and Apply' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

export const Restored: Story = {
  args: { outcome: { action: 'restore', result: wasSaved } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Defaults Restored')).toBeVisible()
    await expect(canvas.getByText('Your column setting changes have been removed.')).toBeVisible()
  },
}

/** The least edge in px of what a finger has to hit. */
const leastTarget = 24

/** The widest of everything at once: 320 px, three locks, hidden columns and a failure. */
export const LongContent: Story = {
  args: {
    settings: lockColumn(arranged, 'sub-status-description'),
    saved: arranged,
    outcome: { action: 'save', result: notSaved },
  },
  globals: { viewport: { value: '320-640', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    const small = canvas.getAllByRole('button').filter((button) => {
      const { width, height } = button.getBoundingClientRect()
      return Math.min(width, height) < leastTarget
    })
    await expect(small).toEqual([])
  },
}
export const Narrow: Story = { args: { settings: arranged, saved: arranged }, ...phone }
