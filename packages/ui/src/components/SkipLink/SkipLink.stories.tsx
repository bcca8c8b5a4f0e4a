import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { skipLinkGuidance } from './SkipLink.guidance.js'
import { SkipLink } from './SkipLink.js'

const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  tags: ['stable'],
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
  parameters: { guidance: skipLinkGuidance },
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

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <div style={{ paddingBlockStart: '3rem' }}>
      <State label="focus: it is at the start of the window" force="focus">
        <SkipLink href="#states" />
        <main id="states" tabIndex={-1} />
      </State>
    </div>
  ),
}
