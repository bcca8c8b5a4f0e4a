import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Link } from '../Link/Link.js'
import { ErrorState } from './ErrorState.js'

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: { title: 'The list could not be loaded.', onRetry: fn() },
  argTypes: { action: { control: false } },
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
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
