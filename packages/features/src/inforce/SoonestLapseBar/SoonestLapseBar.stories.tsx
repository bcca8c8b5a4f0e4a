import type { InforceAlert } from '@producer-portal/domain/inforce'
import { mockInforceAlerts } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { phone } from '../../testing/windows.js'
import { SoonestLapseBar, SoonestOrderButton } from './SoonestLapseBar.js'

const alerts = mockInforceAlerts(storyNow)
const lapsing = (lapseDate: string, fullName = "Aoife O'Sullivan-Ibáñez"): readonly InforceAlert[] => {
  const [alert] = alerts
  if (!alert) throw new Error('There is no alert')
  return [{ ...alert, lapseDate, clients: alert.clients.slice(0, 1).map((client) => ({ ...client, fullName })) }]
}

const meta = {
  title: 'Features/In-force/SoonestLapseBar',
  component: SoonestLapseBar,
  args: {
    alerts: lapsing('2026-03-17'),
    now: storyNow,
    onAlertOpen: fn(),
  },
} satisfies Meta<typeof SoonestLapseBar>
export default meta
type Story = StoryObj<typeof meta>

/** A lapse within a week has a mark of its own. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("Aoife O'Sullivan-Ibáñez lapses tomorrow")).toBeVisible()
    await expect(canvas.getByText('03/17/2026')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: "View Aoife O'Sullivan-Ibáñez" }))
    await expect(args.onAlertOpen).toHaveBeenCalledWith(args.alerts[0])
  },
}

export const Today: Story = {
  args: { alerts: lapsing('2026-03-16') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/lapses today$/)).toBeVisible()
  },
}

export const InAWeek: Story = {
  args: { alerts: lapsing('2026-03-23') },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/lapses in 7 days$/)).toBeVisible()
    await expect(canvasElement.querySelector('[data-soon]')).not.toBeNull()
  },
}

export const InSomeWeeks: Story = {
  args: { alerts: lapsing('2026-04-15') },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/lapses in 30 days$/)).toBeVisible()
    await expect(canvasElement.querySelector('[data-soon]')).toBeNull()
  },
}

/** While alerts load, and when no lapse is ahead, only its room is there. */
export const NoLapse: Story = {
  args: { alerts: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvasElement.querySelector('div')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(32)
  },
}

/** A list that begins with it says it itself. */
export const FirstInTheList: Story = {
  render: (args) => <SoonestLapseBar {...args} first={args.alerts[0]} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/ lapses /)).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** The order is chosen among the tools of the list, or in this line, and kept by the caller. */
export const WithTheOrder: Story = {
  render: function Working(args) {
    const [isSoonestFirst, onSoonestFirstChange] = useState(false)
    return (
      <SoonestLapseBar {...args}>
        <SoonestOrderButton isSoonestFirst={isSoonestFirst} onSoonestFirstChange={onSoonestFirstChange} />
      </SoonestLapseBar>
    )
  },
  play: async ({ canvas }) => {
    const order = canvas.getByRole('button', { name: 'Soonest first' })
    await expect(order).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(order)
    await expect(order).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(order)
    await expect(order).toHaveAttribute('aria-pressed', 'false')
  },
}

export const LongContent: Story = {
  args: {
    alerts: lapsing('2026-03-20', 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh, Maximiliana Théodora'),
  },
}

/** On a phone it is one line: the order is an icon. */
export const Narrow: Story = {
  ...phone,
  render: (args) => (
    <SoonestLapseBar {...args}>
      <SoonestOrderButton isSoonestFirst={false} onSoonestFirstChange={fn()} />
    </SoonestLapseBar>
  ),
  play: async ({ canvas, canvasElement }) => {
    const order = canvas.getByRole('button', { name: 'Soonest first' })
    await expect(order).toHaveTextContent('')
    await expect(canvasElement.querySelector('div')?.getBoundingClientRect().height).toBeLessThan(44)
    await expect(canvas.getByText('03/17/2026')).not.toBeVisible()
  },
}
