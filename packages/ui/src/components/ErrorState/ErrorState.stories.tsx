import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { Link } from '../Link/Link.js'
import { errorStateGuidance } from './ErrorState.guidance.js'
import { ErrorState } from './ErrorState.js'

const retry = fn()

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  tags: ['stable'],
  args: { title: "We couldn't load the list. Try again.", onRetry: fn() },
  argTypes: { action: { control: false } },
  parameters: { guidance: errorStateGuidance },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithAdvice: Story = { args: { description: 'Check your connection and try again.' } }
export const TryingAgain: Story = { args: { isRetrying: true } }
export const NoOtherTry: Story = {
  args: { title: 'Page not found', onRetry: undefined, action: <Link href="#home">Go to the start</Link> },
}
export const IsTriedAgain: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent("We couldn't load the list. Try again.")
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <State label="another try" width="full">
        <ErrorState title="We couldn't load the list. Try again." onRetry={retry} />
      </State>
      <State label="trying again" width="full">
        <ErrorState title="We couldn't load the list. Try again." onRetry={retry} isRetrying />
      </State>
      <State label="advice and two actions" width="full">
        <ErrorState
          title="We couldn't load the list. Try again."
          description="Check your connection and try again."
          onRetry={retry}
          action={<Link href="#home">Go to the start</Link>}
        />
      </State>
      <State label="no other try" width="full">
        <ErrorState title="Page not found" action={<Link href="#home">Go to the start</Link>} />
      </State>
      <State label="long text" width="column">
        <ErrorState
          title="The statements of this contract could not be loaded because the service did not answer in time."
          description="Nothing was changed. Try again in a few minutes, or call us if it is urgent."
          onRetry={retry}
        />
      </State>
    </StatesSheet>
  ),
}
