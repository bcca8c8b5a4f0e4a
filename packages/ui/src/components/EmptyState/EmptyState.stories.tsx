import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchIcon } from 'lucide-react'
import { Button } from '../Button/Button.js'
import { EmptyState } from './EmptyState.js'

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: { title: 'No messages yet' },
  argTypes: { glyph: { control: false }, action: { control: false } },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithAnAction: Story = { args: { action: <Button>Write one</Button> } }
export const NothingFound: Story = {
  args: {
    glyph: SearchIcon,
    title: 'Nothing matches your filters',
    description: 'Take one away to see more.',
    action: <Button>Clear filters</Button>,
  },
}
