import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Avatar } from '../Avatar/Avatar.js'
import { Button } from '../Button/Button.js'
import { DescriptionList } from '../DescriptionList/DescriptionList.js'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { popoverGuidance } from './Popover.guidance.js'
import { Popover } from './Popover.js'

const meta = {
  title: 'Components/Popover',
  component: Popover,
  tags: ['stable'],
  args: {
    label: 'Profile',
    placement: 'bottom-start',
    renderTrigger: (props) => (
      <Button variant="quiet" {...props}>
        <Avatar name="Elena Rivera" size="small" />
        Elena Rivera
      </Button>
    ),
    children: (
      <DescriptionList
        items={[
          { term: 'Number', detail: '100101' },
          { term: 'Email', detail: 'elena.rivera@example.com' },
        ]}
      />
    ),
  },
  argTypes: { renderTrigger: { control: false }, children: { control: false } },
  parameters: { guidance: popoverGuidance, docs: { story: { inline: false, height: '16rem' } } },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Elena Rivera' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Profile' })).toBeVisible())
  },
}
export const ClosesOnEscape: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('button', { name: 'Elena Rivera' })
    await userEvent.click(control)
    await screen.findByRole('dialog', { name: 'Profile' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(control).toHaveFocus()
  },
}

/** One card at a time is open, so the open one stands for all. */
export const States: Story = { ...Opened, parameters: sheetParameters }
