import type { Meta, StoryObj } from '@storybook/react-vite'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { StatesRow } from '../../testing/stories/StatesRow.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { Text } from '../Text/Text.js'
import { skeletonGuidance } from './Skeleton.guidance.js'
import { Skeleton } from './Skeleton.js'

const sizes = ['xs', 'sm', 'md', 'lg'] as const

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  tags: ['stable'],
  parameters: { guidance: skeletonGuidance },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const OneLine: Story = {}
export const Paragraph: Story = { args: { lines: 4 } }
export const Card: Story = { args: { shape: 'block', height: '8rem' } }
export const Person: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: '0.75rem', alignItems: 'center' }}>
      <Skeleton shape="circle" width="2.5rem" height="2.5rem" />
      <Skeleton lines={2} width="12rem" />
    </div>
  ),
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <StatesRow label="Lines of text, beside the text they stand for">
        {sizes.map((size) => (
          <State key={size} label={size} width="column">
            <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '1rem' }}>
              <Skeleton size={size} lines={2} />
              <Text size={size}>Two lines of text that wrap</Text>
            </div>
          </State>
        ))}
      </StatesRow>
      <StatesRow label="Paragraph">
        <State label="four lines" width="column">
          <Skeleton lines={4} />
        </State>
      </StatesRow>
      <StatesRow label="Shapes">
        <State label="block" width="column">
          <Skeleton shape="block" height="6rem" />
        </State>
        <State label="control" width="column">
          <Skeleton shape="block" height="2.5rem" width="8rem" />
        </State>
        <State label="circle">
          <Skeleton shape="circle" width="2.5rem" height="2.5rem" />
        </State>
      </StatesRow>
    </StatesSheet>
  ),
}
