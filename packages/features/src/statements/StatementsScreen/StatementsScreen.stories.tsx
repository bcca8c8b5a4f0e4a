import { mockStatementYears } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { desktop, phone } from '../../testing/windows.js'
import { StatementsScreen } from './StatementsScreen.js'

const meta = {
  title: 'Features/Statements/StatementsScreen',
  component: StatementsScreen,
  args: { years: mockStatementYears(storyNow), downloads: {}, onDownload: fn(), onDownloadAll: fn(), onRetry: fn() },
} satisfies Meta<typeof StatementsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Benefact & NCDC Statements')
    const table = within(await canvas.findByRole('grid', { name: 'Statements by year' }))
    await expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      '2025',
      '2024',
      '2023',
    ])
    await expect(table.queryByRole('button', { name: '2023 NCDC statement (PDF)' })).toBeNull()
    await expect(table.getByRole('row', { name: /^2025 \$24,600\.00 416 / })).toBeVisible()
    await expect(table.getByText('Up $1,650.50')).toBeVisible()
    await expect(table.getByText('Up 24 credits')).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Paid by year' })).toBeVisible()
    await userEvent.click(table.getByRole('button', { name: '2025 NCDC statement (PDF)' }))
    await expect(args.onDownload).toHaveBeenCalledWith(
      expect.objectContaining({ objectId: 'ncdc-2025', fileName: '2025 NCDC Statement.pdf' }),
    )
  },
}

/** The statements of a kind start at one place, and all of a year are in its row. */
export const Aligned: Story = {
  ...desktop,
  play: async ({ canvas }) => {
    const buttons = await canvas.findAllByRole('button', { name: /Benefact statement \(PDF\)$/ })
    await expect(new Set(buttons.map((button) => button.getBoundingClientRect().left)).size).toBe(1)
    const row = within(canvas.getByRole('row', { name: /^2025/ }))
    await expect(row.getByRole('button', { name: '2025 Benefact statement (PDF)' })).toBeVisible()
    await expect(row.getByRole('button', { name: '2025 NCDC statement (PDF)' })).toBeVisible()
  },
}

export const Narrow: Story = {
  ...phone,
  play: async ({ args, canvas }) => {
    const card = within(await canvas.findByRole('article', { name: /^2025/ }))
    await expect(card.getByText(/ from 2024$/)).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: '2025 NCDC statement (PDF)' }))
    await expect(args.onDownload).toHaveBeenCalledWith(expect.objectContaining({ objectId: 'ncdc-2025' }))
  },
}

export const Downloading: Story = {
  args: { downloads: { 'ncdc-2025': 'busy' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^2025 NCDC statement/ }))
    await expect(args.onDownload).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '2025 Benefact statement (PDF)' }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
  },
}

/** An error message replaces the facts without moving anything. */
export const DownloadFailed: Story = {
  args: { downloads: { 'ncdc-2025': 'failed' } },
  play: async ({ args, canvas }) => {
    const message = "We couldn't download 2025 NCDC statement (PDF). Try again."
    await expect(await canvas.findByRole('alert')).toHaveTextContent(message)
    await userEvent.click(canvas.getByRole('button', { name: 'Retry 2025 NCDC statement (PDF)' }))
    await expect(args.onDownload).toHaveBeenCalledWith(expect.objectContaining({ objectId: 'ncdc-2025' }))
  },
}

export const AllDownloading: Story = {
  args: { allDownload: 'busy' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^All statements/ }))
    await expect(args.onDownloadAll).not.toHaveBeenCalled()
  },
}

export const AllFailed: Story = {
  args: { allDownload: 'failed' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("We couldn't download All statements (ZIP). Try again.")).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onDownloadAll).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'All statements (ZIP)' })).toHaveFocus()
  },
}

export const Loading: Story = { args: { years: 'loading' } }

export const Empty: Story = {
  args: { years: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No statements available')).toBeVisible()
  },
}

export const HomeOffice: Story = {
  args: { years: [], isHomeOffice: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Statements belong to a producer's own account.")).toBeVisible()
  },
}

/** A list that failed to load is never an empty one. */
export const ListFailed: Story = {
  args: { years: 'error' },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText('No statements available')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** A service may send years and ids alone. */
export const WithoutFigures: Story = {
  args: { years: [{ year: 2025, benefactId: 'a', ncdcId: 'b' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '2025 NCDC statement (PDF)' })).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: 'Paid' })).toBeNull()
    await expect(canvas.queryByRole('group', { name: 'Paid by year' })).toBeNull()
  },
}

export const LongContent: Story = {
  ...phone,
  args: {
    years: mockStatementYears(storyNow).map((row) => ({
      ...row,
      benefact: { bytes: 48_310_221, issuedOn: `${row.year + 1}-01-31`, paid: 128_456_789.25, credits: 1_234_567.5 },
    })),
    downloads: { 'benefact-2024': 'failed' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^[12],\d{3},\d{3}(\.\d+)? credits$/)).not.toHaveLength(0)
  },
}
