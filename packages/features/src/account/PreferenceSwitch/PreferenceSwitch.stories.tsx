import { Card } from '@producer-portal/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { PreferenceSwitch } from './PreferenceSwitch.js'
import { TextAlertsSwitch } from './TextAlertsSwitch.js'

const onOptInChange = fn()

const meta = {
  title: 'Features/Account/PreferenceSwitch',
  component: PreferenceSwitch,
  subcomponents: { TextAlertsSwitch },
  args: {
    label: 'Paper statements',
    hint: 'Statements also come by mail.',
    isSelected: false,
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <Card title="Statements" isFlush>
        {Story()}
      </Card>
    ),
  ],
} satisfies Meta<typeof PreferenceSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Paper statements' })
    await expect(control).toHaveAccessibleDescription('Statements also come by mail.')
    await userEvent.click(control)
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}

export const Locked: Story = {
  args: { isDisabled: true, stateText: 'Set by your office' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Paper statements' })).toBeDisabled()
  },
}

export const NotSaved: Story = {
  name: 'Error: not saved',
  args: { error: 'Your choice was not saved. Try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/Your choice was not saved\. Try again\./)
  },
}

/** Without a mobile phone on file there is nowhere to send them. */
export const TextAlerts: Story = {
  render: () => <TextAlertsSwitch isOptedIn={false} disabledReason="no-phone" onOptInChange={onOptInChange} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Text alerts' })).toBeDisabled()
    await expect(canvas.getByText('Add a mobile phone to receive text alerts.')).toBeVisible()
  },
}

export const LongContent: Story = {
  ...phone,
  args: {
    label: 'Paper statements for every contract and every agent of the agency',
    hint: 'Statements also come by mail, up to five business days after they can be downloaded here.',
  },
}
