import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { paginationGuidance } from './Pagination.guidance.js'
import { Pagination, type PaginationProps } from './Pagination.js'

function Demo(props: PaginationProps) {
  const [page, setPage] = useState(props.page)
  return <Pagination {...props} page={page} onPageChange={setPage} />
}

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  tags: ['stable'],
  parameters: { guidance: paginationGuidance },
  render: (args) => <Demo {...args} />,
  args: { page: 1, total: 240, onPageChange: () => undefined },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const FirstPage: Story = {}
export const InTheMiddle: Story = { args: { page: 12 } }
export const LastPage: Story = { args: { page: 24 } }
export const OnePage: Story = { args: { total: 7 } }
export const NothingToShow: Story = {
  args: { total: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Showing 0 - 0 of 0')).toBeVisible()
    for (const name of ['First page', 'Previous page', 'Next page', 'Last page'])
      await expect(within(canvasElement).getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  },
}
export const Loading: Story = { args: { total: 0, isLoading: true } }
export const TensOfThousands: Story = { args: { page: 5000, total: 100_000 } }
export const Narrow: Story = { args: { page: 12 }, globals: { viewport: { value: '320-640', isRotated: false } } }
export const LeadsToTheEnd: Story = {
  args: { total: 20 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Showing 1 - 10 of 20')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
    const next = canvas.getByRole('button', { name: 'Next page' })
    await userEvent.click(next)
    await expect(canvas.getByText('Showing 11 - 20 of 20')).toBeVisible()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await expect(canvas.getByText('Showing 11 - 20 of 20')).toBeVisible()
    await expect(next).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Page 2 of 2')
  },
}

export const States: Story = {
  parameters: sheetParameters,
  render: (args) => (
    <StatesSheet>
      <State label="first page" width="full">
        <Demo {...args} label="First page" />
      </State>
      <State label="in the middle" width="full">
        <Demo {...args} page={12} label="In the middle" />
      </State>
      <State label="in the middle, hover" force="hover" width="full">
        <Demo {...args} page={12} label="Hover" />
      </State>
      <State label="in the middle, focus" force="focus" width="full">
        <Demo {...args} page={12} label="Focus" />
      </State>
      <State label="last page" width="full">
        <Demo {...args} page={24} label="Last page" />
      </State>
      <State label="one page" width="full">
        <Demo {...args} total={7} label="One page" />
      </State>
      <State label="nothing to show" width="full">
        <Demo {...args} total={0} label="Nothing" />
      </State>
      <State label="loading" width="full">
        <Demo {...args} isLoading label="Loading" />
      </State>
      <State label="tens of thousands" width="full">
        <Demo {...args} page={5000} total={100_000} label="Tens of thousands" />
      </State>
      <State label="little room" width="column">
        <Demo {...args} page={12} label="Little room" />
      </State>
    </StatesSheet>
  ),
}
