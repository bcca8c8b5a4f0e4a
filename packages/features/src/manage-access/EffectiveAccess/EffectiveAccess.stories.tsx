import type { ApplicationReach, Reach } from '@producer-portal/domain/manage-access'
import { mockReaches } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { EffectiveAccess } from './EffectiveAccess.js'

const access = mockReaches()
const oneAgent: Reach = { reason: 'narrowed', agencies: 0, agents: 1, count: 9 }
const agency: Reach = { reason: 'shared', agencies: 1, agents: 0, count: 60 }
const own: Reach = { reason: 'own', agencies: 0, agents: 1, count: 9 }
const suspended: Reach = { reason: 'suspended', agencies: 0, agents: 0, count: 0 }
const change = (code: string, now: Reach, next: Reach) => (each: ApplicationReach) =>
  each.accessCode === code ? { ...each, now, next } : each

const meta = {
  title: 'Features/Manage access/EffectiveAccess',
  component: EffectiveAccess,
  args: { access, onRetry: fn() },
} satisfies Meta<typeof EffectiveAccess>
export default meta
type Story = StoryObj<typeof meta>

/** Each application says how much the person sees, and why; also what has no effect. Those with the same answer share an entry. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: 'What this person can see' }))
    const names = panel.getAllByText(/^[A-Z][A-Za-z -]+: /).map(({ textContent }) => textContent)
    await expect(names).toHaveLength(access.length)
    const [first] = panel.getAllByRole('listitem')
    await expect(first).toHaveTextContent(/Case status.*Requirement uploads.*Whole agency, 60 pending cases/)
    await expect(panel.getAllByText('Whole agency, 60 pending cases')).toHaveLength(1)
    await expect(panel.getAllByText("This person's account can't open In-Force.")).toHaveLength(1)
    await expect(panel.queryByText(/After saving/)).toBeNull()
  },
}

/** Without the last assigned agent, the person sees the whole agency. */
export const LastAgentRemoved: Story = {
  args: { access: access.map(change('NBC01', oneAgent, agency)) },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem')
    const line = within(first ?? document.body)
    await expect(line.getByText('Now: 1 agent, 9 pending cases')).toBeVisible()
    await expect(line.getByText('After saving: Whole agency, 60 pending cases')).toBeVisible()
    await expect(line.getByText('Sees more')).toBeVisible()
    await expect(line.getByText('Without assigned agents, this person sees the whole agency.')).toBeVisible()
  },
}

export const FirstAgentAssigned: Story = {
  args: { access: access.map(change('NBC01', agency, oneAgent)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sees less')).toBeVisible()
    await expect(canvas.getByText('Assigned agents limit what the agency shares.')).toBeVisible()
  },
}

/** One sentence says that nothing shared counts; what is left is the person's own business. */
export const Suspended: Story = {
  args: {
    access: access.map((each, index) => ({
      ...each,
      now: index > 0 ? suspended : own,
      next: index > 0 ? suspended : own,
    })),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^This person sees nothing that is shared until access is reactivated\.$/),
    ).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByText("This person's own business.")).toBeVisible()
  },
}

/** Requirements can't be answered by those who don't see the cases. */
export const UploadsWithoutCases: Story = {
  args: {
    access: access
      .map(change('NBC01', agency, { ...agency, reason: 'not-shared', agencies: 0, count: 0 }))
      .map(change('NBC02', agency, { ...agency, reason: 'needs-cases', agencies: 0, count: 0 })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Has no effect without Case status and requirements.')).toBeVisible()
    await expect(canvas.getAllByText('After saving: Nothing')).toHaveLength(2)
  },
}

export const Loading: Story = { args: { access: 'loading' } }
export const Empty: Story = { args: { access: [] } }

export const LoadFailed: Story = {
  name: 'Error',
  args: { access: 'error' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("We couldn't load what this person can see. Try again.")).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Narrow: Story = { ...phone, args: { access: access.map(change('NBC01', oneAgent, agency)) } }

const long = access.map((each) => ({
  ...each,
  description: `${each.description} with-a-word-that-is-too-long-for-any-line-of-a-phone`,
  now: { ...each.now, agencies: 12, agents: 1200, count: 1_007_870 },
}))
export const LongContent: Story = { ...phone, args: { access: long } }
