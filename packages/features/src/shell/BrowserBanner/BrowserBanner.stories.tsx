import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { BrowserBanner } from './BrowserBanner.js'

const meta = {
  title: 'Features/Shell/BrowserBanner',
  component: BrowserBanner,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BrowserBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(
      'For the best experience use the latest version of Chrome, Microsoft Edge, Safari, or Firefox.',
    )
  },
}

export const Narrow: Story = { ...phone }
