import type { Meta, StoryObj } from '@storybook/react-vite'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { StatesRow } from '../../testing/stories/StatesRow.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { statusBadgeGuidance } from './StatusBadge.guidance.js'
import { StatusBadge } from './StatusBadge.js'

const meta = {
  title: 'Components/StatusBadge',
  component: StatusBadge,
  tags: ['stable'],
  args: { children: 'Withdrawn' },
  parameters: { guidance: statusBadgeGuidance },
} satisfies Meta<typeof StatusBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Success: Story = { args: { tone: 'success', children: 'Approved' } }
export const Warning: Story = { args: { tone: 'warning', children: 'Awaiting Requirements' } }
export const Danger: Story = { args: { tone: 'danger', children: 'Pending Lapse' } }
export const Information: Story = { args: { tone: 'info', children: 'In Underwriting' } }

const tones = ['success', 'warning', 'danger', 'info', 'neutral'] as const

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <StatesRow label="Tones">
        {tones.map((tone) => (
          <State key={tone} label={tone}>
            <StatusBadge tone={tone}>Approved</StatusBadge>
          </State>
        ))}
      </StatesRow>
      <StatesRow label="Long">
        <State label="in a narrow column">
          <div style={{ inlineSize: 120 }}>
            <StatusBadge tone="warning">Approved Other Than Applied</StatusBadge>
          </div>
        </State>
      </StatesRow>
    </StatesSheet>
  ),
}
