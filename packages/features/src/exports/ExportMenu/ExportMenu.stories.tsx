import { caseExport, caseColumns } from '@producer-portal/domain/cases'
import { inforceExport } from '@producer-portal/domain/inforce'
import { mockCases, mockInforceAlerts } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { phone } from '../../testing/windows.js'
import type { CreateExport, ExportFile } from '../index.js'
import { ExportMenu } from './ExportMenu.js'

const cases = mockCases(storyNow)
const onSave = fn<(file: ExportFile) => void>()

const meta = {
  title: 'Features/Exports/ExportMenu',
  component: ExportMenu,
  args: {
    title: 'Meridian New Business Alerts',
    count: cases.length,
    getTable: () => caseExport({ type: 'pending', cases, columns: caseColumns.byList.pending, now: storyNow }),
    onSave,
  },
  argTypes: { getTable: { control: false }, create: { control: false } },
} satisfies Meta<typeof ExportMenu>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>

async function choose(canvas: Canvas, kind: 'CSV' | 'PDF') {
  await userEvent.click(canvas.getByRole('button', { name: /^Export/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: kind }))
}

const savedFile = async (): Promise<ExportFile> => {
  await waitFor(() => expect(onSave).toHaveBeenCalled(), { timeout: 20_000 })
  const [file] = onSave.mock.lastCall ?? []
  if (!file) throw new Error('nothing was saved')
  return file
}

/** Makes progress and comes to no end until it is cancelled. */
const endless: CreateExport = (_table, { signal, onProgress }) =>
  new Promise((_resolve, reject) => {
    onProgress(0.4)
    signal.addEventListener('abort', () => reject(signal.reason))
  })

/** The panel opens from the button and closes by a click outside of it. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    const panel = await screen.findByRole('menu', { name: 'Export' })
    await expect(
      within(panel)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['CSV', 'PDF'])
    await userEvent.click(canvasElement)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

/** Without any rows there is nothing to export, and no panel. */
export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Export' })
    await expect(button).toBeDisabled()
    await userEvent.click(button, { pointerEventsCheck: 0 })
    await expect(screen.queryByRole('menu')).toBeNull()
  },
}

/** Made in a worker from all of the twelve cases. */
export const Csv: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'CSV')
    const { name, content } = await savedFile()
    await expect(name).toBe('newBusiness_pending_1603.csv')
    const bytes = new Uint8Array(await content.arrayBuffer())
    await expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const lines = (await content.text()).split('\r\n')
    await expect(lines).toHaveLength(cases.length + 1)
    await expect(lines[0]).toContain('Insured Name,Contract Number,Product Name')
  },
}

/** Created in a worker, with an embedded font for names that PDF readers' own fonts can't show. */
export const Pdf: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'PDF')
    const { name, content } = await savedFile()
    await expect(name).toBe('newBusiness_pending_1603.pdf')
    await expect(content.type).toBe('application/pdf')
    const source = await content.text()
    await expect(source.slice(0, 5)).toBe('%PDF-')
    await expect(source).toContain('/Title (Meridian New Business Alerts)')
    await expect(source).toContain('/MediaBox [0 0 1224. 792.]')
  },
}

const alerts = mockInforceAlerts(storyNow)

/** The same menu for an in-force list: only the table and the heading are others. */
export const Inforce: Story = {
  args: {
    title: 'Meridian In-force Business Alerts',
    count: alerts.length,
    getTable: () => inforceExport({ type: 'missed', alerts, now: storyNow }),
  },
  play: async ({ canvas }) => {
    await choose(canvas, 'PDF')
    const { name, content } = await savedFile()
    await expect(name).toBe('inforce_missed_1603.pdf')
    await expect(await content.text()).toContain('/Title (Meridian In-force Business Alerts)')
  },
}

/** Arrow keys move between the kinds of file, Enter chooses one, and Escape returns to the button. */
export const Keyboard: Story = {
  args: { create: endless },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Export' })
    await expect(button).toHaveAttribute('aria-haspopup', 'menu')
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'CSV' })).toHaveFocus())
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'PDF' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(screen.queryByRole('menu')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'CSV' })).toHaveFocus())
    await userEvent.keyboard('{End}{Enter}')
    await expect(await canvas.findByRole('progressbar', { name: 'Creating the PDF file' })).toBeVisible()
  },
}

/** A panel that would leave the window opens to the other side. */
export const Loading: Story = {
  args: { create: endless },
  play: async ({ canvas }) => {
    await choose(canvas, 'PDF')
    const bar = await canvas.findByRole('progressbar', { name: 'Creating the PDF file' })
    await expect(bar).toHaveAttribute('aria-valuetext', '40%')
    await expect(bar.getBoundingClientRect().left).toBeGreaterThan(0)
  },
}

const createCancelled = fn<CreateExport>(endless)

/** The work ends, nothing is saved, nothing is said to have failed, and the focus stays at the button. */
export const Cancelled: Story = {
  args: { create: createCancelled },
  play: async ({ canvas }) => {
    await choose(canvas, 'CSV')
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the export' }))
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus()
    const [, options] = createCancelled.mock.lastCall ?? []
    await expect(options?.signal.aborted).toBe(true)
    await expect(onSave).not.toHaveBeenCalled()
    await expect(screen.queryByText('Something Went Wrong')).toBeNull()
  },
}

/** Says so, and tries again with what the list shows then. */
export const CsvError: Story = {
  args: { create: fn<CreateExport>(() => Promise.reject(new Error('out of memory'))) },
  play: async ({ canvas, args: { create } }) => {
    await choose(canvas, 'CSV')
    await waitFor(() => expect(screen.getByText('Something Went Wrong')).toBeVisible())
    await expect(screen.getByText('CSV report could not be created. Please try again later.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeEnabled()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(create).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(screen.getByText('Something Went Wrong')).toBeVisible())
  },
}

/** The button keeps its word. */
export const Narrow: Story = {
  ...phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Export').getBoundingClientRect().width).toBeGreaterThan(30)
  },
}
