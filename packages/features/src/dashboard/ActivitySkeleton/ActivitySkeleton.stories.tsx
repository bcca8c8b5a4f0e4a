import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { ActivitySkeleton } from './ActivitySkeleton.js'

const meta = {
  title: 'Features/Dashboard/ActivitySkeleton',
  component: ActivitySkeleton,
} satisfies Meta<typeof ActivitySkeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading activity')).toBeInTheDocument()
  },
}

export const Narrow: Story = { ...phone }
