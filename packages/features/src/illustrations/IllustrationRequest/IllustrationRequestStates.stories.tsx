import { startIllustrationRequest } from '@producer-portal/domain/illustrations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import {
  afterSubmission,
  custom,
  filled,
  expectBlocked,
  HeldRequest,
  scenarios,
  screenArgs,
  start,
  submit,
  success,
} from './illustration-request.fixture.js'
import { storyNow } from '../../testing/story-clock.js'
import { IllustrationRequestScreen } from './IllustrationRequestScreen.js'

const meta = {
  title: 'Features/Illustrations/IllustrationRequestScreen states',
  component: IllustrationRequestScreen,
  tags: ['!autodocs'],
  args: screenArgs,
  argTypes: { children: { control: false } },
  render: (args) => <HeldRequest {...args} />,
} satisfies Meta<typeof IllustrationRequestScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Submitting: Story = {
  args: { request: { ...custom, instructions: 'Zero premium' }, isSubmitting: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Submit In-Force Illustration Request/ }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(scenarios(canvas)).toHaveAttribute('readonly')
  },
}

export const Submitted: Story = {
  args: { request: afterSubmission },
  play: async ({ args, canvas }) => {
    const status = canvas.getByText('In-Force Illustration Request Submitted').closest('[role]')
    await expect(status).toHaveAttribute('role', 'status')
    await expect(status).toHaveTextContent('Your request for Kwame Osei, policy 7100100403, was submitted.')
    await expect(status).toHaveTextContent("You'll get an SMS when it's ready to run.")
    await expect(status).toHaveTextContent("We'll contact you if we need more information.")
    await expect(status).toHaveTextContent('The request number is IR-100048.')
    await expectBlocked(canvas, args, 'Your request was just submitted. Select a policy to request another one.')
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(canvas.queryByText('In-Force Illustration Request Submitted')).toBeNull()
  },
}

export const SubmittedWithInstructions: Story = {
  args: { request: { ...afterSubmission, banner: { ...success, delivery: 'instructions' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The illustration will be sent per your instructions\./)).toBeVisible()
    await expect(canvas.queryByText(/SMS when it's ready/)).toBeNull()
  },
}

/** A service that says neither success nor error. */
export const SubmittedNeutral: Story = {
  args: { request: { ...afterSubmission, banner: { ...success, kind: 'neutral', requestNo: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your request was received.')).toBeVisible()
  },
}

export const NotSubmitted: Story = {
  name: 'Error: not submitted',
  args: { request: { ...filled, banner: { ...success, kind: 'error', message: 'This policy is in claim.' } } },
  play: async ({ args, canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('In-Force Illustration Submission Error')
    await expect(alert).toHaveTextContent('This policy is in claim.')
    await userEvent.click(submit(canvas))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const NotSubmittedUnknown: Story = {
  name: 'Error: not submitted, no message',
  args: { request: { ...filled, banner: { ...success, kind: 'error' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unknown error saving client illustration')
  },
}

/** Nothing keeps users from asking again, but they know what they have asked for. */
export const AlreadyRequested: Story = {
  args: { openRequest: { requestNo: 'IR-100048', requestedAt: storyNow.toISOString() } },
  play: async ({ canvas }) => {
    await expect(submit(canvas)).toHaveAccessibleDescription(
      /You requested an illustration of this policy on 03\/16\/2026 \(number IR-100048\)/,
    )
  },
}

export const BlanksLeft: Story = {
  name: 'Blocked: blanks of a usual scenario',
  args: { request: { ...custom, instructions: 'Reduced paid-up: stop premiums as of [date], values at ages [ages].' } },
  play: async ({ canvas, args }) => {
    await expectBlocked(canvas, args, 'Fill in [ages] and [date] first.')
  },
}

export const NoAgent: Story = {
  name: 'Empty: no agent',
  args: { agents: [], request: startIllustrationRequest([]) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('It looks like you don’t have any in-force business or access to an agent who does.'),
    ).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: /^Requesting agent/ })).toHaveDisplayValue('No agent available')
    await userEvent.click(canvas.getByRole('button', { name: 'In-Force Illustration FAQ & Need Help?' }))
    await screen.findByRole('dialog', { name: 'In-Force Illustration Help & FAQ' })
  },
}

/** Home office chooses an agent or agency first. */
export const MustChooseFirst: Story = {
  args: { mustChooseFirst: true, headerActions: <button type="button">Search All Agents</button> },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Search All Agents' })[0]).toBeVisible()
    await expect(canvas.queryByRole('combobox', { name: /^Requesting agent/ })).toBeNull()
  },
}

export const PolicyUnavailable: Story = {
  args: { request: start, wantedPolicy: { policyNumber: '7100100401', step: 'unavailable', onClose: fn() } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      "An illustration can't be requested for policy 7100100401.",
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.wantedPolicy?.onClose).toHaveBeenCalledOnce()
  },
}

export const PolicyFailed: Story = {
  name: 'Error: policy not found',
  args: { request: start, wantedPolicy: { policyNumber: '7100100401', step: 'failed', onClose: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We couldn't find policy 7100100401.")
  },
}

export const Loading: Story = {
  args: { agents: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the agents you can request illustrations for')).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'Error: agents not loaded',
  args: { agents: 'error' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('An unexpected error occurred.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const NoConnection: Story = {
  name: 'Error: no connection',
  args: { agents: 'unreachable' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Network Error')).toBeVisible()
  },
}
