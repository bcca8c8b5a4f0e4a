import { Card } from '@producer-portal/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { ContactRow } from './ContactRow.js'
import { FactRow } from './FactRow.js'
import { Rows } from './FactRow.styles.js'

const meta = {
  title: 'Features/Account/FactRow',
  component: FactRow,
  subcomponents: { ContactRow },
  args: { name: 'Email', value: 'rivera@example.com', changeHref: '/change-email' },
  decorators: [
    (Story) => (
      <Card title="Contact data" isFlush>
        <Rows as="dl">{Story()}</Rows>
      </Card>
    ),
  ],
} satisfies Meta<typeof FactRow>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Change Email' })).toHaveAttribute('href', '/change-email')
  },
}

export const NothingOnFile: Story = {
  name: 'Empty: nothing on file',
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None on file')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add Email' })).toBeVisible()
  },
}

export const ReadOnly: Story = {
  args: { changeHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Contact: Story = {
  name: 'A phone with an extension',
  render: () => (
    <ContactRow
      fact={{ name: 'businessPhone', value: '(312) 555-0101', extension: '204' }}
      changeHref="/change-business-phone"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(312) 555-0101 ext. 204')).toBeVisible()
  },
}

export const LongContent: Story = {
  ...phone,
  args: { value: 'maximiliana-theodora.featherstonehaugh-cholmondeley@long-name-of-an-office.example.com' },
}
