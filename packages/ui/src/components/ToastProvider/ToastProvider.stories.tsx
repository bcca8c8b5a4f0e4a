import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { useToast } from '../../hooks/useToast.js'
import { Button } from '../Button/Button.js'
import type { ToastMessage } from '../Toast/toastQueue.js'
import { ToastProvider } from './ToastProvider.js'

function Shower({ toasts }: { toasts: readonly ToastMessage[] }) {
  const { show } = useToast()
  return <Button onClick={() => toasts.forEach(show)}>Show</Button>
}

const onRetry = fn()
const saved: ToastMessage = { tone: 'success', message: 'Name saved' }
const failed: ToastMessage = {
  tone: 'error',
  title: 'Something Went Wrong',
  message: 'The report could not be created. Please try again later.',
  action: { label: 'Retry', onSelect: onRetry },
}

const meta = {
  title: 'Components/Toast',
  component: ToastProvider,
  args: { children: <Shower toasts={[saved]} />, label: 'Notices of this story' },
  argTypes: { children: { control: false } },
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
} satisfies Meta<typeof ToastProvider>
export default meta
type Story = StoryObj<typeof meta>

const show: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }))
}

export const Success: Story = { play: show }
export const Information: Story = {
  args: { children: <Shower toasts={[{ message: 'Code sent to phone' }]} /> },
  play: show,
}
export const Warning: Story = {
  args: { children: <Shower toasts={[{ tone: 'warning', message: 'Some rows were left out.' }]} /> },
  play: show,
}
export const FailureStaysUntilAnswered: Story = {
  args: { children: <Shower toasts={[failed]} /> },
  play: async (context) => {
    await show(context)
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    await expect(onRetry).toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByText('Something Went Wrong')).toBeNull())
  },
}
export const SeveralAtOnce: Story = {
  args: { children: <Shower toasts={[saved, failed, { message: 'Code sent to phone' }, saved]} /> },
  play: async (context) => {
    await show(context)
    await expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3)
  },
}
export const OnAPhone: Story = {
  args: { children: <Shower toasts={[failed]} /> },
  parameters: { viewportSize: { width: 320, height: 640 } },
  play: show,
}
