import { Button } from '@producer-portal/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { MessagesProvider } from '../../i18n/MessagesProvider.js'
import { phone } from '../../testing/windows.js'
import { inactivityMessages } from '../messages.js'
import { InactivityModal, type InactivityModalProps } from './InactivityModal.js'

const question = () => screen.findByRole('alertdialog', { name: 'Are you still there?' })

// It takes the focus when it opens, so each story has its own frame.
const meta = {
  title: 'Features/Auth/InactivityModal',
  component: InactivityModal,
  args: { isOpen: true, countdownSeconds: 600, remainingSeconds: 572, onKeepWorking: fn(), onSignOut: fn() },
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
} satisfies Meta<typeof InactivityModal>
export default meta
type Story = StoryObj<typeof meta>

/** Shown as digits, announced as a sentence. 'Keep working' has the focus. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await question()
    await expect(dialog).toHaveTextContent('9:32')
    await expect(dialog).toHaveAccessibleDescription(/you'll be signed out soon. 9 minutes 32 seconds left$/)
    const stay = within(dialog).getByRole('button', { name: 'Keep Working' })
    await waitFor(() => expect(stay).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onKeepWorking).toHaveBeenCalledOnce()
    await expect(args.onSignOut).not.toHaveBeenCalled()
    await userEvent.click(within(await question()).getByRole('button', { name: 'Sign Out' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
    await expect(args.onKeepWorking).toHaveBeenCalledOnce()
  },
}

/** Shows nothing until half of the timeout has passed. */
export const NotAsked: Story = {
  name: 'Empty: not asked',
  args: { isOpen: false },
  play: async () => {
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

/** The last seconds of the countdown. */
export const LastSeconds: Story = {
  name: 'Loading: the last seconds',
  args: { countdownSeconds: 10, remainingSeconds: 4 },
  play: async () => {
    await expect(await question()).toHaveTextContent('0:04')
  },
}

function Asked({ onKeepWorking, ...rest }: InactivityModalProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onKeepWorking()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Request Date</Button>
      <InactivityModal {...rest} isOpen={isOpen} onKeepWorking={close} />
    </>
  )
}

/** The focus moves into the dialog, stays there, and returns afterwards. Escape doesn't close it. */
export const KeyboardWalk: Story = {
  name: 'Keyboard walk',
  render: (args) => <Asked {...args} />,
  play: async ({ args, canvas }) => {
    const place = canvas.getByRole('button', { name: 'Request Date' })
    await userEvent.click(place)
    const dialog = await question()
    const [leave, stay] = within(dialog).getAllByRole('button')
    await waitFor(() => expect(stay).toHaveFocus())
    await userEvent.tab()
    // from the last to the first, in the next frame
    await waitFor(() => expect(leave).toHaveFocus())
    await userEvent.tab()
    await expect(stay).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(leave).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onKeepWorking).toHaveBeenCalledOnce()
    await waitFor(() => expect(place).toHaveFocus())
  },
}

const announced = fn<(text: string) => void>()
const tick = 40

/** Counts down quickly from 63 seconds to 58, and checks the announcements. */
function Hurrying(props: InactivityModalProps) {
  const [remaining, setRemaining] = useState(63)
  useEffect(() => {
    const listener = new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        const isRead = target instanceof Element && target.getAttribute('aria-live') === 'polite'
        if (isRead) for (const { textContent } of addedNodes) announced(textContent ?? '')
      }
    })
    listener.observe(document.body, { childList: true, subtree: true })
    return () => listener.disconnect()
  }, [])
  useEffect(() => {
    if (remaining === 58) return undefined
    const timer = setTimeout(() => setRemaining(remaining - 1), tick)
    return () => clearTimeout(timer)
  }, [remaining])
  return <InactivityModal {...props} remainingSeconds={remaining} />
}

/** Read out at the full minute, and not at every second. */
export const ReadOut: Story = {
  name: 'Read out at sensible moments',
  tags: ['!autodocs'],
  beforeEach: () => void announced.mockClear(),
  render: (args) => <Hurrying {...args} />,
  play: async () => {
    const dialog = await question()
    await waitFor(() => expect(dialog).toHaveTextContent('0:58'))
    const sentences = announced.mock.calls.flat().filter((text) => /signed out/.test(text))
    await expect(sentences).toEqual(['You will be signed out in 1 minute.'])
  },
}

/** A deployment may say more, and a countdown may be long: the buttons stay in view. */
export const LongContent: Story = {
  name: 'Long content',
  args: { countdownSeconds: 36_000, remainingSeconds: 35_999 },
  decorators: [
    (Story) => (
      <MessagesProvider
        overrides={[
          {
            subject: inactivityMessages.subject,
            texts: {
              text: 'Nobody has used the producer portal on this computer for quite some time. It shows names, birth dates and contract values of your clients, so it does not stay open unattended: it signs you out as soon as the time below has run out. What you have typed into a form is there again when you come back.',
              signOut: 'Sign Out and Leave the Portal',
            },
          },
        ]}
      >
        <Story />
      </MessagesProvider>
    ),
  ],
  play: async () => {
    await expect(await question()).toHaveTextContent('599:59')
  },
}

export const Narrow: Story = { ...phone }
