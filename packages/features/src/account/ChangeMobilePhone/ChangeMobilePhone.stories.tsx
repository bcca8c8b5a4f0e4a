import { demoPerson } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, type within } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { notSent, refused } from '../../testing/results.js'
import { ChangeMobilePhone } from './ChangeMobilePhone.js'

const rivera = demoPerson('rivera')

const meta = {
  title: 'Features/Account/ChangeMobilePhone',
  component: ChangeMobilePhone,
  args: {
    current: rivera.profile.mfa?.sms ?? null,
    phone: '',
    backHref: '/profile',
    onPhoneChange: fn(),
    onCancel: fn(),
    onCodeSend: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ChangeMobilePhone>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

/** Holds what is typed, as the page does. */
function Held({ phone: first, onPhoneChange, ...args }: ComponentProps<typeof ChangeMobilePhone>) {
  const [typed, setTyped] = useState(first)
  const change = (next: string) => {
    setTyped(next)
    onPhoneChange(next)
  }
  return <ChangeMobilePhone {...args} phone={typed} onPhoneChange={change} />
}

const field = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'New mobile phone' })
const send = (canvas: Canvas) => canvas.getByRole('button', { name: 'Send code' })

/** The number may be typed or pasted in any spelling; its digits are what is sent. */
export const Default: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Change Mobile Phone' })).toBeVisible()
    await expect(canvas.getByText('(773) 555-0101')).toBeVisible()
    await userEvent.click(send(canvas))
    await expect(field(canvas)).toHaveFocus()
    await expect(field(canvas)).toHaveAccessibleDescription(/Enter your new mobile phone\./)
    await expect(args.onCodeSend).not.toHaveBeenCalled()
    await userEvent.paste('+1 (773) 555-0777')
    await userEvent.keyboard('{Enter}')
    await expect(args.onCodeSend).toHaveBeenCalledWith('17735550777')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** Shows a problem when the user leaves the field, and removes it once it is corrected. */
export const TooShort: Story = {
  tags: ['!autodocs'],
  name: 'Error: too short',
  play: async ({ args, canvas }) => {
    await userEvent.type(field(canvas), '773 555-07')
    await expect(field(canvas)).toBeValid()
    await userEvent.tab()
    await expect(field(canvas)).toBeInvalid()
    await expect(field(canvas)).toHaveAccessibleDescription(
      /Enter a phone number of 10 to 15 digits and nothing else\./,
    )
    await userEvent.type(field(canvas), '{Enter}')
    await expect(args.onCodeSend).not.toHaveBeenCalled()
    await userEvent.type(field(canvas), '77')
    await expect(field(canvas)).toBeValid()
  },
}

export const SameNumber: Story = {
  tags: ['!autodocs'],
  name: 'Error: the current number',
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), '+1 773 555 0101')
    await userEvent.tab()
    await expect(field(canvas)).toHaveAccessibleDescription(/This is your current mobile phone\./)
    await userEvent.click(send(canvas))
    await expect(field(canvas)).toHaveFocus()
  },
}

/** Kept from before: after a reload, or after a session that ran out. */
export const Kept: Story = {
  name: 'A number typed before',
  args: { phone: '7735550777' },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveValue('(773) 555-0777')
  },
}

export const Empty: Story = {
  name: 'Empty: no number on file',
  args: { current: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None on file')).toBeVisible()
  },
}

export const Sending: Story = {
  name: 'Loading: the code is on its way',
  args: { phone: '7735550777', state: 'sending' },
  play: async ({ args, canvas }) => {
    await userEvent.click(send(canvas))
    await expect(args.onCodeSend).not.toHaveBeenCalled()
  },
}

export const NotSent: Story = {
  tags: ['!autodocs'],
  name: 'Error: not sent',
  args: { phone: '7735550777', failure: notSent },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unknown error occurred while sending OTP Code.')
    await expect(field(canvas)).toHaveValue('(773) 555-0777')
  },
}

export const ReadOnly: Story = {
  args: { current: demoPerson('hale').profile.mfa?.sms ?? null, isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/profile')
  },
}

export const LongContent: Story = {
  name: 'Long content',
  tags: ['!autodocs'],
  args: {
    current: '+442071838750',
    phone: '+442071838751',
    failure: {
      step: 'send',
      failure: refused(
        'This number belongs to another producer of your agency. To protect the clients whose data your account opens, a mobile phone can serve one person only.',
        'Numbers of this country can be used for phone calls, but not for text messages.',
      ),
    },
  },
}

export const Narrow: Story = { ...phone }
