import { BookOpenIcon, FileTextIcon, Link, Skeleton } from '@producer-portal/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { LinkCard } from './LinkCard.js'

const meta = {
  title: 'Features/Dashboard/LinkCard',
  component: LinkCard,
  args: {
    title: 'Training',
    links: [
      { href: '/documentation', label: 'Documentation', icon: BookOpenIcon },
      { href: 'https://content.example.com/forms', label: 'Forms', icon: FileTextIcon, isExternal: true },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
} satisfies Meta<typeof LinkCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: /^Forms/ })).toHaveAttribute('target', '_blank')
  },
}

export const WithAction: Story = {
  args: { action: <Link href="/quick-links">Edit</Link> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Edit' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { children: <Skeleton shape="block" height="5rem" /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const LongContent: Story = {
  ...phone,
  args: {
    title: 'Forms, brochures and everything else that agents order for their clients',
    links: [
      {
        href: 'https://content.example.com/forms',
        label: 'Applications, supplements and authorizations for every state, and how to fill them in',
        icon: FileTextIcon,
        isExternal: true,
      },
      {
        href: 'https://content.example.com/order',
        label: 'applications_supplements_and_authorizations_for_every_state.pdf',
        icon: FileTextIcon,
      },
    ],
  },
}
