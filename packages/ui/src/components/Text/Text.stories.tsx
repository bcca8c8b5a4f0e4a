import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Guidance, sheetParameters, State, StatesRow, StatesSheet } from '../../testing/stories/component-page.js'
import { Text } from './Text.js'

const weights = ['regular', 'medium', 'semibold'] as const
const tones = ['default', 'muted', 'info', 'success', 'warning', 'danger'] as const
const sentence = 'Changes to your phone number can take two business days to appear.'

const guidance = {
  when: [
    'Running text, captions and notes that are outside a control.',
    'A sentence whose color carries a meaning that its text carries too.',
    'Amounts and dates under one another: numeric text lines up.',
  ],
  whenNot: [
    'Titles: use `Heading`, or users who listen cannot jump to them.',
    'A label of a control: `Field` draws it and ties it to the control.',
    'Text that must be readable in full after it was cut: use `TruncatedText`.',
  ],
  anatomy: [
    ['Size', '14/20 for tables and forms, 16/24 for reading pages, 12/16 for captions, 20/28 for leads.'],
    ['Tone', 'The color by meaning, always beside a word or icon that says the same.'],
  ],
  keyboard: [],
  pattern: 'The native element of the sentence: p, span, strong, small or em.',
} satisfies Guidance

const meta = {
  title: 'Components/Text',
  component: Text,
  tags: ['stable'],
  args: { children: 'Changes to your phone number can take two business days to appear.' },
  parameters: { guidance },
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

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <StatesRow label="Size">
        <State label="xs, captions">
          <Text size="xs">Updated 11/21/2026</Text>
        </State>
        <State label="sm, tables and forms">
          <Text>Two business days</Text>
        </State>
        <State label="md, reading">
          <Text size="md">Two business days</Text>
        </State>
        <State label="lg, leads">
          <Text size="lg">Two business days</Text>
        </State>
      </StatesRow>
      <StatesRow label="Weight">
        {weights.map((weight) => (
          <State key={weight} label={weight}>
            <Text weight={weight}>Two business days</Text>
          </State>
        ))}
      </StatesRow>
      <StatesRow label="Tone">
        {tones.map((tone) => (
          <State key={tone} label={tone}>
            <Text tone={tone}>Expires in 4 days</Text>
          </State>
        ))}
      </StatesRow>
      <StatesRow label="Figures and long words">
        <State label="numeric">
          <Text as="div" isNumeric>
            $1,111.10
            <br />
            $9,480.00
          </Text>
        </State>
        <State label="single line" width="column">
          <Text isSingleLine>{sentence}</Text>
        </State>
        <State label="whole" width="column">
          <Text>{sentence}</Text>
        </State>
      </StatesRow>
    </StatesSheet>
  ),
}
