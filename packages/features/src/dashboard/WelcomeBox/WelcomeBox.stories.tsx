import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { WelcomeBox } from './WelcomeBox.js'

const meta = {
  title: 'Features/Dashboard/WelcomeBox',
  component: WelcomeBox,
} satisfies Meta<typeof WelcomeBox>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Welcome to/ })).toBeVisible()
  },
}

export const Narrow: Story = { ...phone }
