import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { pageSizeSelectGuidance } from './PageSizeSelect.guidance.js'
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

const meta = {
  title: 'Components/PageSizeSelect',
  component: PageSizeSelect,
  tags: ['beta'],
  render: (args) => <Working {...args} />,
  args: { sizes: [10, 25, 50, 100, 'all'], pageSize: 10, onPageSizeChange: fn() },
  parameters: { guidance: pageSizeSelectGuidance },
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
