import { mockCases } from '@producer-portal/domain/mocks'
import { markSent } from '@producer-portal/domain/requirements'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { phone } from '../../testing/windows.js'
import { RequirementsButton } from './RequirementsButton.js'

const [, volkov] = mockCases(storyNow)
if (!volkov) throw new Error('The cast has no second case')

const meta = {
  title: 'Features/Cases/RequirementsButton',
  component: RequirementsButton,
  args: { row: volkov, onOpen: fn() },
  argTypes: { row: { control: false } },
} satisfies Meta<typeof RequirementsButton>
export default meta
type Story = StoryObj<typeof meta>

/** The number for the user comes first; the name and the tooltip say the rest. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', {
      name: /^Requirements of Dmitri A\. Volkov: 1 for you \(\d+ unresolved, \d+ resolved, \d+ other\)$/,
    })
    await userEvent.click(button)
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

/** Nothing waits for the user, but the home office isn't done. */
export const WithHomeOffice: Story = {
  args: { row: { ...volkov, requirements: volkov.requirements.filter(({ orderedBy }) => orderedBy !== 'Agent') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 with home office')).toBeVisible()
  },
}

/** An offer needs the user's answer, even while the home office works on requirements. */
export const Offer: Story = {
  args: { row: { ...volkov, requirements: [], caseStatus: 'Offer Pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Offer to review')).toBeVisible()
  },
}

/** A requirement that was just answered isn't asked for again. */
export const JustSent: Story = {
  args: {
    sent: { now: storyNow, markers: volkov.requirements.map((requirement) => markSent(requirement, storyNow)) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/for you/)).toBeNull()
  },
}

/** Everything is in, which is said in words. */
export const NothingUnresolved: Story = {
  args: { row: { ...volkov, requirements: volkov.requirements.filter(({ status }) => status === 'Waived') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /: None open \(1 resolved\)$/ })).toBeVisible()
    await expect(canvas.getByText('None open')).toBeVisible()
  },
}

/** A new case has none yet; the button says the rest on hover, and opens the same slide-out. */
export const Empty: Story = {
  args: { row: { ...volkov, requirements: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /: None open$/ })).toBeVisible()
  },
}

export const LongContent: Story = {
  args: {
    row: {
      ...volkov,
      requirements: Array.from({ length: 120 }, () => volkov.requirements[0]).filter((each) => each !== undefined),
    },
  },
}

export const Narrow: Story = { ...phone }
