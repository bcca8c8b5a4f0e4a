import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DataTable } from './DataTable.js'
import { loanId, loans, lockedLoanColumns, type Loan } from './library-loans.fixture.js'
import { PagedTable } from './paged-loans.fixture.js'

const meta = {
  title: 'Components/DataTable resizing',
  component: DataTable,
  args: {
    'aria-label': 'Loans',
    columns: lockedLoanColumns,
    rows: loans(48),
    getRowId: loanId,
    isResizable: true,
    maxCharacters: 38,
    onColumnResize: fn(),
  },
  argTypes: { columns: { control: false }, rows: { control: false } },
  // The stories press and drag: on a page of many they would take the focus from one another.
  tags: ['!autodocs'],
  render: (args) => <PagedTable {...args} />,
  // Of one width, whatever the window: what a drag does depends on the space that is left.
  decorators: [
    (StoryUnderTest, { parameters }) => (
      <div style={{ inlineSize: parameters['tableWidth'] ?? '78rem' }}>{StoryUnderTest()}</div>
    ),
  ],
} satisfies Meta<typeof DataTable<Loan>>
export default meta
type Story = StoryObj<Meta<typeof DataTable<Loan>>>

const getHandle = (canvasElement: HTMLElement, header: string) =>
  // The handles are loaded once a table has them.
  within(canvasElement).findByRole('separator', { name: `Width of ${header}` }, { timeout: 10_000 })
const getWidth = (canvasElement: HTMLElement, header: string) =>
  within(canvasElement).getByRole('columnheader', { name: header }).getBoundingClientRect().width

/** Presses the handle, moves by `by` px and lets go. */
async function drag(handle: HTMLElement, by: number) {
  const { left, top, width, height } = handle.getBoundingClientRect()
  const at = (x: number) => ({
    pointerId: 1,
    isPrimary: true,
    button: 0,
    clientX: left + width / 2 + x,
    clientY: top + height / 2,
  })
  handle.setPointerCapture = () => undefined
  await fireEvent.pointerDown(handle, at(0))
  for (const part of [0.3, 0.7, 1]) await fireEvent.pointerMove(handle, at(by * part))
  await fireEvent.pointerUp(handle, at(by))
}

export const ByPointer: Story = {
  play: async ({ args, canvasElement }) => {
    const handle = await getHandle(canvasElement, 'Borrower')
    const before = getWidth(canvasElement, 'Borrower')
    await drag(handle, 80)
    await expect(getWidth(canvasElement, 'Borrower')).toBe(before + 80)
    await expect(args.onColumnResize).toHaveBeenCalledOnce()
    await expect(args.onColumnResize).toHaveBeenCalledWith({ columnId: 'borrower', width: before + 80 })
    await expect(document.body).toHaveTextContent(`Borrower is ${before + 80} pixels wide`)
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const handle = await getHandle(canvasElement, 'Title')
    const before = getWidth(canvasElement, 'Title Locked')
    within(canvasElement).getByRole('button', { name: 'Title' }).focus()
    await userEvent.keyboard('{F2}')
    await expect(handle).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{ArrowLeft}')
    await expect(getWidth(canvasElement, 'Title Locked')).toBe(before + 80)
    await expect(args.onColumnResize).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onColumnResize).toHaveBeenCalledWith({ columnId: 'title', width: before + 80 })
    await expect(within(canvasElement).getByRole('button', { name: 'Title' })).toHaveFocus()
    await userEvent.keyboard('{F2}{Home}{Escape}')
    await expect(getWidth(canvasElement, 'Title Locked')).toBe(before + 80)
    await expect(args.onColumnResize).toHaveBeenCalledOnce()
    await expect(within(canvasElement).getByRole('button', { name: 'Title' })).toHaveFocus()
  },
}

export const ByButtons: Story = {
  play: async ({ args, canvasElement }) => {
    const handle = await getHandle(canvasElement, 'Notes')
    const before = getWidth(canvasElement, 'Notes')
    await drag(handle, 0)
    const panel = within(await screen.findByRole('dialog', { name: 'Width of Notes' }, { timeout: 10_000 }))
    await userEvent.click(panel.getByRole('button', { name: 'Narrower' }))
    await expect(args.onColumnResize).toHaveBeenCalledWith({ columnId: 'notes', width: before - 16 })
    await userEvent.click(panel.getByRole('button', { name: 'Fit to content' }))
    await waitFor(() => expect(getWidth(canvasElement, 'Notes')).toBeLessThan(before))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(handle).toHaveFocus())
  },
}

export const HandlesStayInTheirHeaders: Story = {
  play: async ({ canvasElement }) => {
    await getHandle(canvasElement, 'Borrower')
    const handles = within(canvasElement).getAllByRole('separator')
    await expect(handles.length).toBeGreaterThan(3)
    for (const handle of handles) {
      const own = handle.closest('[role=columnheader]')?.getBoundingClientRect()
      const { left, right, width } = handle.getBoundingClientRect()
      await expect(width).toBeGreaterThanOrEqual(24)
      await expect(left).toBeGreaterThanOrEqual(own?.left ?? 0)
      await expect(right).toBeLessThanOrEqual((own?.right ?? 0) + 0.5)
    }
  },
}

export const FitsItsContent: Story = {
  play: async ({ canvasElement }) => {
    await fireEvent.doubleClick(await getHandle(canvasElement, 'Borrower'))
    for (const cell of canvasElement.querySelectorAll<HTMLElement>('[role=gridcell][aria-colindex="4"]'))
      await expect(cell.scrollWidth).toBe(cell.clientWidth)
  },
}

export const RightToLeft: Story = {
  decorators: [(StoryUnderTest) => <div dir="rtl">{StoryUnderTest()}</div>],
  play: async ({ canvasElement }) => {
    const handle = await getHandle(canvasElement, 'Borrower')
    const before = getWidth(canvasElement, 'Borrower')
    await drag(handle, -60)
    await expect(getWidth(canvasElement, 'Borrower')).toBe(before + 60)
    within(canvasElement).getByRole('button', { name: 'Borrower' }).focus()
    await userEvent.keyboard('{F2}{ArrowRight}{Enter}')
    await expect(getWidth(canvasElement, 'Borrower')).toBe(before + 44)
  },
}

export const LockedBlockGivesWay: Story = {
  parameters: { tableWidth: '50.5rem' },
  play: async ({ canvasElement }) => {
    const scroller = canvasElement.querySelector<HTMLElement>('.dt-scroller')
    await expect(scroller).not.toHaveAttribute('data-unlocked')
    await drag(await getHandle(canvasElement, 'Title'), 240)
    await expect(scroller).toHaveAttribute('data-unlocked')
    await drag(await getHandle(canvasElement, 'Title'), -240)
    await expect(scroller).not.toHaveAttribute('data-unlocked')
  },
}

export const Continuous: Story = {
  render: (args) => (
    <div style={{ blockSize: '32rem' }}>
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const before = getWidth(canvasElement, 'Borrower')
    await drag(await getHandle(canvasElement, 'Borrower'), -64)
    await expect(getWidth(canvasElement, 'Borrower')).toBe(before - 64)
  },
}
