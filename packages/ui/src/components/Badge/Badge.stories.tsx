import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheckIcon, ClockIcon, TriangleAlertIcon } from 'lucide-react'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { StatesRow } from '../../testing/stories/StatesRow.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { badgeGuidance } from './Badge.guidance.js'
import { Badge } from './Badge.js'

const tones = ['neutral', 'accent', 'info', 'success', 'warning', 'danger'] as const

const meta = {
  title: 'Components/Badge',
  component: Badge,
  tags: ['stable'],
  args: { children: 'Submitted' },
  argTypes: { icon: { control: false } },
  parameters: { guidance: badgeGuidance },
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
