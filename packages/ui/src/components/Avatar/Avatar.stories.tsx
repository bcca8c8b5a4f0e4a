import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from './Avatar.js'

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Elena Rivera' },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Small: Story = { args: { size: 'small' } }
export const Large: Story = { args: { size: 'large' } }
export const OneWord: Story = { args: { name: 'Okafor' } }
export const NoName: Story = { args: { name: '' } }
export const StandsAlone: Story = { args: { isNamed: true } }
