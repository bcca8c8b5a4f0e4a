import { Button, SearchIcon } from '@producer-portal/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { SearchPrompt } from './SearchPrompt.js'

const meta = {
  title: 'Features/Dashboard/SearchPrompt',
  component: SearchPrompt,
  args: {
    action: (
      <Button variant="primary" iconStart={SearchIcon}>
        Search All Cases
      </Button>
    ),
  },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof SearchPrompt>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have not searched for any cases yet.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Search All Cases' })).toBeVisible()
  },
}

export const Narrow: Story = { ...phone }
