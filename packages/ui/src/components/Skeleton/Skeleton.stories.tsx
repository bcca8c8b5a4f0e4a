import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Guidance, sheetParameters, State, StatesRow, StatesSheet } from '../../testing/stories/component-page.js'
import { Text } from '../Text/Text.js'
import { Skeleton } from './Skeleton.js'

const sizes = ['xs', 'sm', 'md', 'lg'] as const

const guidance = {
  when: [
    'Content of a known shape is on its way: draw that shape, so that nothing moves when it comes.',
    'Set the size to the size of the text, and as many lines as there will be.',
  ],
  whenNot: [
    'An unknown shape: use `Spinner`.',
    'Work that people started and wait for, such as an upload: use `ProgressBar`.',
    'Content that is being refreshed: leave the old content in place and say that it is busy.',
  ],
  anatomy: [
    ['Lines', 'As tall as the text they stand for; the last line of a paragraph is shorter.'],
    ['Block and circle', 'For cards, controls and avatars, in the size those will have.'],
  ],
  keyboard: [],
  pattern: 'Hidden from assistive technology; what it is in says `aria-busy`. It appears after 150 ms.',
} satisfies Guidance

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  tags: ['stable'],
  parameters: { guidance },
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
