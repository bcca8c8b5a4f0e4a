import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { SearchResults } from './SearchResults.js'

const people = [
  { id: '1', label: 'Ada Byron', description: 'Agent 100101 · Lakeshore Group' },
  { id: '2', label: 'Ada Byron', description: 'Agent 100204 · Prairie Partners' },
  { id: '3', label: 'Grace Hopper' },
]

const guidance = {
  when: ['For what a search found, when pressing a line chooses it.'],
  whenNot: [
    'For rows with several columns to compare: use `DataTable`.',
    'For a choice that has to be confirmed: use `RadioGroup`.',
  ],
  anatomy: [
    ['Heading', 'Where there are several lists, such as one per kind.'],
    ['Line', 'A name, and what tells it from others of the same name. The chosen line is tinted.'],
  ],
  keyboard: [
    ['Tab', 'Goes from line to line.'],
    ['Enter, Space', 'Chooses the line.'],
  ],
  pattern: 'A list of buttons; the chosen one is aria-current',
} satisfies Guidance

const meta = {
  title: 'Components/SearchResults',
  component: SearchResults,
  tags: ['stable'],
  args: { label: 'Agents', items: people, onSelect: fn() },
  parameters: { guidance },
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
