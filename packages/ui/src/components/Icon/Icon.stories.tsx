import type { Meta, StoryObj } from '@storybook/react-vite'
import { LockIcon, TriangleAlertIcon } from 'lucide-react'
import { Text } from '../Text/Text.js'
import { Icon } from './Icon.js'

const meta = {
  title: 'Components/Icon',
  component: Icon,
  args: { glyph: LockIcon },
  argTypes: { glyph: { control: false } },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Small: Story = {}
export const Large: Story = { args: { size: 20 } }
export const WithAName: Story = { args: { label: 'Locked column' } }
export const BesideText: Story = {
  args: { glyph: TriangleAlertIcon },
  render: (args) => (
    <Text as="span" tone="warning" style={{ display: 'inline-flex', alignItems: 'center', gap: '0.25rem' }}>
      <Icon {...args} /> Expires in 4 days
    </Text>
  ),
}
