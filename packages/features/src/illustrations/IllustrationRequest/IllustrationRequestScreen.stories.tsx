import {
  type IllustrationBanner,
  type IllustrationRequest,
  illustrationRequestReducer,
  losesInstructions,
  startIllustrationRequest,
} from '@producer-portal/domain/illustrations'
import { mockSubmittedIllustrations } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { phone, tablet } from '../../testing/windows.js'
import { SubmittedIllustrations } from '../SubmittedIllustrations/SubmittedIllustrations.js'
import { IllustrationRequestScreen } from './IllustrationRequestScreen.js'

const rivera = { agentNo: '100101', fullName: 'Elena Rivera' }
const brandt = { agentNo: '100102', fullName: 'Jonas Brandt' }
const self = { value: 'rivera', label: 'Elena Rivera' }
const automated = { name: 'Kwame Osei', policy: '7100100403', product: 'Index UL', automated: true }
const byHand = { name: 'Martha Ellison', policy: '7100100401', product: 'Keystone Whole Life', automated: false }
const start = startIllustrationRequest([rivera])
const filled: IllustrationRequest = { ...start, policy: automated, recipient: self }
const manual: IllustrationRequest = { ...filled, policy: byHand }
const custom: IllustrationRequest = { ...filled, isCustom: true }
const success: IllustrationBanner = {
  kind: 'info',
  message: null,
  requestNo: 'IR-100048',
  client: 'Kwame Osei',
  policy: '7100100403',
  delivery: 'sms',
  recipient: self,
}
const afterSubmission: IllustrationRequest = { ...start, isSubmitted: true, banner: success }

const meta = {
  title: 'Features/Illustrations/IllustrationRequestScreen',
  component: IllustrationRequestScreen,
  args: {
    agents: [rivera],
    onRetry: fn(),
    user: { userId: 'rivera', fullName: 'Elena Rivera', agentNo: '100101' },
    request: filled,
    onRequestChange: fn(),
    onSearchOpen: fn(),
    onSubmit: fn(),
    onWantedPolicyClose: fn(),
    hrefs: {
      phone: 'tel:800-555-0142',
      secureMessage: 'https://service.example.com/SMS/SMSControllerServlet?action=NEW&ad=policy&template=policy',
      manual: 'https://docs.example.com/inforce-illustration-manual',
    },
    children: (
      <SubmittedIllustrations
        requests={mockSubmittedIllustrations(storyNow)}
        onRetry={fn()}
        downloads={{}}
        onDownload={fn()}
      />
    ),
  },
  argTypes: { children: { control: false } },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof IllustrationRequestScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Holds the request, as the page does. */
function Held({ request: first, onRequestChange, ...args }: ComponentProps<typeof IllustrationRequestScreen>) {
  const [request, setRequest] = useState(first)
  const [asked, setAsked] = useState<Parameters<typeof onRequestChange>[0] | null>(null)
  const apply = (event: Parameters<typeof onRequestChange>[0]) => {
    onRequestChange(event)
    setRequest(illustrationRequestReducer(request, event))
    setAsked(null)
  }
  return (
    <IllustrationRequestScreen
      {...args}
      request={request}
      onRequestChange={(event) => (losesInstructions(request, event) ? setAsked(event) : apply(event))}
      resetQuestion={asked && { onKeep: () => setAsked(null), onDiscard: () => apply(asked) }}
    />
  )
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
const submit = (canvas: Canvas) => canvas.getByRole('button', { name: 'Submit In-Force Illustration Request' })
const headings = (canvas: Canvas) => canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const scenarios = (canvas: Canvas) =>
  canvas.getByRole('textbox', { name: /^Please describe any scenarios you would like illustrated\./ })
const heard = () => [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join(' ')

async function expectBlocked(canvas: Canvas, args: { onSubmit: () => void }, reason: string) {
  await expect(submit(canvas)).toHaveAttribute('aria-disabled', 'true')
  await expect(submit(canvas)).toHaveAccessibleDescription(reason)
  await expect(canvas.getByText(reason)).toBeVisible()
  await userEvent.click(submit(canvas))
  await expect(args.onSubmit).not.toHaveBeenCalled()
}

/** A policy that can be run automatically: Basic is the default, and nothing has to be typed. */
export const Automated: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(
      'Sales & SupportIllustrationsIn-Force Illustration Requests',
    )
    await expect(headings(canvas)).toEqual([
      'Select an agent',
      'Select an In-Force policy',
      'Selected policy',
      'Select a recipient',
      'Choose Your Illustration Type',
      'My requests',
    ])
    await expect(canvas.getByText('Only one policy can be selected at a time.')).toBeVisible()
    await expect(
      canvas.getByText('Confirm who you want notified once the in-force illustration request is ready.'),
    ).toBeVisible()
    await expect(
      canvas.getByText('Double check the information above and then submit your illustration request.'),
    ).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: /^Please describe/ })).toBeNull()
    await expect(canvas.getByRole('combobox', { name: /^Requesting agent/ })).toBeDisabled()
    await expect(canvas.getByRole('combobox', { name: /^Recipient/ })).toBeDisabled()
    await userEvent.click(submit(canvas))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** Several agents can be searched; the sections come one after the other and are read out. */
export const SeveralAgents: Story = {
  args: { agents: [rivera, brandt], request: startIllustrationRequest([rivera, brandt]) },
  play: async ({ args, canvas }) => {
    await expectBlocked(canvas, args, 'Select an agent first.')
    await expect(canvas.queryByRole('button', { name: 'Search Clients & Policies' })).toBeNull()
    const agents = canvas.getByRole('combobox', { name: /^Requesting agent/ })
    await userEvent.type(agents, 'Brandt')
    await userEvent.click(await screen.findByRole('option', { name: /^Jonas Brandt - 100102/ }))
    await expect(agents).toHaveFocus()
    await waitFor(() => expect(heard()).toContain('Added to the page: Select an In-Force policy'), { timeout: 3000 })
    await userEvent.click(canvas.getByRole('button', { name: 'Search Clients & Policies' }))
    await expect(args.onSearchOpen).toHaveBeenCalledOnce()
    await expectBlocked(canvas, args, 'Select a policy first.')
  },
}

/** The user first, the agent second. Who is notified stands below. */
export const TwoRecipients: Story = {
  args: { agents: [rivera, brandt], request: { ...filled, agent: brandt } },
  play: async ({ args, canvas }) => {
    const recipients = canvas.getAllByRole('radio')
    await expect(recipients).toHaveLength(2)
    await expect(recipients[0]).toBeChecked()
    await expect(canvas.getByText('You’ll be notified when the illustration is ready.')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Jonas Brandt' }))
    await expect(args.onRequestChange).toHaveBeenCalledWith({
      type: 'recipientPicked',
      recipient: { value: '100102', label: 'Jonas Brandt' },
    })
    await expect(
      canvas.getByText('Jonas Brandt will be notified when the illustration is ready. You won’t.'),
    ).toBeVisible()
  },
}

/** A policy that is handled by hand needs its scenarios outlined. */
export const Manual: Story = {
  args: { request: manual },
  play: async ({ args, canvas }) => {
    await expect(headings(canvas)).toContain('Outline scenarios')
    await expectBlocked(canvas, args, 'Outline your scenarios first.')
    await expect(scenarios(canvas)).toBeRequired()
    await expect(scenarios(canvas)).toHaveAttribute('spellcheck', 'true')
    await expect(scenarios(canvas)).toHaveAccessibleDescription('2,000 character limit.')
    await userEvent.type(scenarios(canvas), 'Zero premium')
    await userEvent.click(submit(canvas))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** The checkbox brings the text area. */
export const Custom: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I need a custom scenario.' }))
    await expectBlocked(canvas, args, 'Describe your custom scenario first, or clear the checkbox.')
    await userEvent.type(scenarios(canvas), 'Zero premium')
    await expect(submit(canvas)).not.toHaveAttribute('aria-disabled', 'true')
  },
}

/** A usual scenario fills the text, and the first blank is selected to be typed over. */
export const UsualScenarios: Story = {
  args: { request: { ...custom, instructions: 'Zero premium from 2030.' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Premium to an age' }))
    const field = scenarios(canvas)
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue(
      'Zero premium from 2030.\n\nPremium to an age: show the level premium that keeps the policy in force to age [age], and the premium that endows it.',
    )
    await expect(field).toHaveAccessibleDescription(/Replace the parts in brackets with your numbers\./)
    await userEvent.keyboard('95')
    await expect(field).toHaveValue(
      'Zero premium from 2030.\n\nPremium to an age: show the level premium that keeps the policy in force to age 95, and the premium that endows it.',
    )
    await expect(field).toHaveAccessibleDescription('2,000 character limit.')
  },
}

/** The counter and the rule count the same: what is typed, blanks included. */
export const TooLong: Story = {
  name: 'Error: too long',
  args: { request: { ...custom, instructions: `${'x'.repeat(1999)} ` } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('0 characters left')).toBeVisible()
    await expect(submit(canvas)).not.toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(scenarios(canvas), ' ')
    await expect(canvas.getByText('1 character over the limit')).toBeVisible()
    await expectBlocked(canvas, args, 'Shorten your scenarios to 2,000 characters.')
  },
}

/** Another agent clears the form, so it asks before typed text is lost. */
export const ResetQuestion: Story = {
  args: { agents: [rivera, brandt], request: { ...custom, instructions: 'Zero premium' } },
  play: async ({ args, canvas }) => {
    const clear = () => canvas.getByRole('button', { name: 'Clear agent' })
    await userEvent.click(clear())
    const question = async () => within(await screen.findByRole('alertdialog', { name: 'Discard your scenarios?' }))
    await userEvent.click((await question()).getByRole('button', { name: 'Keep Scenarios' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onRequestChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('combobox', { name: /^Requesting agent/ })).toHaveValue('Elena Rivera - 100101')
    await expect(scenarios(canvas)).toHaveValue('Zero premium')
    await userEvent.click(clear())
    await userEvent.click((await question()).getByRole('button', { name: 'Discard Scenarios' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(headings(canvas)).toEqual(['Select an agent', 'My requests'])
  },
}

/** The close control clears policy and recipient, and keeps what was typed. The focus moves to the search. */
export const ClearedPolicy: Story = {
  args: { request: { ...manual, instructions: 'Zero premium' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear policy 7100100401' }))
    await expect(args.onRequestChange).toHaveBeenCalledWith({ type: 'policyCleared' })
    await expect(headings(canvas)).toEqual(['Select an agent', 'Select an In-Force policy', 'My requests'])
    await expect(canvas.getByRole('button', { name: 'Search Clients & Policies' })).toHaveFocus()
    await expectBlocked(canvas, args, 'Select a policy first.')
  },
}

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
    await expect(status).toHaveTextContent('You’ll get an SMS when it’s ready to run.')
    await expect(status).toHaveTextContent('We’ll contact you if we need more information.')
    await expect(status).toHaveTextContent('The request number is IR-100048.')
    await expectBlocked(
      canvas,
      args,
      'Your request was just submitted. Select an agent or a policy to request another one.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(canvas.queryByText('In-Force Illustration Request Submitted')).toBeNull()
  },
}

export const SubmittedWithInstructions: Story = {
  args: { request: { ...afterSubmission, banner: { ...success, delivery: 'instructions' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The illustration will be sent per your instructions\./)).toBeVisible()
    await expect(canvas.queryByText(/SMS when it’s ready/)).toBeNull()
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
  args: { mustChooseFirst: true, headerActions: <button type="button">Search All Cases</button> },
}

export const SearchingPolicy: Story = {
  args: { request: start, wantedPolicy: { policyNumber: '7100100401', step: 'searching' } },
}

export const PolicyUnavailable: Story = {
  args: { request: start, wantedPolicy: { policyNumber: '7100100401', step: 'unavailable' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'An illustration can’t be requested for policy 7100100401.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onWantedPolicyClose).toHaveBeenCalledOnce()
  },
}

export const PolicyFailed: Story = {
  name: 'Error: policy not found',
  args: { request: start, wantedPolicy: { policyNumber: '7100100401', step: 'failed' } },
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

export const LongContent: Story = {
  name: 'Long content',
  args: {
    request: {
      ...manual,
      policy: {
        ...byHand,
        name: 'Wilhelmina Charlotte von Hohenfels-Lindenbaum zu Rosenau',
        product: 'Keystone Survivorship Whole Life with Extended Care Rider',
      },
      instructions: 'Reduced paid-up at age 67 with dividends buying paid-up additions until then. '.repeat(20),
    },
  },
}

export const Tablet: Story = { ...tablet, args: { request: custom } }
export const Narrow: Story = { ...phone, args: { request: { ...custom, agent: brandt }, agents: [rivera, brandt] } }
