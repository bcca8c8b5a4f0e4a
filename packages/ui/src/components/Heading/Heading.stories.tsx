import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from './Heading.js'

const meta = {
  title: 'Components/Heading',
  component: Heading,
  args: { level: 1, children: 'Manage access' },
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {}
export const Section: Story = { args: { level: 2 } }
export const Panel: Story = { args: { level: 3 } }
export const Group: Story = { args: { level: 4 } }
export const LargerThanItsLevel: Story = { args: { level: 2, size: 'xxl', children: 'Sign in to your account' } }
export const LongWords: Story = {
  args: {
    children: 'A title that is so long that it has to be broken, and is broken into lines of much the same length',
  },
  parameters: { viewportSize: { width: 375, height: 640 } },
}
