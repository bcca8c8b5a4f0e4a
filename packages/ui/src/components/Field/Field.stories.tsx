import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from './Field.js'

const meta = {
  title: 'Components/Field',
  component: Field,
  args: {
    label: 'Notes',
    hint: 'Up to 500 characters',
    children: (control) => <textarea rows={3} {...control} />,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const AroundAControlOfYourOwn: Story = {}
export const Required: Story = { args: { isRequired: true } }
export const WithAnError: Story = { args: { error: 'Write at least one sentence.' } }
export const FullWidth: Story = { args: { isFullWidth: true } }
