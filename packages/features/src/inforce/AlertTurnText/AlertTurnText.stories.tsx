import { mockInforceAlerts } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { AlertTurnText } from './AlertTurnText.js'

const [sample] = mockInforceAlerts(storyNow)
if (!sample) throw new Error('There are no alerts')

const meta = {
  title: 'Features/In-Force/AlertTurnText',
  component: AlertTurnText,
  args: { alert: { ...sample, alertType: null, lapseDate: '2026-03-17' }, now: storyNow },
  argTypes: { alert: { control: false }, now: { control: false } },
} satisfies Meta<typeof AlertTurnText>
export default meta
type Story = StoryObj<typeof meta>

/** Within 7 days it's urgent. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('For you: lapses tomorrow')).toBeVisible()
  },
}

export const PastLapse: Story = { args: { alert: { ...sample, alertType: null, lapseDate: '2026-03-13' } } }

export const Later: Story = {
  args: { alert: { ...sample, alertType: null, lapseDate: '2026-04-29' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('For you: lapses in 44 days')).toBeVisible()
  },
}

export const MissedPayment: Story = { args: { alert: { ...sample, alertType: 'MissedPayment' } } }

/** An alert that only informs says so. */
export const ForYourInformation: Story = {
  args: { alert: { ...sample, alertType: 'Term', lapseDate: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('For your information')).toBeVisible()
  },
}
