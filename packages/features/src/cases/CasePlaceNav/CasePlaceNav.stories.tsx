import { mockCases } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { CasePlaceNav } from './CasePlaceNav.js'

const rows = mockCases(storyNow)
const [first, second, third] = rows
if (!first || !second || !third) throw new Error('The cast has fewer than three cases')

const meta = {
  title: 'Features/Cases/CasePlaceNav',
  component: CasePlaceNav,
  args: { rows, index: 1, onCaseOpen: fn() },
  argTypes: { rows: { control: false } },
} satisfies Meta<typeof CasePlaceNav>
export default meta
type Story = StoryObj<typeof meta>

/** The neighbors in the list are a press away, and are named before one goes there. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Place in the list' })).toHaveTextContent(`2 of ${rows.length}`)
    await userEvent.click(canvas.getByRole('button', { name: 'Next case' }))
    await expect(args.onCaseOpen).toHaveBeenLastCalledWith(third)
    await userEvent.click(canvas.getByRole('button', { name: 'Previous case' }))
    await expect(args.onCaseOpen).toHaveBeenLastCalledWith(first)
  },
}

/** The first of a list has none before it. */
export const First: Story = {
  args: { index: 0 },
  play: async ({ args, canvas }) => {
    const before = canvas.getByRole('button', { name: 'Previous case' })
    await expect(before).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(before)
    await expect(args.onCaseOpen).not.toHaveBeenCalled()
  },
}
