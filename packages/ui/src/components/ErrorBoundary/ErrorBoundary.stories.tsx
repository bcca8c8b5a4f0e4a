import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ErrorState } from '../ErrorState/ErrorState.js'
import { Text } from '../Text/Text.js'
import { ErrorBoundary } from './ErrorBoundary.js'

let isBroken = true
function Section() {
  if (isBroken) throw new Error('This section is broken on purpose')
  return <Text>The section is back.</Text>
}

const meta = {
  title: 'Components/ErrorBoundary',
  component: ErrorBoundary,
  args: {
    children: <Section />,
    fallback: ({ reset }) => <ErrorState title="This section could not be shown." onRetry={reset} />,
  },
  argTypes: { fallback: { control: false }, children: { control: false } },
  beforeEach: () => {
    isBroken = true
  },
} satisfies Meta<typeof ErrorBoundary>
export default meta
type Story = StoryObj<typeof meta>

export const AfterAFailure: Story = {}
export const DrawnAgain: Story = {
  play: async ({ canvasElement }) => {
    isBroken = false
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(within(canvasElement).getByText('The section is back.')).toBeVisible()
  },
}
export const NothingHappened: Story = { args: { children: <Text>All is well.</Text> } }
