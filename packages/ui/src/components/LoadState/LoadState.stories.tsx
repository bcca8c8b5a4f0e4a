import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { EmptyState } from '../EmptyState/EmptyState.js'
import { Skeleton } from '../Skeleton/Skeleton.js'
import { Text } from '../Text/Text.js'
import { LoadState, type LoadStateProps } from './LoadState.js'

const args: LoadStateProps<readonly string[]> = {
  value: ['Overdue books', 'Reservations'],
  loadingLabel: 'Loading your notices',
  skeleton: <Skeleton lines={3} />,
  errorTitle: "We couldn't load your notices. Try again.",
  onRetry: fn(),
  emptyState: <EmptyState title="You have no notices." />,
  children: (notices) => notices.map((notice) => <Text key={notice}>{notice}</Text>),
}

const guidance = {
  when: ['A page, panel or card shows something that is loaded, may fail to load, or may be empty.'],
  whenNot: [
    'Rows of a table: `DataTable` has these states itself.',
    'Content that is being refreshed: leave the old content in place.',
    'An action that failed while the content is still there: use `Banner`.',
  ],
  anatomy: [
    ['Skeleton', 'Drawn in the shape of the content, so that nothing jumps.'],
    ['Error', 'An `ErrorState` with the button that loads again.'],
    ['Empty', 'An `EmptyState`, or a sentence in a small card.'],
    ['Content', 'Drawn only when it is there.'],
  ],
  keyboard: [['Tab', 'Reaches the button that loads again.']],
  pattern:
    'A polite live region names the wait, and an alert the failure; the bones are hidden from assistive technology.',
} satisfies Guidance

const meta = {
  title: 'Components/LoadState',
  component: LoadState,
  tags: ['stable'],
  args,
  argTypes: { skeleton: { control: false }, emptyState: { control: false }, children: { control: false } },
  parameters: { guidance },
} satisfies Meta<typeof LoadState<readonly string[]>>
export default meta
type Story = StoryObj<Meta<typeof LoadState<readonly string[]>>>

export const Default: Story = {}
export const Loading: Story = {
  args: { value: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your notices')
    await expect(canvas.queryByText('Reservations')).toBeNull()
  },
}
export const Failed: Story = {
  args: { value: 'error' },
  play: async ({ args: { onRetry }, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We couldn't load your notices. Try again.")
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}
export const Empty: Story = {
  args: { value: [] },
  play: async ({ canvas }) => expect(canvas.getByText('You have no notices.')).toBeVisible(),
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <State label="loading" width="column">
        <LoadState {...args} value="loading" />
      </State>
      <State label="failed" width="column">
        <LoadState {...args} value="error" />
      </State>
      <State label="empty" width="column">
        <LoadState {...args} value={[]} />
      </State>
      <State label="ready" width="column">
        <LoadState {...args} />
      </State>
    </StatesSheet>
  ),
}
