import { startIllustrationRequest } from '@producer-portal/domain/illustrations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import {
  afterSubmission,
  custom,
  filled,
  expectBlocked,
  HeldRequest,
  requestsAfterSubmission,
  scenarios,
  screenArgs,
  start,
  submit,
  success,
} from './illustration-request.fixture.js'
import { storyNow } from '../../testing/story-clock.js'
import { phone } from '../../testing/windows.js'
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

/** The receipt takes the place of the form, and leads to an empty one and to the list. */
export const Submitted: Story = {
  args: { request: afterSubmission, children: requestsAfterSubmission },
  play: async ({ canvas }) => {
    const receipt = within(canvas.getByRole('region', { name: 'In-Force Illustration Request Submitted' }))
    await expect(receipt.getByText(/^Your request for Kwame Osei, policy 7100100403, was submitted\./)).toBeVisible()
    await expect(receipt.getByText(/You'll get an SMS when it's ready to run\./)).toBeVisible()
    await expect(receipt.getByText(/We'll contact you if we need more information\./)).toBeVisible()
    await expect(receipt.getByText('IR-100047')).toBeVisible()
    await expect(receipt.getByText('Normally ready by')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Submit In-Force Illustration Request' })).toBeNull()
    await userEvent.click(receipt.getByRole('button', { name: 'See it in My requests' }))
    await expect(canvas.getByText('Just sent').closest('li')).toHaveFocus()
    await userEvent.click(receipt.getByRole('button', { name: 'Request another' }))
    await expect(canvas.queryByText('In-Force Illustration Request Submitted')).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'Select an In-Force policy' })).toHaveFocus()
  },
}

/** A receipt can be closed like any message. */
export const SubmittedClosed: Story = {
  args: { request: afterSubmission },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(canvas.queryByText('In-Force Illustration Request Submitted')).toBeNull()
    await expectBlocked(canvas, args, 'Select a policy first.')
  },
}

export const SubmittedNarrow: Story = {
  ...phone,
  args: { request: afterSubmission, children: requestsAfterSubmission },
}

export const SubmittedWithInstructions: Story = {
  args: { request: { ...afterSubmission, banner: { ...success, delivery: 'instructions', expectedBy: null } } },
  play: async ({ canvas }) => {
    const receipt = within(canvas.getByRole('region', { name: 'In-Force Illustration Request Submitted' }))
    await expect(receipt.getByText(/The illustration will be sent per your instructions\./)).toBeVisible()
    await expect(receipt.queryByText(/SMS when it's ready/)).toBeNull()
    await expect(receipt.queryByText('Normally ready by')).toBeNull()
  },
}

/** A service that says neither success nor error. */
export const SubmittedNeutral: Story = {
  args: {
    request: { ...afterSubmission, banner: { ...success, kind: 'neutral', requestNo: null, expectedBy: null } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your request was received.' })).toBeVisible()
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

/** Nothing keeps users from asking again, but they know what they have asked for: it stands below the policy. */
export const AlreadyRequested: Story = {
  args: { openRequest: { requestNo: 'IR-100048', requestedAt: storyNow.toISOString() } },
  play: async ({ canvas }) => {
    const policy = canvas.getByRole('region', { name: 'Selected policy' })
    await expect(within(policy).getByRole('note')).toBeVisible()
    await expect(submit(canvas)).toHaveAccessibleDescription(
      /You requested an illustration of this policy on 03\/16\/2026 \(number IR-100048\)/,
    )
  },
}

export const AlreadyRequestedNarrow: Story = { ...phone, args: AlreadyRequested.args }

export const BlanksLeft: Story = {
  name: 'Blocked: blanks of a usual scenario',
  args: { request: { ...custom, instructions: 'Reduced paid-up: stop premiums as of [date], values at ages [ages].' } },
  play: async ({ canvas, args }) => {
    await expectBlocked(canvas, args, 'Fill in Date and Ages first.')
  },
}

export const NoAgent: Story = {
  name: 'Empty: no agent',
  args: { agents: [], request: startIllustrationRequest([]) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('It looks like you don’t have any in-force business or access to an agent who does.'),
    ).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Requesting agent' })).toHaveTextContent('No agent available')
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
