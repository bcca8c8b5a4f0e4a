import type { DensitySetting, ModeSetting } from '@producer-portal/ui/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { DisplaySettings } from './DisplaySettings.js'

const meta = {
  title: 'Features/Shell/DisplaySettings',
  component: DisplaySettings,
  args: { mode: 'system', density: 'system', onModeChange: fn(), onDensityChange: fn() },
} satisfies Meta<typeof DisplaySettings>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: function Kept(args) {
    const [mode, setMode] = useState<ModeSetting>(args.mode)
    const [density, setDensity] = useState<DensitySetting>(args.density)
    return (
      <DisplaySettings
        mode={mode}
        density={density}
        onModeChange={(chosen) => {
          setMode(chosen)
          args.onModeChange(chosen)
        }}
        onDensityChange={(chosen) => {
          setDensity(chosen)
          args.onDensityChange(chosen)
        }}
      />
    )
  },
  play: async ({ args, canvas }) => {
    const modes = within(canvas.getByRole('radiogroup', { name: 'Mode' }))
    await expect(modes.getByRole('radio', { name: 'System' })).toBeChecked()
    await userEvent.click(modes.getByRole('radio', { name: 'Dark' }))
    await expect(args.onModeChange).toHaveBeenLastCalledWith('dark')
    await userEvent.click(canvas.getByRole('switch', { name: 'High contrast' }))
    await expect(args.onModeChange).toHaveBeenLastCalledWith('high-contrast-dark')
    await userEvent.click(modes.getByRole('radio', { name: 'Light' }))
    await expect(args.onModeChange).toHaveBeenLastCalledWith('high-contrast')
    await userEvent.click(canvas.getByRole('switch', { name: 'High contrast' }))
    await expect(args.onModeChange).toHaveBeenLastCalledWith('light')
    const densities = within(canvas.getByRole('radiogroup', { name: 'Density' }))
    await userEvent.click(densities.getByRole('radio', { name: 'Compact' }))
    await expect(args.onDensityChange).toHaveBeenLastCalledWith('compact')
  },
}

export const Chosen: Story = { args: { mode: 'high-contrast-dark', density: 'compact' } }

/** High contrast keeps what the system shows: light or dark. */
export const MoreContrastThanTheSystem: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'High contrast' }))
    const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches
    await expect(args.onModeChange).toHaveBeenLastCalledWith(isDark ? 'high-contrast-dark' : 'high-contrast')
  },
}

/** The density for fingers is not offered: on a tablet or phone the system chooses it. */
export const DensityForFingers: Story = {
  args: { density: 'touch' },
  play: async ({ canvas }) => {
    const densities = within(canvas.getByRole('radiogroup', { name: 'Density' }))
    await expect(densities.queryByRole('radio', { checked: true })).toBeNull()
  },
}

export const Narrow: Story = { ...phone }
