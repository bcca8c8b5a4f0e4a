import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { phone } from '../../testing/windows.js'
import { OfflineBar } from './OfflineBar.js'

const meta = {
  title: 'Features/Shell/OfflineBar',
  component: OfflineBar,
  args: { dataFrom: new Date(storyNow.getTime() - 60_000) },
} satisfies Meta<typeof OfflineBar>
export default meta
type Story = StoryObj<typeof meta>

/** Data that was loaded before stays on the page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Showing data from \d+:59 [AP]M\./)).toBeVisible()
  },
}

/** Data of another day has its date. */
export const OfAnotherDay: Story = {
  args: { dataFrom: new Date(2026, 2, 13, 8, 58) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You're offline\. Showing data from 03\/13\/2026, 8:58 AM\./)).toBeVisible()
  },
}

/** A page without data. */
export const WithoutData: Story = { args: { dataFrom: null } }

export const Narrow: Story = { ...phone }
