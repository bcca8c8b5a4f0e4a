import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { DescriptionListSkeleton } from './DescriptionListSkeleton.js'

const guidance = {
  when: ['A panel has opened, and the facts that it will show are loading.'],
  whenNot: [
    'Content of another shape: draw that with `Skeleton`.',
    'Facts that are being refreshed: leave the old ones in place and say that they are busy.',
  ],
  anatomy: [
    ['Facts', 'As many lines as the `DescriptionList` at the top will have.'],
    ['Sections', 'A heading and its lines for each, as a `MultilineList` has them.'],
  ],
  keyboard: [],
  pattern: 'Hidden from assistive technology: `LoadState` around it names the wait.',
} satisfies Guidance

const meta = {
  title: 'Components/DescriptionListSkeleton',
  component: DescriptionListSkeleton,
  tags: ['stable'],
  parameters: { guidance },
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
