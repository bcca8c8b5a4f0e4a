import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { type AttentionLink, AttentionLinks } from './AttentionLinks.js'

const link = (reason: AttentionLink['reason'], count: number): AttentionLink => ({ reason, count, href: `/${reason}` })
const newBusiness = [link('requirements', 12), link('offers', 4), link('over-90', 12), link('not-paid', 0)]

const meta = {
  title: 'Features/Dashboard/AttentionLinks',
  component: AttentionLinks,
  args: { subject: 'newBusiness', links: newBusiness },
} satisfies Meta<typeof AttentionLinks>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByRole('link', { name: '12 requirements waiting on you' })).toHaveAttribute(
      'href',
      '/requirements',
    )
    await expect(canvas.queryByRole('link', { name: /not paid/ })).toBeNull()
  },
}

export const InForce: Story = {
  args: {
    subject: 'inforce',
    links: [link('past-lapse', 1), link('lapse-soon', 7), link('missed', 19), link('service', 1204)],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '1 past lapse date' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '1,204 service alerts' })).toBeVisible()
  },
}

export const Nothing: Story = {
  args: { links: [link('requirements', 0), link('offers', 0)] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
    await expect(canvas.getByText("You're all caught up on new business.")).toBeVisible()
  },
}

export const Loading: Story = { args: { links: 'loading' } }
export const Narrow: Story = { ...phone }
