import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Text } from '../Text/Text.js'
import { Link } from './Link.js'

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '#details', children: 'Full profile' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const InText: Story = {
  render: (args) => (
    <Text>
      Your contact details are on your <Link {...args} />, where you can change them.
    </Text>
  ),
}
export const Quiet: Story = { args: { look: 'quiet' } }
export const OpensANewTab: Story = {
  args: { href: 'https://example.com', isExternal: true, children: 'Field directory' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Field directory (opens in a new tab)' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
export const OpensANewTabWithoutIcon: Story = {
  args: { href: 'https://example.com', isExternal: true, isIconHidden: true, children: 'Privacy' },
}
