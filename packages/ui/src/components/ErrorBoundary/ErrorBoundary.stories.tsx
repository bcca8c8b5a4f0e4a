import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { ErrorState } from '../ErrorState/ErrorState.js'
import { Text } from '../Text/Text.js'
import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary.js'

const breakage = 'This section is broken on purpose'
let isBroken = true
function Section() {
  if (isBroken) throw new Error(breakage)
  return <Text>The section is back.</Text>
}

/** React writes every caught error to the console, where an error fails a story: this one is meant. */
function keepQuietAbout(message: string) {
  const { error } = console
  spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    if (!parts.some((part) => String(part).includes(message))) error(...parts)
  })
}

const fallback: ErrorBoundaryProps['fallback'] = ({ reset }) => (
  <ErrorState title="We couldn't show this section." onRetry={reset} />
)

const guidance = {
  when: [
    'Around each section of a page that can fail by itself, so that the rest stays usable.',
    'Once around the app, with the way home as its last resort.',
  ],
  whenNot: [
    'A request that failed: that is a state of its data, shown with `ErrorState`.',
    'Errors in handlers of events, which React does not hand to a boundary.',
  ],
  anatomy: [
    ['Children', 'Drawn until one of them throws.'],
    ['Fallback', 'Drawn instead: an `ErrorState` whose button draws the children again.'],
    ['Reset keys', 'A new value, such as another address, draws the children again by itself.'],
  ],
  keyboard: [],
  pattern: 'None of its own: the fallback brings it. `ErrorState` is an alert.',
} satisfies Guidance

const meta = {
  title: 'Components/ErrorBoundary',
  component: ErrorBoundary,
  tags: ['stable'],
  args: {
    children: <Section />,
    fallback,
  },
  argTypes: { fallback: { control: false }, children: { control: false } },
  beforeEach: () => {
    isBroken = true
    keepQuietAbout(breakage)
  },
  parameters: { guidance },
} satisfies Meta<typeof ErrorBoundary>
export default meta
type Story = StoryObj<typeof meta>

const usage = `<ErrorBoundary
  resetKeys={[address]}
  fallback={({ reset }) => <ErrorState title="We couldn't show this section." onRetry={reset} />}
>
  <Section />
</ErrorBoundary>`

export const AfterAFailure: Story = { parameters: { docs: { source: { code: usage } } } }
export const DrawnAgain: Story = {
  decorators: [
    (Story) => (
      <main tabIndex={-1}>
        <Story />
      </main>
    ),
  ],
  play: async ({ canvas }) => {
    isBroken = false
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(canvas.getByText('The section is back.')).toBeVisible()
    // The button has gone with what it was for.
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}
export const NothingHappened: Story = { args: { children: <Text>All is well.</Text> } }

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <State label="nothing happened" width="column">
        <ErrorBoundary fallback={fallback}>
          <Text>All is well.</Text>
        </ErrorBoundary>
      </State>
      <State label="after a failure" width="column">
        <ErrorBoundary fallback={fallback}>
          <Section />
        </ErrorBoundary>
      </State>
    </StatesSheet>
  ),
}
