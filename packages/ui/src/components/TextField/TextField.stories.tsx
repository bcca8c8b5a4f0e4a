import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchIcon } from 'lucide-react'
import { expect, userEvent, within } from 'storybook/test'
import { TextField } from './TextField.js'

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'First name' },
  argTypes: { glyph: { control: false } },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'Elena' } }
export const WithAHint: Story = {
  args: { label: 'E-mail', type: 'email', hint: 'We send the code to it.', placeholder: 'name@example.com' },
}
export const Required: Story = { args: { isRequired: true } }
export const WithAnError: Story = {
  args: { label: 'Business phone', type: 'tel', defaultValue: '555-01', error: 'Enter ten digits.' },
}
export const WithAnIcon: Story = {
  args: { label: 'Search', type: 'search', glyph: SearchIcon, placeholder: 'Name or number' },
}
export const ReadOnly: Story = { args: { label: 'User id', readOnly: true, defaultValue: 'rivera' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Elena' } }
export const IsTypedIn: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'First name' })
    await userEvent.type(box, 'Elena')
    await expect(box).toHaveValue('Elena')
  },
}
export const LongLabelOnAPhone: Story = {
  args: { label: 'Alternate e-mail address for notices about your account', hint: 'Optional' },
  parameters: { viewportSize: { width: 320, height: 640 } },
}
