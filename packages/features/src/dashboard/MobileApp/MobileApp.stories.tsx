import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { MobileApp } from './MobileApp.js'

const meta = {
  title: 'Features/Dashboard/MobileApp',
  component: MobileApp,
  args: { hrefs: { apple: 'https://apps.example.com/mobile/apple', google: 'https://apps.example.com/mobile/google' } },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
} satisfies Meta<typeof MobileApp>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: /^App Store/ })).toHaveAttribute('href', args.hrefs.apple)
    await expect(canvas.getByRole('link', { name: /^Google Play/ })).toHaveAttribute('href', args.hrefs.google)
  },
}

export const Narrow: Story = { ...phone }
