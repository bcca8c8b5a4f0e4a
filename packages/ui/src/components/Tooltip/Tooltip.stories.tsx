import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.js'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { tooltipGuidance } from './Tooltip.guidance.js'
import { Tooltip } from './Tooltip.js'

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  tags: ['stable'],
  args: { content: 'Only 3 columns can be locked at a time.', children: <Button>Lock</Button> },
  argTypes: { children: { control: false } },
  parameters: { guidance: tooltipGuidance, layout: 'centered' },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const OpenedByTheKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'Lock' })).toHaveFocus()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
}
export const LongTextBelow: Story = {
  args: {
    content: 'Lock this column so it does not move while scrolling. It will be reordered above unlocked columns.',
    placement: 'bottom',
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Lock' })
    await userEvent.hover(button)
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
    await expect(button).toHaveAccessibleDescription(/^Lock this column so it does not move/)
  },
}
export const LongWord: Story = {
  args: { content: 'Remove attending_physician_statement_of_dr_feld_second_scan_with_better_contrast_2026_03_20.pdf' },
  play: async () => {
    await userEvent.tab()
    const text = await screen.findByText(/^Remove attending_/)
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth)
  },
}
export const ClosesOnEscape: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Lock' })).toHaveFocus()
  },
}

/** A control that is off says why when it is pressed, to a finger too. */
export const WhyNot: Story = {
  args: { content: 'Choose at least one document first.', children: <Button aria-disabled>Upload</Button> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upload' }))
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Choose at least one document first.')
  },
}

const sides = ['top', 'bottom', 'left', 'right'] as const

/** On every side at once, which pointers cannot do. */
export const States: Story = {
  parameters: { ...sheetParameters, layout: 'padded' },
  render: (args) => (
    <div style={{ display: 'grid', gap: '4rem', placeItems: 'center', paddingBlock: '4rem' }}>
      {[...sides, 'long'].map((side) => (
        <Tooltip
          key={side}
          placement={sides.find((each) => each === side)}
          content={side === 'long' ? LongTextBelow.args?.content : args.content}
        >
          <Button>{side}</Button>
        </Tooltip>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await fireEvent.pointerOver(button)
    await waitFor(() => expect(screen.getAllByRole('tooltip')).toHaveLength(5))
  },
}
