import type { DensitySetting, ModeSetting } from '@producer-portal/ui/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { phone } from '../testing/windows.js'
import { DisplayChoice } from './DisplayChoice.js'

const meta = {
  title: 'Features/Shell/DisplayChoice',
  component: DisplayChoice,
  args: { mode: 'system', density: 'system', onModeChoose: fn(), onDensityChoose: fn() },
} satisfies Meta<typeof DisplayChoice>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: function Kept(args) {
    const [mode, setMode] = useState<ModeSetting>(args.mode)
    const [density, setDensity] = useState<DensitySetting>(args.density)
    return (
      <DisplayChoice
        mode={mode}
        density={density}
        onModeChoose={(chosen) => {
          setMode(chosen)
          args.onModeChoose(chosen)
        }}
        onDensityChoose={(chosen) => {
          setDensity(chosen)
          args.onDensityChoose(chosen)
        }}
      />
    )
  },
  play: async ({ args, canvas }) => {
    const modes = within(canvas.getByRole('radiogroup', { name: 'Mode' }))
    await expect(modes.getByRole('radio', { name: 'System' })).toBeChecked()
    await userEvent.click(modes.getByRole('radio', { name: 'Dark' }))
    await expect(args.onModeChoose).toHaveBeenLastCalledWith('dark')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onModeChoose).toHaveBeenLastCalledWith('high-contrast')
    const densities = within(canvas.getByRole('radiogroup', { name: 'Density' }))
    await userEvent.click(densities.getByRole('radio', { name: 'Compact' }))
    await expect(args.onDensityChoose).toHaveBeenLastCalledWith('compact')
  },
}

export const Chosen: Story = { args: { mode: 'high-contrast-dark', density: 'compact' } }

/** The density for fingers is not offered: on a tablet or phone the system chooses it. */
export const DensityForFingers: Story = {
  args: { density: 'touch' },
  play: async ({ canvas }) => {
    const densities = within(canvas.getByRole('radiogroup', { name: 'Density' }))
    await expect(densities.queryByRole('radio', { checked: true })).toBeNull()
  },
}

export const Narrow: Story = { ...phone }
