import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { ImpersonationBanner } from './ImpersonationBanner.js'

const meta = {
  title: 'Features/Shell/ImpersonationBanner',
  component: ImpersonationBanner,
  args: { name: 'Elena Rivera', onSignOut: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ImpersonationBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Viewing as someone else' })).toBeVisible()
    await expect(canvas.getByText('Viewing as Elena Rivera')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const LongContent: Story = {
  args: { name: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh III' },
}

export const Narrow: Story = { ...phone, args: LongContent.args }
