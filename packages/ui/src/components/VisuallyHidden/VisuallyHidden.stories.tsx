import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { Badge } from '../Badge/Badge.js'
import { Link } from '../Link/Link.js'
import { visuallyHiddenGuidance } from './VisuallyHidden.guidance.js'
import { VisuallyHidden } from './VisuallyHidden.js'

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['stable'],
  args: { children: ' the statement of May' },
  render: (args) => (
    <Link href="#statement">
      Download
      <VisuallyHidden {...args} />
    </Link>
  ),
  parameters: { guidance: visuallyHiddenGuidance },
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const HeardButNotSeen: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText('the statement of May')
    await expect(canvas.getByRole('link', { name: 'Download the statement of May' })).toBeVisible()
    await expect([text.offsetWidth, text.offsetHeight]).toEqual([1, 1])
  },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <State label="rest of a link: 'Download the statement of May'">
        <Link href="#statement">
          Download<VisuallyHidden> the statement of May</VisuallyHidden>
        </Link>
      </State>
      <State label="what a number counts: '7 unread messages'">
        <Badge tone="accent" label="unread messages">
          {7}
        </Badge>
      </State>
    </StatesSheet>
  ),
}
