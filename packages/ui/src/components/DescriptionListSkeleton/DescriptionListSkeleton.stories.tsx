import type { Meta, StoryObj } from '@storybook/react-vite'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { descriptionListSkeletonGuidance } from './DescriptionListSkeleton.guidance.js'
import { DescriptionListSkeleton } from './DescriptionListSkeleton.js'

const meta = {
  title: 'Components/DescriptionListSkeleton',
  component: DescriptionListSkeleton,
  tags: ['stable'],
  parameters: { guidance: descriptionListSkeletonGuidance },
} satisfies Meta<typeof DescriptionListSkeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneSection: Story = { args: { itemCount: 4, sections: [3] } }
export const FactsOnly: Story = { args: { sections: [] } }

export const States: Story = {
  parameters: sheetParameters,
  render: (args) => (
    <StatesSheet>
      <State label="facts and two sections" width="column">
        <DescriptionListSkeleton {...args} />
      </State>
      <State label="one section" width="column">
        <DescriptionListSkeleton {...args} itemCount={4} sections={[3]} />
      </State>
      <State label="facts only" width="column">
        <DescriptionListSkeleton {...args} sections={[]} />
      </State>
    </StatesSheet>
  ),
}
