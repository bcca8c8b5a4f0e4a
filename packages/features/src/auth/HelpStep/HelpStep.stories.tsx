import { ArrowLeftIcon, LockIcon } from '@producer-portal/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { needs } from '../../testing/needs.js'
import { HelpForm, HelpStep } from './HelpStep.js'

const onTextSubmit = fn()

const meta = {
  title: 'Features/Auth/HelpStep',
  component: HelpStep,
  subcomponents: { HelpForm },
  args: {
    title: 'Find your office',
    lead: 'We send its address to you.',
    links: [{ icon: ArrowLeftIcon, label: 'Back to sign in', href: '/login' }],
    children: (
      <HelpForm
        name="office"
        label="Office number"
        submitText="Send address"
        isPending={false}
        schema={needs({ office: 'Enter an office number.' })}
        onTextSubmit={onTextSubmit}
      />
    ),
  },
} satisfies Meta<typeof HelpStep>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    onTextSubmit.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Send address' }))
    const field = canvas.getByRole('textbox', { name: 'Office number' })
    await expect(field).toHaveAccessibleDescription('Enter an office number.')
    await expect(field).toHaveFocus()
    await userEvent.type(field, ' AG1001 ')
    await userEvent.click(canvas.getByRole('button', { name: 'Send address' }))
    await expect(onTextSubmit).toHaveBeenCalledWith('AG1001')
  },
}

export const SeveralLinks: Story = {
  args: {
    linksTitle: 'Other ways',
    links: [
      { icon: LockIcon, label: 'Reset your password', href: '/sign-in-help' },
      { icon: ArrowLeftIcon, label: 'Back to sign in', href: '/login' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Other ways' })).toBeVisible()
  },
}

export const NotSent: Story = {
  name: 'Error: no connection',
  args: { failure: { kind: 'unreachable' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Check your internet connection and try again.')
  },
}

export const Sending: Story = {
  name: 'Loading: sending',
  args: {
    children: (
      <HelpForm
        name="office"
        label="Office number"
        submitText="Send address"
        isPending
        schema={needs({ office: 'Enter an office number.' })}
        onTextSubmit={onTextSubmit}
      />
    ),
  },
}

export const Narrow: Story = { ...phone }
