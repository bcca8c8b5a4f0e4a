import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { PageSizeSelect, type PageSizeSelectProps } from './PageSizeSelect.js'

function Working(props: PageSizeSelectProps) {
  const [pageSize, setPageSize] = useState(props.pageSize)
  return (
    <PageSizeSelect
      {...props}
      pageSize={pageSize}
      onPageSizeChange={(next) => {
        props.onPageSizeChange(next)
        setPageSize(next)
      }}
    />
  )
}

const guidance = {
  when: ['Below a table that is shown page by page, to choose how many rows a page has.'],
  whenNot: [
    'Where the number of rows is given, as on a dashboard: leave it out.',
    'To go from page to page: use `Pagination`, beside it.',
  ],
  anatomy: [
    ['Label', 'Before the choice, so that both are one line with the page buttons.'],
    ['Choice', "The browser's own list; 'All' is one list without pages."],
  ],
  keyboard: [['Up and Down', 'Choose the size before or after.']],
  pattern: 'The native select element with its label',
} satisfies Guidance

const meta = {
  title: 'Components/PageSizeSelect',
  component: PageSizeSelect,
  tags: ['beta'],
  render: (args) => <Working {...args} />,
  args: { sizes: [10, 25, 50, 100, 'all'], pageSize: 10, onPageSizeChange: fn() },
  parameters: { guidance },
} satisfies Meta<typeof PageSizeSelect>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole('combobox', { name: 'Rows per page' })
    await userEvent.selectOptions(list, '50')
    await expect(args.onPageSizeChange).toHaveBeenLastCalledWith(50)
    await userEvent.selectOptions(list, 'All')
    await expect(args.onPageSizeChange).toHaveBeenLastCalledWith('all')
    await expect(list).toHaveValue('all')
  },
}

export const States: Story = {
  parameters: sheetParameters,
  render: (args) => (
    <StatesSheet>
      <State label="ten">
        <Working {...args} />
      </State>
      <State label="all">
        <Working {...args} pageSize="all" />
      </State>
      <State label="hover" force="hover">
        <Working {...args} />
      </State>
      <State label="focus" force="focus">
        <Working {...args} />
      </State>
      <State label="disabled">
        <Working {...args} disabled />
      </State>
    </StatesSheet>
  ),
}
