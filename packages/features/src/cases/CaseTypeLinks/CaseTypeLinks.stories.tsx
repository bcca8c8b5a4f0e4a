import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { CaseTypeLinks } from './CaseTypeLinks.js'

const meta = {
  title: 'Features/Cases/CaseTypeLinks',
  component: CaseTypeLinks,
  args: {
    type: 'pending',
    hrefs: {
      pending: '/new-business/pending',
      issued: '/new-business/issued',
      not_placed: '/new-business/not-placed',
    },
  },
} satisfies Meta<typeof CaseTypeLinks>
export default meta
type Story = StoryObj<typeof meta>

/** The list that is shown is marked as the current page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pending' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Not Placed' })).toHaveAttribute('href', '/new-business/not-placed')
  },
}

export const Issued: Story = { args: { type: 'issued' } }
export const Narrow: Story = { ...phone }
