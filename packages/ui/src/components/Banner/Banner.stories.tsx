import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Link } from '../Link/Link.js'
import { Banner } from './Banner.js'

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: { tone: 'info', children: 'The portal is unavailable on Saturday from 10 PM to 2 AM Eastern.' },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Information: Story = { args: { title: 'System maintenance' } }
export const Success: Story = { args: { tone: 'success', children: 'Your password has been updated successfully.' } }
export const Warning: Story = { args: { tone: 'warning', title: 'Your password expires in 4 days.', children: null } }
export const Failure: Story = {
  args: { tone: 'error', title: 'Something went wrong', children: 'The report could not be created.' },
}
export const WithALink: Story = { args: { actions: <Link href="#more">Read more</Link> } }
export const LongOnAPhone: Story = {
  args: { title: 'System maintenance', onClose: fn(), actions: <Link href="#more">Read more</Link> },
  parameters: { viewportSize: { width: 320, height: 640 } },
}
export const IsClosed: Story = {
  args: { onClose: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dismiss' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
