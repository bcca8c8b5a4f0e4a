import { startIllustrationRequest } from '@producer-portal/domain/illustrations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import {
  brandt,
  byHand,
  filled,
  custom,
  expectBlocked,
  headings,
  HeldRequest,
  manual,
  rivera,
  scenarios,
  screenArgs,
  submit,
} from './illustration-request.fixture.js'
import { IllustrationRequestScreen } from './IllustrationRequestScreen.js'

const meta = {
  title: 'Features/Illustrations/IllustrationRequestScreen',
  component: IllustrationRequestScreen,
  args: screenArgs,
  argTypes: { children: { control: false } },
  render: (args) => <HeldRequest {...args} />,
} satisfies Meta<typeof IllustrationRequestScreen>
export default meta
type Story = StoryObj<typeof meta>

const heard = () => [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join(' ')
const question = async () => within(await screen.findByRole('alertdialog', { name: 'Discard your scenarios?' }))

/** A policy that can be run automatically: Basic is the default, and nothing has to be typed. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    // It leads nowhere
    await expect(canvas.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull()
    await expect(canvas.getByText('Sales & Support').closest('ol')).toHaveTextContent(
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
    await expect(
      canvas.getByText(/fastest option, with an SMS within 24 hours once the file is ready to run\.$/),
    ).toBeVisible()
    await expect(canvas.getByText('Prepared manually by a specialist, who sends a PDF.')).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: /^Please describe/ })).toBeNull()
    // The only agent and the only recipient are facts: there is no control to open
    await expect(canvas.queryByRole('combobox')).toBeNull()
    const agent = canvas.getByRole('group', { name: 'Requesting agent' })
    await expect(agent).toHaveTextContent('Elena Rivera - 100101')
    await expect(agent).toHaveAttribute('aria-disabled', 'true')
    const recipient = canvas.getByRole('group', { name: 'Recipient' })
    await expect(recipient).toHaveTextContent('Elena Rivera')
    await expect(recipient).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText('Submit', { selector: 'li *' }).closest('li')).toHaveAttribute('aria-current', 'step')
    // A step that is done leads back to its part of the page
    await userEvent.click(canvas.getByRole('button', { name: 'Policy' }))
    await expect(canvas.getByRole('heading', { name: 'Select an In-Force policy' })).toHaveFocus()
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
    await expect(canvas.getByRole('heading', { name: 'Select an In-Force policy' })).toHaveFocus()
    await waitFor(() => expect(heard()).toContain('Added to the page: Select an In-Force policy'), { timeout: 3000 })
    await userEvent.click(canvas.getByRole('button', { name: 'Search Clients & Policies' }))
    await expect(args.onSearchOpen).toHaveBeenCalledOnce()
    await expectBlocked(canvas, args, 'Select a policy first.')
  },
}

/** The user first, the agent second. The person who is notified stands below. */
export const TwoRecipients: Story = {
  args: { agents: [rivera, brandt], request: { ...filled, agent: brandt } },
  play: async ({ args, canvas }) => {
    const recipients = canvas.getAllByRole('radio')
    await expect(recipients).toHaveLength(2)
    await expect(recipients[0]).toBeChecked()
    await expect(canvas.getByText("You'll be notified when the illustration is ready.")).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Jonas Brandt' }))
    await expect(args.onRequestChange).toHaveBeenCalledWith({
      type: 'recipientPicked',
      recipient: { value: '100102', label: 'Jonas Brandt' },
    })
    await expect(
      canvas.getByText('You and Jonas Brandt will be notified when the illustration is ready.'),
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

/** A usual scenario is added below what was typed, and its first field has the focus. */
export const UsualScenarios: Story = {
  args: { request: { ...custom, instructions: 'Zero premium from 2030.' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Premium to an age' }))
    const field = scenarios(canvas)
    await expect(canvas.getByLabelText('Age')).toHaveFocus()
    await expect(field).toHaveValue(
      'Zero premium from 2030.\n\nPremium to an age: show the level premium that keeps the policy in force to age [age], and the premium that endows it.',
    )
    await expect(field).toHaveAccessibleDescription(/Replace the parts in brackets with your numbers\./)
    await expectBlocked(canvas, args, 'Fill in Age first.')
    await userEvent.type(canvas.getByLabelText('Age'), '95')
    await expect(field).toHaveValue(
      'Zero premium from 2030.\n\nPremium to an age: show the level premium that keeps the policy in force to age 95, and the premium that endows it.',
    )
    await expect(field).toHaveAccessibleDescription('2,000 character limit.')
  },
}

/** What is typed into a field is in the text at once, and stays in the field to be corrected. */
export const NumbersInFields: Story = {
  args: { request: custom },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Solve for a face amount' }))
    const field = scenarios(canvas)
    await userEvent.type(canvas.getByLabelText('Amount in dollars'), '12')
    await userEvent.selectOptions(canvas.getByLabelText('Paid'), 'Monthly')
    await userEvent.type(canvas.getByLabelText('Age'), '95')
    await expect(submit(canvas)).not.toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveFocus()
    await userEvent.type(canvas.getByLabelText('Amount in dollars'), '0')
    await expect(canvas.getByLabelText('Amount in dollars')).toHaveValue('120')
    await expect(field).toHaveValue(
      'Solve for a face amount: show the face amount that a premium of $120 monthly carries to age 95.',
    )
  },
}

/** The words of the user stay: a field writes only its own part of the text, and shows what was typed there. */
export const OwnWords: Story = {
  args: {
    request: {
      ...custom,
      instructions:
        'Reduced paid-up: stop premiums as of [date] and show the paid-up death benefit with its cash values at ages 65.',
    },
  },
  play: async ({ canvas }) => {
    const field = scenarios(canvas)
    await userEvent.type(field, ' Thank you.')
    await userEvent.type(canvas.getByLabelText('Date'), '01/01/2027')
    await expect(field).toHaveValue(
      'Reduced paid-up: stop premiums as of 01/01/2027 and show the paid-up death benefit with its cash values at ages 65. Thank you.',
    )
    const end = field.textContent.indexOf('65') + 2
    await userEvent.type(field, ' and 75', { initialSelectionStart: end, initialSelectionEnd: end })
    await expect(canvas.getByLabelText('Ages')).toHaveValue('65 and 75')
    await expect(canvas.getByLabelText('Date')).toHaveValue('01/01/2027')
  },
}

/** The policies of earlier requests are one act away. */
export const RecentPolicies: Story = {
  args: {
    request: startIllustrationRequest([rivera]),
    recent: {
      policies: [
        { policyNumber: '7100100403', clientName: 'Kwame Osei', productType: 'Index UL', agent: rivera },
        { policyNumber: '7100100401', clientName: null, productType: null, agent: rivera },
      ],
      onSelect: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: '7100100401' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Kwame Osei · 7100100403 · Index UL' }))
    await expect(args.recent?.onSelect).toHaveBeenCalledOnce()
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
    await userEvent.click(canvas.getByRole('button', { name: 'Change agent' }))
    await expect(canvas.getByRole('combobox', { name: /^Requesting agent/ })).toHaveFocus()
    await userEvent.click(clear())
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

/** The button is in the window at any place of the page. */
export const Narrow: Story = {
  ...phone,
  args: { request: { ...custom, agent: brandt }, agents: [rivera, brandt] },
  play: async ({ canvas, canvasElement }) => {
    const { defaultView: view } = canvasElement.ownerDocument
    if (!view) return
    await expect(submit(canvas).getBoundingClientRect().bottom).toBeLessThanOrEqual(view.innerHeight)
    view.scrollTo(0, view.document.documentElement.scrollHeight)
    await expect(submit(canvas).getBoundingClientRect().bottom).toBeLessThanOrEqual(view.innerHeight)
  },
}
