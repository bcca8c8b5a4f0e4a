import { PageHeader } from '@producer-portal/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MissingAccess } from './MissingAccess.js'

const meta = {
  title: 'Features/Manage access/MissingAccess',
  component: MissingAccess,
  args: { reason: 'suspended' },
  render: (args) => <PageHeader title="New Business" description={<MissingAccess {...args} />} />,
} satisfies Meta<typeof MissingAccess>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Your access to information that others share with you is suspended\./),
    ).toBeVisible()
  },
}

export const NotShared: Story = {
  args: { reason: 'not-shared' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No one shares this information with you yet\./)).toBeVisible()
  },
}
