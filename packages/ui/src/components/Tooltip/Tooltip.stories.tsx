import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.js'
import { type Guidance, sheetParameters } from '../../testing/stories/component-page.js'
import { Tooltip } from './Tooltip.js'

const guidance = {
  when: [
    'For a short hint on a control: what it does, or why it cannot be used now.',
    'On a control that is `aria-disabled`: pressing it shows and reads out why. Hand in `null` once it can be pressed.',
    'To show the name of a control that is only an icon; `IconButton` does so by itself.',
  ],
  whenNot: [
    'For what users must know: write it beside the control. A finger has no hover and sees no tooltip.',
    'For links or buttons: use `Popover`.',
    'On text or a natively disabled control, which the keyboard does not reach: use `aria-disabled`.',
  ],
  anatomy: [
    ['Control', 'The one element it belongs to; it is described by the text.'],
    ['Text', 'A few words, at most two lines.'],
  ],
  keyboard: [
    ['Tab', 'To the control: shows it. Away: hides it.'],
    ['Enter or Space', 'On a control that is `aria-disabled`: shows it and reads it out.'],
    [
      'Escape',
      'Hides it. While the control has the focus, the same press closes the dialog around it; otherwise nothing else.',
    ],
  ],
  pattern: 'WAI-ARIA Tooltip',
} satisfies Guidance

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  tags: ['stable'],
  args: { content: 'Only 3 columns can be locked at a time.', children: <Button>Lock</Button> },
  argTypes: { children: { control: false } },
  parameters: { guidance, layout: 'centered' },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const OpenedByTheKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Lock' })).toHaveFocus()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
}
export const LongTextBelow: Story = {
  args: {
    content: 'Lock this column so it does not move while scrolling. It will be reordered above unlocked columns.',
    placement: 'bottom',
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Lock' })
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
