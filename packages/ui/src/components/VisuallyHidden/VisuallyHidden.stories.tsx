import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { Badge } from '../Badge/Badge.js'
import { Link } from '../Link/Link.js'
import { VisuallyHidden } from './VisuallyHidden.js'

const guidance = {
  when: [
    'Words that users who listen need and users who see have in another form: the tone of an icon, the rest of a link.',
  ],
  whenNot: [
    'Text that would help every user: show it.',
    'Anything that takes the focus: it must be seen while it has it. `SkipLink` shows itself then.',
    'To hide something from all users: use the hidden attribute.',
  ],
  anatomy: [['Words', 'One pixel large and clipped; they keep their place in the order of reading.']],
  keyboard: [],
  pattern: 'Plain text in a span, or in the element given by as.',
} satisfies Guidance

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
  parameters: { guidance },
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
