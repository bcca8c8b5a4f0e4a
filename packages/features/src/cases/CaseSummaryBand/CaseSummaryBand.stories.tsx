import { mockCases } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyNow } from '../../testing/story-clock.js'
import { phone } from '../../testing/windows.js'
import { CaseSummaryBand } from './CaseSummaryBand.js'

const rows = mockCases(storyNow)
const summary = rows[1]
if (!summary) throw new Error('The cast has fewer than two cases')

const meta = {
  title: 'Features/Cases/CaseSummaryBand',
  component: CaseSummaryBand,
  args: { summary, requirements: summary.requirements, sent: undefined },
  argTypes: { summary: { control: false }, requirements: { control: false } },
} satisfies Meta<typeof CaseSummaryBand>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** While the requirements load, what the list knows is there. */
export const Loading: Story = { args: { requirements: undefined } }

export const Narrow: Story = { ...phone }
