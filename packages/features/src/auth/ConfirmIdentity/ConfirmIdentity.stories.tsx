import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { dialogInUse } from '../../testing/dialog-in-use.js'
import { dialogFitsWindow } from '../../testing/fits-window.js'
import { notSent, refused, tooMany, wrongCode } from '../../testing/results.js'
import { phone } from '../../testing/windows.js'
import { ConfirmIdentity } from './ConfirmIdentity.js'

const contacts = { email: 'r***@example.com', mobilePhone: '******0142', homePhone: '******0177' }
const noContacts = { email: null, mobilePhone: null, homePhone: null }
const sentBySms = { method: 'sms', count: 1 } as const

const meta = {
  title: 'Features/Auth/ConfirmIdentity',
  component: ConfirmIdentity,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  args: {
    isOpen: true,
    userId: 'rivera',
    methods: { password: true, ...noContacts },
    onPasswordSubmit: fn(),
    onCodeRequest: fn(),
    onCodeSubmit: fn(),
    onRetry: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmIdentity>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: "Confirm it's you" }))
const confirm = async () => (await dialog()).getByRole('button', { name: 'Confirm' })

/** The password is asked for, and the change is made once it is right. */
export const Default: Story = {
  tags: ['autodocs'],
  play: async ({ args }) => {
    const password = await (await dialog()).findByLabelText('Password')
    await waitFor(() => expect(password).toHaveFocus())
    await expect((await dialog()).queryByRole('button', { name: 'Get a code instead' })).toBeNull()
    await userEvent.click(await confirm())
    await expect(password).toHaveAccessibleDescription('Enter your password.')
    await userEvent.type(password, ' Sesame 7 ')
    await userEvent.click(await confirm())
    await expect(args.onPasswordSubmit).toHaveBeenCalledWith(' Sesame 7 ')
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** Users with a second factor can have a code sent instead. */
export const CodeInstead: Story = {
  tags: ['autodocs'],
  name: 'Password, or a code',
  args: { methods: { password: true, ...contacts } },
  play: async ({ args }) => {
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Get a code instead' }))
    const modal = await dialog()
    const choices = modal.getByRole('radiogroup', { name: 'Send a one-time passcode by' })
    await expect(within(choices).getAllByRole('radio')).toHaveLength(4)
    await userEvent.click(modal.getByRole('radio', { name: /^Email/ }))
    await userEvent.click(modal.getByRole('button', { name: 'Send code' }))
    await expect(args.onCodeRequest).toHaveBeenCalledWith('email')
    await userEvent.click(modal.getByRole('button', { name: 'Use your password instead' }))
    await waitFor(() => expect(modal.getByLabelText('Password')).toHaveFocus())
  },
}

/** With an identity provider, which keeps the passwords, a code is the only way. */
export const CodeOnly: Story = {
  tags: ['autodocs'],
  name: 'A code, with an identity provider',
  args: { methods: { password: false, ...noContacts, email: contacts.email } },
  play: async () => {
    const modal = await dialog()
    await expect(modal.getByRole('radio', { name: /^Email/ })).toBeChecked()
    await expect(modal.queryByRole('button', { name: 'Use your password instead' })).toBeNull()
  },
}

export const CodeSent: Story = {
  tags: ['autodocs'],
  name: 'The code was sent',
  args: { methods: { password: true, ...contacts }, sentCode: sentBySms },
  play: async ({ args }) => {
    const modal = await dialog()
    await expect(modal.getByRole('status')).toHaveTextContent('to your phone ending in 0142.')
    const code = modal.getByRole('textbox', { name: 'One-time passcode' })
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.paste('204 917')
    await userEvent.keyboard('{Enter}')
    await expect(args.onCodeSubmit).toHaveBeenCalledWith('204917')
    await userEvent.click(modal.getByRole('button', { name: 'Send another code' }))
    await expect(args.onCodeRequest).toHaveBeenCalledWith('sms')
    await userEvent.click(modal.getByRole('button', { name: 'Get the code another way' }))
    await userEvent.click(modal.getByRole('button', { name: 'Enter the code' }))
    await expect(modal.getByRole('textbox', { name: 'One-time passcode' })).toBeInTheDocument()
  },
}

export const Loading: Story = {
  args: { methods: 'loading' },
  play: async () => {
    await expect((await dialog()).getByRole('status')).toHaveTextContent('One moment, please')
  },
}

export const Checking: Story = {
  name: 'Loading: the password is checked',
  args: { state: 'checking' },
  play: async ({ args }) => {
    await userEvent.type(await (await dialog()).findByLabelText('Password'), 'Sesame 7')
    await userEvent.keyboard('{Enter}')
    await expect(args.onPasswordSubmit).not.toHaveBeenCalled()
  },
}

export const SendingAnother: Story = {
  name: 'Loading: another code is on its way',
  args: { methods: { password: true, ...contacts }, sentCode: sentBySms, state: 'sending' },
}

/** Users without a password and without a contact can only sign in again. */
export const NoWay: Story = {
  name: 'Empty: no way to confirm it',
  args: { methods: { password: false, ...noContacts } },
  play: async () => {
    const modal = await dialog()
    await waitFor(() => expect(modal.getByText(/Sign out, sign in again/)).toBeVisible())
    await expect(modal.queryByRole('button', { name: 'Confirm' })).toBeNull()
  },
}

export const LoadFailed: Story = {
  name: 'Error: the methods failed to load',
  args: { methods: 'error' },
  play: async ({ args }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const WrongPassword: Story = {
  name: 'Error: wrong password',
  args: { failure: wrongCode },
  play: async () => {
    const password = await (await dialog()).findByLabelText('Password')
    await expect(password).toHaveAccessibleDescription('That password is incorrect. Try again.')
    await waitFor(() => expect(password).toHaveFocus())
  },
}

export const WrongCode: Story = {
  name: 'Error: wrong code',
  args: { methods: { password: true, ...contacts }, sentCode: sentBySms, resendWait: 30, failure: wrongCode },
  play: async () => {
    const code = (await dialog()).getByRole('textbox', { name: 'One-time passcode' })
    await expect(code).toHaveAccessibleDescription('The code you entered is incorrect. Try again.')
    await expect((await dialog()).getByRole('button', { name: 'Send another code' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const TooMany: Story = {
  name: 'Error: too many tries',
  args: { failure: { step: 'check', failure: tooMany('Too many sign-in attempts. Try again in 15 minutes.') } },
  play: async () => {
    await expect((await dialog()).getByRole('alert')).toHaveTextContent('Try again in 15 minutes.')
  },
}

export const NotSent: Story = {
  name: 'Error: no code was sent',
  args: { methods: { password: false, ...contacts }, failure: notSent },
  play: async () => {
    await expect((await dialog()).getByRole('alert')).toHaveTextContent("We couldn't send the code. Try again.")
  },
}

export const LongContent: Story = {
  name: 'Long content',
  args: {
    methods: { password: true, ...contacts, email: `r***@${'regional-office.'.repeat(5)}example.com` },
    sentCode: { method: 'email', count: 1 },
    resendWait: 30,
    failure: {
      step: 'check',
      failure: refused(
        'Too many incorrect codes. To protect the clients whose data your account opens, reset your password by email, or call us, to sign in again.',
      ),
    },
  },
  play: async ({ args }) => {
    await dialogFitsWindow()
    // The code counts no longer, so that nobody waits for another
    await userEvent.click((await dialog()).getByRole('button', { name: 'Send another code' }))
    await expect(args.onCodeRequest).toHaveBeenCalledWith('email')
  },
}

export const Narrow: Story = { ...phone, args: { methods: { password: true, ...contacts } }, play: dialogFitsWindow }

export const InUse: Story = dialogInUse(ConfirmIdentity, { closedBy: ['onCancel'] })
