import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SkipLink } from './SkipLink.js'

const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p>Press the tab key: the link appears.</p>
      <main id="content" tabIndex={-1}>
        The content
      </main>
    </>
  ),
  args: { href: '#content' },
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {}
export const ShownByTheKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const link = within(canvasElement).getByRole('link', { name: 'Skip to main content' })
    await expect(link).toHaveFocus()
    await expect(link).toBeVisible()
  },
}
