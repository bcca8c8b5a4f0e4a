import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inSignInColumn } from '../../testing/sign-in-column.js'
import { phone } from '../../testing/windows.js'
import { rejected } from '../../testing/results.js'
import { ResetPassword } from './ResetPassword.js'

const meta = {
  title: 'Features/Auth/ResetPassword',
  component: ResetPassword,
  args: { signInHref: '/login', onPasswordSubmit: fn() },
  decorators: [inSignInColumn],
} satisfies Meta<typeof ResetPassword>
export default meta
type Story = StoryObj<typeof meta>

const rules = [
  '8-256 characters in length.',
  'At least one number.',
  'At least one uppercase letter.',
  'At least one lowercase letter.',
  'At least one special character.',
  'No banned characters (< or &).',
  'Passwords Match.',
]

export const Default: Story = {
  play: async ({ canvas }) => {
    const lines = within(canvas.getByRole('list', { name: 'Your password needs' })).getAllByRole('listitem')
    await expect(lines.map(({ textContent }) => textContent)).toEqual(rules.map((rule) => `Not met: ${rule}`))
  },
}

/** Each rule is ticked with the letter that meets it, and sent once all are. */
export const TypedAndSent: Story = {
  play: async ({ args, canvas }) => {
    const type = (text: string) => userEvent.type(canvas.getByLabelText('New password'), text)
    const isMet = (rule: string) => expect(canvas.getByText(rule)).toHaveTextContent(`Met: ${rule}`)
    await type('p')
    await isMet('At least one lowercase letter.')
    await isMet('No banned characters (< or &).')
    await type('R')
    await isMet('At least one uppercase letter.')
    await type('0')
    await isMet('At least one number.')
    await type('!')
    await isMet('At least one special character.')
    await type('tal26')
    await isMet('8-256 characters in length.')
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'pR0!tal26')
    await isMet('Passwords Match.')
    await expect(canvas.queryAllByText(/^Not met/)).toHaveLength(0)
    await userEvent.keyboard('{Enter}')
    await expect(args.onPasswordSubmit).toHaveBeenCalledWith({ password: 'pR0!tal26', confirmation: 'pR0!tal26' })
  },
}

export const TooWeak: Story = {
  name: 'Error: rules not met',
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('New password')
    await userEvent.type(field, 'portal&{Enter}')
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription(/^Choose a password that meets every rule\./)
    await expect(canvas.getByText('No banned characters (< or &).')).toHaveTextContent(/^Not met/)
    await expect(args.onPasswordSubmit).not.toHaveBeenCalled()
  },
}

export const NotTheSame: Story = {
  name: 'Error: not the same twice',
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'Producer#2027')
    const again = canvas.getByLabelText('Confirm new password')
    await userEvent.type(again, 'Producer#2072{Enter}')
    await expect(again).toHaveFocus()
    await expect(again).toHaveAccessibleDescription('Type the same password in both fields.')
    await expect(args.onPasswordSubmit).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  name: 'Error: refused by the service',
  tags: ['!autodocs'],
  args: { failure: rejected('The new password must differ from the current one.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await expect(canvas.getByRole('alert')).toHaveTextContent('The new password must differ from the current one.')
  },
}

export const Saving: Story = {
  name: 'Loading: saving',
  args: { state: 'saving' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'Producer#2027')
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'Producer#2027{Enter}')
    await expect(args.onPasswordSubmit).not.toHaveBeenCalled()
  },
}

/** Four characters more than the longest password fit in, so that the rule says what is too long. */
export const LongContent: Story = {
  name: 'Long content',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('New password')
    await userEvent.click(field)
    await userEvent.paste(`Aa1!${'x'.repeat(300)}`)
    await expect(field).toHaveValue(`Aa1!${'x'.repeat(256)}`)
    await expect(canvas.getByText('8-256 characters in length.')).toHaveTextContent(/^Not met/)
  },
}

export const Narrow: Story = { ...phone }
