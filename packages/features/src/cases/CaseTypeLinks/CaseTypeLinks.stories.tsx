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

/** With how many cases a list has, where it is known. */
export const Counts: Story = {
  args: { counts: { pending: 1060, issued: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pending (1,060)' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Issued (0)' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Not Placed' })).toBeVisible()
  },
}

export const Narrow: Story = { ...phone }
