import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from './Text.js'

const meta = {
  title: 'Components/Text',
  component: Text,
  args: { children: 'Changes to your phone number can take two business days to appear.' },
} satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Reading: Story = { args: { size: 'md' } }
export const Lead: Story = { args: { size: 'lg' } }
export const Caption: Story = { args: { size: 'xs', tone: 'muted' } }
export const Strong: Story = { args: { weight: 'semibold' } }
export const Danger: Story = { args: { tone: 'danger', children: 'Error: enter ten digits.' } }
export const FiguresUnderOneAnother: Story = {
  args: { as: 'div', isNumeric: true, style: { textAlign: 'end', inlineSize: '8rem' } },
  render: (args) => (
    <Text {...args}>
      $1,111.10
      <br />
      $9,480.00
    </Text>
  ),
}
export const OneLine: Story = { args: { isSingleLine: true, style: { inlineSize: '12rem' } } }
