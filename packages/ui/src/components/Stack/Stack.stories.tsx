import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card.js'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { stackGuidance } from './Stack.guidance.js'
import { Stack } from './Stack.js'

const parts = (
  <>
    <Card>Contact data</Card>
    <Card>Contracts</Card>
    <Card>Requirements</Card>
  </>
)

const meta = {
  title: 'Components/Stack',
  component: Stack,
  tags: ['stable'],
  args: { children: parts },
  argTypes: { children: { control: false } },
  parameters: { guidance: stackGuidance },
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
