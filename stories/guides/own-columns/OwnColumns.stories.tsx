import { contractTypes, inLoadOrder } from '@producer-portal/domain/cases'
import { defaultColumnSettings, lockColumn, setColumnVisible } from '@producer-portal/domain/column-settings'
import { byList } from '@producer-portal/domain/lists'
import { mockCases } from '@producer-portal/domain/mocks'
import type { ExportFile } from '@producer-portal/features/exports'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { storyNow } from '../../../packages/features/src/testing/story-clock.js'
import { getStoryUser } from '../../../packages/features/src/testing/story-user.js'
import { desktop, phone } from '../../../packages/features/src/testing/windows.js'
import { columns, type OwnCase } from './columns.js'
import { OwnCases, type OwnCasesProps } from './OwnCases.js'
import { OwnColumnSettings, type OwnColumnSettingsProps } from './OwnColumnSettings.js'
import { OwnWidget } from './OwnWidget.js'

const regions = ['North', 'South', 'Lake District', null]

const ownCases = byList(contractTypes, (type) =>
  inLoadOrder(mockCases(storyNow, type)).map((row, index): OwnCase => ({
    ...row,
    region: regions[index % regions.length] ?? null,
    nextReview: index % 3 === 0 ? '2026-04-01' : null,
    reinsured: index % 2 === 0 ? 50_000 * (index + 1) : null,
  })),
)
const settings = defaultColumnSettings('pending', columns)

const meta = {
  title: 'Guides/Your own columns',
  component: OwnCases,
  tags: ['!autodocs'],
  globals: desktop.globals,
  args: { user: getStoryUser('rivera'), cases: ownCases.pending, settings, now: storyNow },
} satisfies Meta<OwnCasesProps>
export default meta
type Story = StoryObj<OwnCasesProps>

const headers = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)

/** Your columns stand at their places, sort, and filter; the ones that were left out are gone. */
export const InTheList: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('grid', { name: 'Pending cases' })
    await expect(headers(table).join()).toMatch(/Insured Name.*,Region of the Insured,Next Review,Contract Number/)
    await expect(table).toHaveAttribute('aria-colcount', String(settings.length + 2))
    await userEvent.click(within(table).getByRole('button', { name: 'Region of the Insured' }))
    await expect(within(table).getByRole('columnheader', { name: 'Region of the Insured' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Filter Cases' }))
    await userEvent.selectOptions(await canvas.findByLabelText('Region'), 'North')
    await expect(await canvas.findByText('Showing 3 Pending Cases')).toBeVisible()
    await waitFor(() => expect(within(table).getAllByRole('rowheader')).toHaveLength(3))
  },
}

/** A card says the value with its name, and leaves out what is missing. */
export const OnACard: Story = {
  ...phone,
  play: async ({ canvas }) => {
    const cards = await canvas.findByRole('list', { name: 'Pending cases' })
    await expect(within(cards).getAllByText(/^Region North/)).toHaveLength(3)
    await expect(within(cards).queryByText(/^Region$/)).toBeNull()
  },
}

const onFile = fn<(file: ExportFile) => void>()

/** A file has the visible columns in the user's order, without those that stay out of files. */
export const InAFile: Story = {
  args: { settings: setColumnVisible(lockColumn(settings, 'region'), 'next-review', false), onSave: onFile },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Export/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }))
    await waitFor(() => expect(onFile).toHaveBeenCalled(), { timeout: 20_000 })
    const text = await onFile.mock.lastCall?.[0].content.text()
    await expect(text).toContain('Insured Name,Region of the Insured,Contract Number')
    await expect(text).not.toContain('Reinsured')
    await expect(text).not.toContain('Next Review')
  },
}

const onSave = fn<OwnColumnSettingsProps['onSave']>(() => Promise.resolve({ ok: true, data: null }))

/** Users move, lock and hide your columns like all others; a save names them by their numbers. */
export const InTheSettings: Story = {
  render: () => <OwnColumnSettings saved={[]} onSave={onSave} />,
  play: async ({ canvas }) => {
    const others = canvas.getByRole('list', { name: 'Other columns' })
    await expect(within(others).getByText('Region')).toBeVisible()
    await expect(within(others).queryByText('IPN')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Next Review' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save and Apply' }))
    await expect(onSave.mock.lastCall?.[0]).toContainEqual({
      title: 'Next Review',
      column: 1001,
      order: 3,
      visible: false,
      locked: false,
    })
    await expect(await canvas.findByRole('button', { name: 'Show Next Review' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Restore to Default' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Restore to Default' }))
    await expect(await canvas.findByRole('button', { name: 'Hide Next Review' })).toBeVisible()
    await expect(onSave).toHaveBeenLastCalledWith([])
  },
}

/** The widget has the columns that name a place in it, and their filters. */
export const InTheWidget: Story = {
  render: ({ now }) => <OwnWidget cases={ownCases} now={now} />,
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('grid')
    await expect(headers(table).join()).toMatch(/Case Status.*Region of the Insured.*Days Pending/)
    await userEvent.click(canvas.getByRole('button', { name: 'Filter New Business' }))
    await userEvent.selectOptions(await canvas.findByLabelText('Region'), 'South')
    await expect(await canvas.findByText('Showing 1 - 3 of 3')).toBeVisible()
  },
}
