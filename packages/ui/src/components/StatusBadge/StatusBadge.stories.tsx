import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Guidance, sheetParameters, State, StatesRow, StatesSheet } from '../../testing/stories/component-page.js'
import { StatusBadge } from './StatusBadge.js'

const guidance = {
  when: ['The status of a record, wherever it is shown: in tables, on cards, in details.'],
  whenNot: [
    'A count, or a word that is no status: use `Badge`.',
    'A message: use `Banner` or `Toast`.',
    'A missing status: leave it out.',
  ],
  anatomy: [
    ['Icon', 'One for each tone: it says the same as the color, for those who do not see it.'],
    ['Status', 'In the words of the back end. A long one takes a second line.'],
  ],
  keyboard: [],
  pattern: 'Plain text. It is not live: announce a status that changes while users work.',
} satisfies Guidance

const meta = {
  title: 'Components/StatusBadge',
  component: StatusBadge,
  tags: ['stable'],
  args: { children: 'Withdrawn' },
  parameters: { guidance },
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
