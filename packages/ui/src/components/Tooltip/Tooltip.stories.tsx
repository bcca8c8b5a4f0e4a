import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.js'
import { Tooltip } from './Tooltip.js'

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { content: 'Only 3 columns can be locked at a time.', children: <Button>Lock</Button> },
  argTypes: { children: { control: false } },
  parameters: { layout: 'centered' },
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
    await userEvent.hover(within(canvasElement).getByRole('button', { name: 'Lock' }))
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
}
export const ClosesOnEscape: Story = {
  play: async () => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}
