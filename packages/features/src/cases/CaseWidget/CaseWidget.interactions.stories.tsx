import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextSpacing } from '../../testing/TextSpacing.js'
import { caseWidgetArgs, WorkingCaseWidget } from './case-widget.fixture.js'

/** Interactions with the widget, step by step. */
const meta = {
  title: 'Features/Cases/CaseWidget/Interactions',
  component: WorkingCaseWidget,
  tags: ['!autodocs'],
  args: caseWidgetArgs,
} satisfies Meta<typeof WorkingCaseWidget>
export default meta
type Story = StoryObj<typeof meta>

const names = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('rowheader').map((cell) => cell.textContent ?? '')

/** A press on a row opens the case; a press on its button opens the requirements and nothing else. */
export const RowAndButton: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click((await canvas.findAllByRole('gridcell'))[1] ?? document.body)
    await expect(args.onRowOpen).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getAllByRole('button', { name: /^Requirements of/ })[0] ?? document.body)
    await expect(args.onRequirementsOpen).toHaveBeenCalledOnce()
    await expect(args.onRowOpen).toHaveBeenCalledOnce()
  },
}

/** The toggle turns the order round, the headers choose what it goes by; it makes room for the filters. */
export const Order: Story = {
  play: async ({ canvas }) => {
    const toggle = () => canvas.queryByRole('button', { name: /^Sorted by/ })
    const longest = names(canvas)
    await userEvent.click(canvas.getByRole('button', { name: /^Sorted by Days Pending, descending/ }))
    await expect(canvas.getByRole('columnheader', { name: 'Days Pending' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(names(canvas)).not.toEqual(longest)
    for (const name of ['Insured Name & Contract', 'Agent', 'Case Status', 'Amount / Benefit']) {
      await userEvent.click(canvas.getByRole('button', { name }))
      await expect(canvas.getByRole('columnheader', { name })).toHaveAttribute('aria-sort', 'ascending')
    }
    await userEvent.click(canvas.getByRole('button', { name: /^Sorted by Amount/ }))
    await expect(canvas.getByRole('columnheader', { name: 'Amount / Benefit' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Filter New Business' }))
    await expect(toggle()).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Filter New Business' }))
    await expect(toggle()).toBeVisible()
  },
}

/** Filters take effect at once, and each can be taken away. */
export const Filters: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter New Business' }))
    await userEvent.type(canvas.getByLabelText('Name or contract number'), 'volkov')
    await expect(await canvas.findByText('Showing 1 - 1 of 1')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(await canvas.findByText('Showing 1 - 5 of 12')).toBeVisible()
  },
}

async function expectWholeAgencies(agencies: readonly HTMLElement[]): Promise<void> {
  await document.fonts.ready
  for (const agency of agencies) await expect(agency.scrollWidth).toBeLessThanOrEqual(agency.clientWidth)
}

/** The agencies are not cut in as much room as a dashboard of 1440 px leaves beside the quick links. */
export const BesideQuickLinks: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: '61.5rem' }}>
      <WorkingCaseWidget {...args} />
    </div>
  ),
  play: async ({ canvas }) => expectWholeAgencies(await canvas.findAllByText('Lakeshore Financial Group')),
}

/** With more room between letters the agencies are not cut, in as much room as a dashboard of 1280 px has. */
export const WideLetters: Story = {
  render: (args) => (
    <TextSpacing>
      <div style={{ maxInlineSize: '71rem' }}>
        <WorkingCaseWidget {...args} />
      </div>
    </TextSpacing>
  ),
  play: async ({ canvas }) => expectWholeAgencies(await canvas.findAllByText('Lakeshore Financial Group')),
}
