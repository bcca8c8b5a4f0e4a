import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { Link } from '../Link/Link.js'
import { ErrorState } from './ErrorState.js'

const retry = fn()

const guidance = {
  when: ["In place of content that didn't load or can't be shown: it says what happened and what to do next."],
  whenNot: [
    'A field was filled in wrongly: `Field` shows its error.',
    'An action failed while the page is still there: use `Banner`, or a `Toast` beside a lasting message.',
    'There is nothing to show: use `EmptyState`.',
  ],
  anatomy: [
    ['Icon', 'Says without color that it is a failure.'],
    ['Title', 'What happened, in plain words and without blame.'],
    ['Description', 'What users can do now.'],
    ['Retry', 'Drawn only where another try makes sense; it turns busy while the try is under way.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the button or link.'],
    [
      'Enter, Space',
      'Tries again. When the message goes, the focus moves to the page title or the main content, unless the app moves it.',
    ],
  ],
  pattern: 'Alert: the text is read out when it appears. The button is outside it, so that turning busy is not.',
} satisfies Guidance

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  tags: ['stable'],
  args: { title: "We couldn't load the list. Try again.", onRetry: fn() },
  argTypes: { action: { control: false } },
  parameters: { guidance },
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
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We couldn't load the list. Try again.")
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
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
