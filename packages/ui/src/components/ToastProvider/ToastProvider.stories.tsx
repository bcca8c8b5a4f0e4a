import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { useToast } from '../../hooks/useToast.js'
import { type Guidance, sheetParameters, State, StatesRow, StatesSheet } from '../../testing/stories/component-page.js'
import { Button } from '../Button/Button.js'
import { Toast } from '../Toast/Toast.js'
import type { ToastMessage } from '../Toast/toast-queue.js'
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
  message: "We couldn't create the report. Try again later.",
  action: { label: 'Retry', onAction: onRetry },
}

const tones = ['info', 'success', 'warning', 'error'] as const
const close = fn()

const guidance = {
  when: [
    'The answer to an action that users just took, in a few words: Name saved.',
    'With an action, such as Retry or Undo, it stays until it is answered.',
  ],
  whenNot: [
    'As the only place of an error: say it also where it went wrong, in a `Banner`, `Field` or `ErrorState`.',
    'What users must read before they go on: use `Modal`.',
    'News that users did not ask for while they work: use a `Badge` on what it concerns.',
  ],
  anatomy: [
    ['Icon', 'One for each tone, so that the color is not needed.'],
    ['Title and text', 'Short enough to be read at a glance; longer ones stay longer, six seconds at the least.'],
    ['Action', 'One at the most.'],
    ['Close', 'Always there. Errors and toasts with an action stay until they are closed.'],
    ['Queue', 'Three are shown, in the order they came; the others wait.'],
  ],
  keyboard: [
    ['F8', 'Leads to the newest toast, and back to where people were.'],
    ['Escape', 'Closes the toast that has the focus; the next one takes it, and at last what had it before.'],
    ['Tab', 'Goes through the buttons. The clocks of all stand still meanwhile, as they do under the pointer.'],
  ],
  pattern:
    'A polite live region at the end of the page, a landmark while there is a toast in it; each toast is a group.',
} satisfies Guidance

const meta = {
  title: 'Components/Toast',
  component: ToastProvider,
  tags: ['stable'],
  args: { children: <Shower toasts={[saved]} />, label: 'Notices of this story' },
  argTypes: { children: { control: false } },
  parameters: { guidance, docs: { story: { inline: false, height: '20rem' } } },
} satisfies Meta<typeof ToastProvider>
export default meta
type Story = StoryObj<typeof meta>

const show: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
}

const usage = `const { show } = useToast()

show({ tone: 'success', message: 'Name saved' })`

export const Success: Story = { parameters: { docs: { source: { code: usage } } }, play: show }
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
export const ByKeyboard: Story = {
  args: { children: <Shower toasts={[failed]} /> },
  play: async (context) => {
    await show(context)
    await userEvent.keyboard('{F8}')
    // Its action comes before closing it.
    await expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    // The tooltip of the button comes with the focus, and needs no Escape of its own.
    await screen.findByRole('tooltip', { hidden: true })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(context.canvasElement).getByRole('button', { name: 'Show' })).toHaveFocus())
  },
}
export const Narrow: Story = {
  args: { children: <Shower toasts={[failed]} /> },
  globals: { viewport: { value: '320-640', isRotated: false } },
  play: show,
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <StatesRow label="Tone">
        {tones.map((tone) => (
          <State key={tone} label={tone} width="column">
            <Toast tone={tone} message="Name saved" onClose={close} />
          </State>
        ))}
      </StatesRow>
      <StatesRow label="Parts">
        <State label="title" width="column">
          <Toast tone="success" title="Name saved" onClose={close} />
        </State>
        <State label="title and text" width="column">
          <Toast title="Code sent" message="It is valid for ten minutes." onClose={close} />
        </State>
        <State label="action" width="column">
          <Toast {...failed} onClose={close} />
        </State>
        <State label="long text" width="column">
          <Toast
            tone="warning"
            message="The report was created, but 14 rows were left out because you may not see their cases."
            onClose={close}
          />
        </State>
      </StatesRow>
      <StatesRow label="The close button">
        <State label="hover" width="column" force="hover">
          <Toast message="Name saved" onClose={close} />
        </State>
        <State label="focus" width="column" force="focus">
          <Toast message="Name saved" onClose={close} />
        </State>
      </StatesRow>
    </StatesSheet>
  ),
}
