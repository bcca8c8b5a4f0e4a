import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumb } from './Breadcrumb.js'

const meta = {
  title: 'Components/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [{ label: 'Home', href: '#home' }, { label: 'Preferences', href: '#preferences' }, { label: 'Alerts' }],
  },
} satisfies Meta<typeof Breadcrumb>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneStep: Story = { args: { items: [{ label: 'Home' }] } }
export const LongOnAPhone: Story = {
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Manage my agency and its people', href: '#agency' },
      { label: 'Access that was given to somebody with a long name' },
    ],
  },
  parameters: { viewportSize: { width: 320, height: 640 } },
}
