import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.js'
import { PageHeader } from './PageHeader.js'

const meta = {
  title: 'Components/PageHeader',
  component: PageHeader,
  args: { title: 'Preferences' },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {}
export const WithTheWayToIt: Story = {
  args: { breadcrumb: [{ label: 'Home', href: '#home' }, { label: 'Preferences' }] },
}
export const WithActions: Story = {
  args: {
    description: 'What we may send you, and where to.',
    breadcrumb: [{ label: 'Home', href: '#home' }, { label: 'Preferences' }],
    actions: (
      <>
        <Button>Reset</Button>
        <Button variant="primary">Save changes</Button>
      </>
    ),
  },
}
export const OnAPhone: Story = { ...WithActions, parameters: { viewportSize: { width: 320, height: 640 } } }
