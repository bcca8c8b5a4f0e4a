import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchIcon } from 'lucide-react'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { Button } from '../Button/Button.js'
import { emptyStateGuidance } from './EmptyState.guidance.js'
import { EmptyState } from './EmptyState.js'

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  tags: ['stable'],
  args: { title: 'No messages yet' },
  argTypes: { icon: { control: false }, action: { control: false } },
  parameters: { guidance: emptyStateGuidance },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithAnAction: Story = { args: { action: <Button>Write one</Button> } }
export const NothingFound: Story = {
  args: {
    icon: SearchIcon,
    title: 'Nothing matches your filters',
    description: 'Take one away to see more.',
    action: <Button>Clear filters</Button>,
  },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <State label="one sentence" width="full">
        <EmptyState title="No messages yet" />
      </State>
      <State label="an action" width="full">
        <EmptyState title="No messages yet" action={<Button>Write one</Button>} />
      </State>
      <State label="a search without results" width="full">
        <EmptyState
          icon={SearchIcon}
          title="Nothing matches your filters"
          description="Take one away to see more."
          action={<Button>Clear filters</Button>}
        />
      </State>
      <State label="long text" width="column">
        <EmptyState
          title="No statements of this contract have been made available to you or to your agency"
          description="They appear here on the second business day of the month that follows the first premium."
        />
      </State>
    </StatesSheet>
  ),
}
