import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheckIcon, ClockIcon, TriangleAlertIcon } from '../../icons/icons.js'
import { type Guidance, sheetParameters, State, StatesRow, StatesSheet } from '../../testing/stories/component-page.js'
import { Badge } from './Badge.js'

const tones = ['neutral', 'accent', 'info', 'success', 'warning', 'danger'] as const

const guidance = {
  when: [
    'A state in a word or two beside what it describes.',
    'A small count beside what it counts: messages, filters, rows of a tab. Above 99 it reads 99+.',
  ],
  whenNot: [
    'A word that was attached and can be taken away: use `Tag`.',
    'A message: use `Banner` or `Toast`.',
    'A count of nothing: leave the badge out rather than showing 0, unless 0 is news.',
  ],
  anatomy: [
    ['Icon', 'Says the same as the color, for those who do not see it.'],
    ['Text or count', 'A word or two, or a number up to the cap. Longer text takes a second line.'],
    ['Label', 'Heard after the number: 7 unread messages.'],
  ],
  keyboard: [],
  pattern: 'Plain text beside what it belongs to. It is not live: announce a count that grows while users work.',
} satisfies Guidance

const meta = {
  title: 'Components/Badge',
  component: Badge,
  tags: ['stable'],
  args: { children: 'Submitted' },
  argTypes: { icon: { control: false } },
  parameters: { guidance },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Information: Story = { args: { tone: 'info', children: 'New' } }
export const Success: Story = { args: { tone: 'success', icon: CircleCheckIcon, children: 'Issued' } }
export const Warning: Story = { args: { tone: 'warning', icon: ClockIcon, children: 'Pending' } }
export const Danger: Story = { args: { tone: 'danger', icon: TriangleAlertIcon, children: 'Declined' } }
export const Count: Story = { args: { children: 7, label: 'unread messages' } }
export const CountAboveTheCap: Story = { args: { children: 128, tone: 'accent', label: 'unread messages' } }

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <StatesRow label="Words">
        {tones.map((tone) => (
          <State key={tone} label={tone}>
            <Badge tone={tone}>Submitted</Badge>
          </State>
        ))}
      </StatesRow>
      <StatesRow label="With an icon">
        {tones.map((tone) => (
          <State key={tone} label={tone}>
            <Badge tone={tone} icon={ClockIcon}>
              Pending
            </Badge>
          </State>
        ))}
      </StatesRow>
      <StatesRow label="Count">
        {[0, 7, 42, 99, 100].map((count) => (
          <State key={count} label={`of ${count}`}>
            <Badge tone="accent">{count}</Badge>
          </State>
        ))}
        <State label="of 100 in neutral">
          <Badge>{100}</Badge>
        </State>
        <State label="with a cap of 9">
          <Badge max={9}>{12}</Badge>
        </State>
      </StatesRow>
      <StatesRow label="Long text">
        <State label="with room">
          <Badge tone="warning">Waiting for the requirements of the client</Badge>
        </State>
        <State label="without room">
          <div style={{ inlineSize: '10rem' }}>
            <Badge tone="warning" icon={ClockIcon}>
              Waiting for the requirements of the client
            </Badge>
          </div>
        </State>
      </StatesRow>
    </StatesSheet>
  ),
}
