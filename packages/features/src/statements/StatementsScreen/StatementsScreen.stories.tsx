import { mockStatementYears } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { phone } from '../../testing/windows.js'
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
    const rows = within(canvas.getByRole('list', { name: 'Statements by year' })).getAllByRole('listitem')
    await expect(rows).toHaveLength(3)
    await expect(canvas.queryByRole('button', { name: '2023 NCDC statement (PDF)' })).toBeNull()
    await expect(canvas.getByText('$24,600.00 paid')).toBeVisible()
    await expect(canvas.getByText('Payments up $1,650.50, credits up 24 from 2024')).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Paid by year' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '2025 NCDC statement (PDF)' }))
    await expect(args.onDownload).toHaveBeenCalledWith(
      expect.objectContaining({ objectId: 'ncdc-2025', fileName: '2025 NCDC Statement.pdf' }),
    )
  },
}

export const Downloading: Story = {
  args: { downloads: { 'ncdc-2025': 'busy' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^2025 NCDC statement/ }))
    await expect(args.onDownload).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '2025 Benefact statement (PDF)' }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
  },
}

export const DownloadFailed: Story = {
  args: { downloads: { 'ncdc-2025': 'failed' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("We couldn't download 2025 NCDC statement (PDF). Try again.")).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onDownload).toHaveBeenCalledWith(expect.objectContaining({ objectId: 'ncdc-2025' }))
    await expect(canvas.getByRole('button', { name: '2025 NCDC statement (PDF)' })).toHaveFocus()
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
    await expect(canvas.getAllByText(/^1,23\d,\d{3}\.\d+ credits$/)).not.toHaveLength(0)
  },
}
