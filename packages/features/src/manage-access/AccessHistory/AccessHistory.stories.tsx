import { mockAccessHistory } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { AccessHistory } from './AccessHistory.js'

const entries = mockAccessHistory(new Date('2026-03-10T18:30:00Z'))

const all = entries.flatMap(({ applications }) => applications)

const meta = {
  title: 'Features/Manage access/AccessHistory',
  component: AccessHistory,
  args: { entries, onRetry: fn() },
} satisfies Meta<typeof AccessHistory>
export default meta
type Story = StoryObj<typeof meta>

/** Each entry says what was changed, by whom and when. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: 'Last changes' }))
    const texts = panel.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(texts).toEqual([
      expect.stringMatching(/^Reactivated accessAdaeze Okafor, 03\/08\/2026, /),
      expect.stringMatching(/^Suspended accessAdaeze Okafor, 03\/01\/2026, /),
      expect.stringMatching(/^Stopped sharing Policy activityLucas Vega in an access review, 02\/08\/2026, /),
      expect.stringMatching(/^Assigned 3 agents in Case status and requirementsAdaeze Okafor, /),
      expect.stringMatching(/^Shared Requirement uploads of Elena RiveraAdaeze Okafor, /),
    ])
  },
}

/** With many applications, their number comes first and their names below it. */
export const ManyApplications: Story = {
  args: { entries: entries.map((entry) => ({ ...entry, action: 'shared' as const, applications: all })).slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shared 3 applications')).toBeVisible()
    await expect(canvas.getByText('Policy activity, Case status and requirements, Requirement uploads')).toBeVisible()
  },
}

export const Loading: Story = { args: { entries: 'loading' } }
export const Empty: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No changes in the portal yet')).toBeVisible()
  },
}

export const LoadFailed: Story = {
  name: 'Error',
  args: { entries: 'error' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("We couldn't load the last changes. Try again.")).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Narrow: Story = { ...phone }

const long = entries.map((entry) => ({
  ...entry,
  changedBy: `${entry.changedBy} with-a-name-that-is-too-long-for-any-line-of-a-phone`,
  applications: all,
}))
export const LongContent: Story = { ...phone, args: { entries: long } }
