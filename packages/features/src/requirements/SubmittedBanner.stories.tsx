import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { phone } from '../testing/windows.js'
import { SubmittedBanner } from './SubmittedBanner.js'

const meta = {
  title: 'Features/Requirements/SubmittedBanner',
  component: SubmittedBanner,
  args: {
    title: 'Success! We have your requirement response.',
    children: 'Please allow 30 minutes for this change to be reflected in our systems.',
  },
} satisfies Meta<typeof SubmittedBanner>
export default meta
type Story = StoryObj<typeof meta>

/** It takes the focus, because the button that was pressed is gone. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('Success! We have your requirement response.')
  },
}

export const Narrow: Story = { ...phone }
