import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchIcon } from '../../icons/icons.js'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { Button } from '../Button/Button.js'
import { EmptyState } from './EmptyState.js'

const guidance = {
  when: [
    'A list, table or panel has nothing to show: say so in one sentence.',
    'A search found nothing: say what can be taken away.',
  ],
  whenNot: [
    'Something failed: use `ErrorState`.',
    'Content is on its way: use `Skeleton`.',
    'One value is missing: a dash is enough.',
  ],
  anatomy: [
    ['Icon', 'One, for the kind of thing that is not there, on the motif of the brand.'],
    ['Title', 'One sentence that says what is not there.'],
    ['Description', 'A second one only if users can do something about it.'],
    ['Action', 'The one thing to do next.'],
  ],
  keyboard: [['Tab', 'Reaches the action.']],
  pattern: 'Plain text. It is not live: after a search or filter, announce how many results there are.',
} satisfies Guidance

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  tags: ['stable'],
  args: { title: 'No messages yet' },
  argTypes: { icon: { control: false }, action: { control: false } },
  parameters: { guidance },
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
