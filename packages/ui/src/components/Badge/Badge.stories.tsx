import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheckIcon, ClockIcon, TriangleAlertIcon } from 'lucide-react'
import { Badge } from './Badge.js'

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Submitted' },
  argTypes: { glyph: { control: false } },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Information: Story = { args: { tone: 'info', children: 'New' } }
export const Success: Story = { args: { tone: 'success', glyph: CircleCheckIcon, children: 'Issued' } }
export const Warning: Story = { args: { tone: 'warning', glyph: ClockIcon, children: 'Pending' } }
export const Danger: Story = { args: { tone: 'danger', glyph: TriangleAlertIcon, children: 'Declined' } }
export const Count: Story = { args: { children: 7, label: 'unread messages' } }
export const CountAboveTheCap: Story = { args: { children: 128, tone: 'accent', label: 'unread messages' } }
