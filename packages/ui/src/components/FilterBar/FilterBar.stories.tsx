import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Select } from '../Select/Select.js'
import { TextField } from '../TextField/TextField.js'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { FilterBar, type FilterBarProps } from './FilterBar.js'

const fields = (
  <>
    <TextField label="Client name" />
    <Select label="Contract type" placeholder="All" options={[{ value: 'term', label: 'Term Life' }]} />
    <Select label="Timing" options={[{ value: '7', label: 'Past 7 days' }]} />
  </>
)

function Bar({ filters: initial, ...props }: FilterBarProps) {
  const [filters, setFilters] = useState(initial)
  return (
    <FilterBar
      {...props}
      filters={filters}
      onFilterRemove={(id) => {
        props.onFilterRemove(id)
        setFilters(filters.filter((filter) => filter.id !== id))
      }}
      onFiltersClear={() => {
        props.onFiltersClear?.()
        setFilters([])
      }}
    />
  )
}

const guidance = {
  when: ['Above a list or table, to narrow it and to show at a glance by what it is narrowed.'],
  whenNot: [
    'For a single word to look for: use `SearchField`.',
    'For two or three ways to see a list: use an attached `ButtonGroup`.',
  ],
  anatomy: [
    ['Fields', 'What the filters are set with; each takes effect at once.'],
    ['Filters that are set', 'Each with a button that takes it away.'],
    ['Clear filters', 'Takes all of them away.'],
  ],
  keyboard: [
    ['Tab', 'Goes through the fields and the filters that are set.'],
    ['Enter or Space', 'On a filter: takes it away, says so, and puts the focus on the next.'],
  ],
  pattern: 'A named group of fields, and a list of buttons',
} satisfies Guidance

const meta = {
  title: 'Components/FilterBar',
  component: FilterBar,
  tags: ['stable'],
  render: (args) => <Bar {...args} />,
  args: {
    label: 'Filter cases',
    children: fields,
    filters: [
      { id: 'agent', label: 'Agent: Elena Rivera' },
      { id: 'type', label: 'Contract type: Term Life' },
      { id: 'days', label: 'Past 7 days' },
    ],
    clearText: 'Clear Filters',
    onFilterRemove: fn(),
    onFiltersClear: fn(),
  },
  argTypes: { children: { control: false } },
  parameters: { guidance },
} satisfies Meta<typeof FilterBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Agent: Elena Rivera' }))
    await expect(args.onFilterRemove).toHaveBeenCalledWith('agent')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Contract type: Term Life' })).toHaveFocus())
  },
}

export const Cleared: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }))
    await expect(args.onFiltersClear).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument()
    await expect(canvas.getByRole('group', { name: 'Filter cases' })).toHaveFocus()
    await expect(screen.getByText('Filters cleared')).toBeInTheDocument()
  },
}

export const NoFilters: Story = { args: { filters: [] } }

/** Fields that show what is set themselves need no list of it. */
export const WithoutTags: Story = {
  args: { hasTags: false, clearText: undefined },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onFiltersClear).toHaveBeenCalledOnce()
  },
}

export const FiltersOnly: Story = { args: { children: undefined } }

export const Narrow: Story = { globals: { viewport: { value: '375-700', isRotated: false } } }

const handlers = { onFilterRemove: fn(), onFiltersClear: fn() }

export const States: Story = {
  parameters: sheetParameters,
  render: ({ filters }) => (
    <StatesSheet>
      <State label="fields and what is set" width="full">
        <Bar {...handlers} label="Set" filters={filters}>
          {fields}
        </Bar>
      </State>
      <State label="nothing set" width="full">
        <Bar {...handlers} label="Not set" filters={[]}>
          {fields}
        </Bar>
      </State>
      <State label="what is set, without fields: hover" force="hover" width="full">
        <Bar {...handlers} label="Hover" filters={filters} />
      </State>
      <State label="focus" force="focus" width="full">
        <Bar {...handlers} label="Focus" filters={filters} />
      </State>
      <State label="long text in little space" width="column">
        <Bar
          {...handlers}
          label="Narrow"
          filters={[{ id: 'long', label: 'Agency: Meridian Financial Group of the Great Lakes and Northern Plains' }]}
        />
      </State>
    </StatesSheet>
  ),
}
