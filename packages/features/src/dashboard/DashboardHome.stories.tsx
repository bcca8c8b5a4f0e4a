import { canUseNewBusiness } from '@producer-portal/domain/access'
import type { DemoPerson } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyUser } from '../testing/story-user.js'
import { phone, tablet } from '../testing/windows.js'
import { DashboardHome } from './DashboardHome.js'

const counts = { pending: 12, issued: 5, not_placed: 1 }

const meta = {
  title: 'Features/Dashboard/DashboardHome',
  component: DashboardHome,
  args: { firstName: 'Elena', caseCounts: counts, onRetry: fn() },
  parameters: {
    viewAs: (person: DemoPerson) => ({
      firstName: person.profile.firstName,
      caseCounts: canUseNewBusiness(storyUser(person)) ? counts : undefined,
    }),
  },
} satisfies Meta<typeof DashboardHome>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Elena')
    await expect(canvas.getByRole('link', { name: 'Pending 12 cases' })).toHaveAttribute(
      'href',
      '/new-business/pending',
    )
    await expect(canvas.getByRole('link', { name: 'Not Placed 1 case' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { caseCounts: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pending Loading the number of cases' })).toBeVisible()
  },
}

export const Empty: Story = { args: { caseCounts: { pending: 0, issued: 0, not_placed: 0 } } }

export const LoadFailed: Story = {
  name: 'Error',
  args: { caseCounts: 'error' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to get contracts.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** People without New Business, such as those with in-force access alone, get no numbers. */
export const WithoutNewBusiness: Story = {
  args: { firstName: 'Jonas', caseCounts: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const NameUnknown: Story = {
  args: { firstName: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard')
  },
}

export const LongContent: Story = {
  args: {
    firstName: 'Wolfeschlegelsteinhausenbergerdorff Maximiliana',
    caseCounts: { pending: 1_234_567, issued: 100_000, not_placed: 99_999 },
  },
}

export const Narrow: Story = { ...phone }
export const Tablet: Story = { ...tablet }
