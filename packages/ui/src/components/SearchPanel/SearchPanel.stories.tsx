import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { OpenedByButton } from '../../testing/stories/OpenedByButton.js'
import { type Guidance, sheetParameters } from '../../testing/stories/component-page.js'
import { SearchResults, type SearchResult } from '../SearchResults/SearchResults.js'
import { SearchPanel, type SearchPanelProps } from './SearchPanel.js'

type Found = readonly SearchResult[]

const found: Found = [
  { id: '1', label: 'Ada Byron', description: 'Agent 100101 · Lakeshore Group' },
  { id: '2', label: 'Grace Hopper', description: 'Agent 100204 · Prairie Partners' },
]

const Panel = (props: SearchPanelProps<Found>) => (
  <OpenedByButton opener="Find an agent" isOpen={props.isOpen}>
    {(control) => <SearchPanel {...props} {...control} />}
  </OpenedByButton>
)

const guidance = {
  when: ['To find something in a large collection on the service and choose it for the page below.'],
  whenNot: [
    'To narrow a list that is already on the page: use `SearchField` or `ListFilters`.',
    'To choose from a known, short list: use `Combobox`.',
  ],
  anatomy: [
    ['Panel', 'A `SlideOut`; fills the window below 800 px.'],
    ['Field and button', 'The button says why it is off; below 800 px it has a line of its own.'],
    ['Message', 'Before a search, while it runs, how many were found, or why it failed; also announced.'],
    ['Results', 'Replaced by a new search and removed by a failed one, such as `SearchResults`.'],
    ['Foot', 'Buttons for a choice that has to be confirmed.'],
  ],
  keyboard: [
    ['Enter', 'Searches, or shows at the field why it does not.'],
    ['Escape', 'Empties the field; in an empty field, closes the panel and returns the focus to what opened it.'],
    ['Tab', 'Goes through the field, the button and the results.'],
  ],
  pattern: 'WAI-ARIA Dialog (Modal) with a search landmark',
} satisfies Guidance

const meta = {
  title: 'Components/SearchPanel',
  component: Panel,
  tags: ['stable'],
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Find an agent',
    labels: {
      field: 'Name or number',
      hint: 'Type at least 3 characters.',
      search: 'Search',
      close: 'Close',
      idle: 'Nothing searched for yet',
      searching: 'Searching…',
      results: (count, term) => `${count} results for “${term}”`,
      noneHint: 'Check the spelling, or search by number.',
      failed: 'The search failed. Try again.',
      unreachable: 'There is no connection. Try again.',
    },
    search: { step: 'idle' },
    onSearch: fn(),
    validate: (text) => (text.length >= 3 ? null : 'Your search is too short.'),
    getCount: (agents) => agents.length,
    children: (agents) => <SearchResults label="Agents" items={agents} onSelect={fn()} />,
  },
  parameters: { guidance, docs: { story: { inline: false, height: '36rem' } } },
} satisfies Meta<typeof Panel>
export default meta
type Story = StoryObj<typeof meta>

const dialog = () => screen.findByRole('dialog', { name: 'Find an agent' })

/** Enter with too little text says at the field what is missing; closing returns the focus to the button. */
export const Default: Story = {
  args: { isOpen: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Find an agent' })
    await userEvent.click(opener)
    const panel = within(await dialog())
    const box = panel.getByRole('searchbox')
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.type(box, 'a{Enter}')
    await expect(args.onSearch).not.toHaveBeenCalled()
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription(/characters\. Your search is too short\.$/)
    await userEvent.type(box, 'd')
    await expect(box).not.toBeInvalid()
    await userEvent.type(box, 'a{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('ada')
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveValue('')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Searching: Story = {
  args: { search: { step: 'searching', term: 'ada' } },
  play: async () => {
    await expect(within(await dialog()).getByRole('status')).toHaveTextContent('Searching…')
  },
}

export const Results: Story = { args: { search: { step: 'done', term: 'ada', result: found } } }

/** More was found than is shown. */
export const TooManyResults: Story = {
  args: { ...Results.args, note: 'Only the first 2 are shown. Type more to narrow them.' },
  play: async () => {
    await expect(within(await dialog()).getByRole('status')).toHaveTextContent(/^2 results .*Only the first 2/)
    await waitFor(async () => expect(within(await dialog()).getByText(/^Only the first 2/)).toBeVisible())
  },
}

export const NoResults: Story = { args: { search: { step: 'done', term: 'zebra', result: [] } } }

export const Failed: Story = {
  args: { search: { step: 'failed', term: 'ada' } },
  play: async () => {
    const panel = within(await dialog())
    await expect(panel.getByRole('alert')).toHaveTextContent('The search failed. Try again.')
    await expect(panel.queryByRole('list', { name: 'Agents' })).toBeNull()
  },
}

export const Unreachable: Story = { args: { search: { step: 'unreachable', term: 'ada' } } }

/** The panel fills the window, and the button has a line of its own. */
export const Narrow: Story = {
  args: Results.args,
  globals: { viewport: { value: '320-640', isRotated: false } },
}

export const States: Story = { args: TooManyResults.args, parameters: sheetParameters }
