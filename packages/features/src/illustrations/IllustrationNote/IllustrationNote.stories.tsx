import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { IllustrationNote } from './IllustrationNote.js'

const meta = {
  title: 'Features/Illustrations/IllustrationNote',
  component: IllustrationNote,
  args: { count: 1, href: '/sales-support/illustrations/in-force-illustration-requests' },
  decorators: [(Story) => <div style={{ maxInlineSize: '16rem' }}>{Story()}</div>],
} satisfies Meta<typeof IllustrationNote>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: '1 in-force illustration is ready' })
    await expect(link).toHaveAttribute('href', args.href)
  },
}

export const Several: Story = {
  args: { count: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '12 in-force illustrations are ready' })).toBeVisible()
  },
}
