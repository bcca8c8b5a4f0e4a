import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './Spinner.js'

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  args: { label: 'Loading' },
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithItsWords: Story = { args: { isLabelShown: true, label: 'Signing in' } }
export const Large: Story = { args: { size: 'large' } }
