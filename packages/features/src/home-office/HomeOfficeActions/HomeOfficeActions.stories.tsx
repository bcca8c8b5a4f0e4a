import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { HomeOfficeActions } from './HomeOfficeActions.js'

const meta = {
  title: 'Features/Home office/HomeOfficeActions',
  component: HomeOfficeActions,
  args: { onAgentDashboardOpen: fn(), onSearchOpen: fn(), onClear: fn() },
} satisfies Meta<typeof HomeOfficeActions>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search All Cases' }))
    await expect(args.onSearchOpen).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'View in Agent Dashboard' }))
    await expect(args.onAgentDashboardOpen).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Selection' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

/** On the dashboard itself there is only the search. */
export const OnTheDashboard: Story = { args: { onAgentDashboardOpen: undefined } }

/** Before a choice there is nothing to clear. */
export const NothingChosen: Story = {
  args: { onClear: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Clear Selection' })).toBeNull()
  },
}

/** On a phone the search is an icon, and the rest is in a menu. */
export const Narrow: Story = {
  ...phone,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search All Cases' }))
    await expect(args.onSearchOpen).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for this selection' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'View in Agent Dashboard' }))
    await expect(args.onAgentDashboardOpen).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for this selection' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Clear Selection' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}
