import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { Pagination, type PaginationProps } from './Pagination.js'

function Demo(props: PaginationProps) {
  const [page, setPage] = useState(props.page)
  return <Pagination {...props} page={page} onPageChange={setPage} />
}

const guidance = {
  when: [
    'Below a list that users look through in portions, and come back to: a page has a number to remember.',
    'Together with a count, so that users see how much there is.',
  ],
  whenNot: [
    'Below a `DataTable`: it brings its own with `pagination`.',
    'For steps of a task: use `Stepper`.',
    'Where all rows fit on a page and never grow more: show them all.',
  ],
  anatomy: [
    ['Count', 'Which rows are shown, and of how many; a shape while that is not known.'],
    ['Arrows', 'To the first, previous, next and last page; muted where they lead nowhere, and never gone.'],
    ['Numbers', 'The first page, the last, the current one and its neighbors.'],
    ['Page of pages', 'In place of the numbers where there is little room.'],
  ],
  keyboard: [
    ['Tab', 'Goes from button to button.'],
    ['Enter or Space', 'Shows that page. The focus stays, and the page and its rows are read out once.'],
  ],
  pattern: 'Navigation landmark with buttons; `aria-current` marks the page',
} satisfies Guidance

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  tags: ['stable'],
  parameters: { guidance },
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
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 0 - 0 of 0')).toBeVisible()
    for (const name of ['First page', 'Previous page', 'Next page', 'Last page'])
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  },
}
export const Loading: Story = { args: { total: 0, isLoading: true } }
export const TensOfThousands: Story = { args: { page: 5000, total: 100_000 } }
export const Narrow: Story = { args: { page: 12 }, globals: { viewport: { value: '320-640', isRotated: false } } }
export const LeadsToTheEnd: Story = {
  args: { total: 20 },
  play: async ({ canvas }) => {
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
