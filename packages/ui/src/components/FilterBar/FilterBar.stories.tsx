import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Select } from '../Select/Select.js'
import { TextField } from '../TextField/TextField.js'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { filterBarGuidance } from './FilterBar.guidance.js'
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
  parameters: { guidance: filterBarGuidance },
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
  args: { hasTags: false },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }))
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
