import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Pagination, type PaginationProps } from './Pagination.js'

function Demo(props: PaginationProps) {
  const [page, setPage] = useState(props.page)
  return <Pagination {...props} page={page} onPageChange={setPage} />
}

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
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
  },
}
export const TensOfThousands: Story = { args: { page: 5000, total: 100_000 } }
export const OnAPhone: Story = { args: { page: 12 }, parameters: { viewportSize: { width: 320, height: 640 } } }
export const LeadsToTheEnd: Story = {
  args: { total: 20 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const next = canvas.getByRole('button', { name: 'Next page' })
    await userEvent.click(next)
    await expect(canvas.getByText('Showing 11 - 20 of 20')).toBeVisible()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toHaveFocus()
  },
}
