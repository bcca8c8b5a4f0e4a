import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card.js'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { Stack } from './Stack.js'

const parts = (
  <>
    <Card>Contact data</Card>
    <Card>Contracts</Card>
    <Card>Requirements</Card>
  </>
)

const guidance = {
  when: ['To put the parts of a screen, a section or a form below one another with the same space between them.'],
  whenNot: [
    'For buttons side by side: use `ButtonGroup`.',
    'For a framed part of a page: use `Card`.',
    'For a layout with columns, or one that differs by window width: write a style of its own.',
  ],
  anatomy: [
    ['Children', 'Each takes the whole width; long words and wide tables never stretch it.'],
    ['Gap', 'A step of the spacing scale: 5 or 6 between parts of a page, 2 to 4 within one.'],
  ],
  keyboard: [],
  pattern: 'Layout only: a native div, or a section',
} satisfies Guidance

const meta = {
  title: 'Components/Stack',
  component: Stack,
  tags: ['stable'],
  args: { children: parts },
  argTypes: { children: { control: false } },
  parameters: { guidance },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const AsASection: Story = {
  args: { as: 'section', 'aria-label': 'Client' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Client' })).toBeVisible()
  },
}

export const AsWideAsAForm: Story = { args: { width: 'form' } }

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      {([2, 4, 6] as const).map((gap) => (
        <State key={gap} label={`gap ${gap}`} width="full">
          <Stack gap={gap}>{parts}</Stack>
        </State>
      ))}
      <State label="as wide as a form" width="full">
        <Stack width="form">{parts}</Stack>
      </State>
    </StatesSheet>
  ),
}
