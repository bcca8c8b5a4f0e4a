import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { searchResultsGuidance } from './SearchResults.guidance.js'
import { SearchResults } from './SearchResults.js'

const people = [
  { id: '1', label: 'Ada Byron', description: 'Agent 100101 · Lakeshore Group' },
  { id: '2', label: 'Ada Byron', description: 'Agent 100204 · Prairie Partners' },
  { id: '3', label: 'Grace Hopper' },
]

const meta = {
  title: 'Components/SearchResults',
  component: SearchResults,
  tags: ['stable'],
  args: { label: 'Agents', items: people, onSelect: fn() },
  parameters: { guidance: searchResultsGuidance },
} satisfies Meta<typeof SearchResults>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /100204/ }))
    await expect(args.onSelect).toHaveBeenCalledWith('2')
  },
}

export const WithAHeading: Story = { args: { isLabelVisible: true } }

export const OneChosen: Story = { args: { selectedId: '2' } }

export const States: Story = {
  parameters: sheetParameters,
  render: (args) => (
    <StatesSheet>
      <State label="heading, one chosen" width="column">
        <SearchResults {...args} isLabelVisible selectedId="2" />
      </State>
      <State label="long text" width="column">
        <SearchResults
          {...args}
          label="Agencies"
          items={[
            {
              id: '1',
              label: 'Meridian Financial Group of the Great Lakes and Northern Plains',
              description:
                'Wilhelmina Charlotte von Hohenfels-Lindenbaum zu Rosenau · 00123456789012345678901234567890',
            },
          ]}
        />
      </State>
    </StatesSheet>
  ),
}
