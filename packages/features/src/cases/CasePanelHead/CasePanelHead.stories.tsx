import { mockCases } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { phone } from '../../testing/windows.js'
import { CasePanelHead } from './CasePanelHead.js'

const rows = mockCases(storyNow)
const [first, second, third] = rows
if (!first || !second || !third) throw new Error('The cast has fewer than three cases')
const onCaseOpen = fn()

const meta = {
  title: 'Features/Cases/CasePanelHead',
  component: CasePanelHead,
  args: {
    summary: second,
    requirements: second.requirements,
    sent: undefined,
    place: { rows, index: 1, onCaseOpen },
  },
  argTypes: { summary: { control: false }, requirements: { control: false }, place: { control: false } },
} satisfies Meta<typeof CasePanelHead>
export default meta
type Story = StoryObj<typeof meta>

/** The neighbors in the list are a press away, and are named before one goes there. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Place in the list' })).toHaveTextContent(`2 of ${rows.length}`)
    await userEvent.click(canvas.getByRole('button', { name: 'Next case' }))
    await expect(onCaseOpen).toHaveBeenLastCalledWith(third)
    await userEvent.click(canvas.getByRole('button', { name: 'Previous case' }))
    await expect(onCaseOpen).toHaveBeenLastCalledWith(first)
  },
}

/** Above the requirements there is a way back. */
export const WayBack: Story = {
  args: { onOverviewOpen: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Overview' }))
    await expect(args.onOverviewOpen).toHaveBeenCalledOnce()
  },
}

/** The first of a list has none before it. */
export const First: Story = {
  args: { place: { rows, index: 0, onCaseOpen } },
  play: async ({ canvas }) => {
    const before = canvas.getByRole('button', { name: 'Previous case' })
    await expect(before).toHaveAttribute('aria-disabled', 'true')
    onCaseOpen.mockClear()
    await userEvent.click(before)
    await expect(onCaseOpen).not.toHaveBeenCalled()
  },
}

/** Opened elsewhere than from a list, a case has no place. */
export const WithoutPlace: Story = { args: { place: undefined } }

export const Narrow: Story = { ...phone, args: { onOverviewOpen: fn() } }
