import type { InforceType } from '@producer-portal/domain/inforce'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { phone } from '../testing/windows.js'
import { AlertGlance, type AlertGlanceProps } from './AlertGlance.js'
import { listsOf, storyLists } from './inforce-widget-stories.js'

const meta = {
  title: 'Features/Inforce/AlertGlance',
  component: AlertGlance,
  args: { type: 'pending-lapse', lists: storyLists, onTypeSelect: fn() },
  argTypes: { lists: { control: false } },
  render: (args) => <WorkingGlance {...args} />,
} satisfies Meta<typeof AlertGlance>
export default meta
type Story = StoryObj<typeof meta>

function WorkingGlance({ type, onTypeSelect, lists }: AlertGlanceProps) {
  const [shown, setShown] = useState<InforceType>(type)
  return (
    <AlertGlance
      type={shown}
      lists={lists}
      onTypeSelect={(next) => {
        setShown(next)
        onTypeSelect(next)
      }}
    />
  )
}

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const count = storyLists.service.alerts.length
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(/^Pending lapse/)
    const service = canvas.getByRole('button', { name: `Service ${count}` })
    await userEvent.click(service)
    await expect(args.onTypeSelect).toHaveBeenLastCalledWith('service')
    await userEvent.click(service)
    await expect(args.onTypeSelect).toHaveBeenLastCalledWith('all')
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull()
  },
}
export const Empty: Story = { args: { lists: listsOf(() => ({ state: 'ready', alerts: [] })), type: 'all' } }
export const Narrow: Story = { ...phone }
