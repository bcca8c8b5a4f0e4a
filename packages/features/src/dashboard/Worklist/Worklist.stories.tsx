import { mockWorklist } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { phone } from '../../testing/windows.js'
import { Worklist } from './Worklist.js'

const work = mockWorklist(storyNow)
const [first] = work.items
const doneAt = work.items.findIndex(({ reason }) => reason === 'requirements')

const meta = {
  title: 'Features/Dashboard/Worklist',
  component: Worklist,
  args: {
    work,
    getItemHref: ({ contract }) => `#${contract.contractNo}`,
    getListHref: (reason) => `#${reason}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof Worklist>
export default meta
type Story = StoryObj<typeof meta>

/** Each item has one next step, and below them each list with all of it is counted. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Needs you' }))
    const items = region.getAllByRole('listitem')
    await expect(items).toHaveLength(work.items.length)
    for (const item of items) await expect(within(item).getAllByRole('link')).toHaveLength(1)
    await expect(region.getByText('tomorrow')).toBeVisible()
    await expect(region.getByRole('link', { name: '1 lapse within 7 days' })).toHaveAttribute('href', '#lapse-soon')
    await expect(region.getByRole('link', { name: /^\d+ requirements in \d+ cases$/ })).toHaveAttribute(
      'href',
      '#requirements',
    )
  },
}

/** An item that is done leaves the list: it is read out once, and the focus goes to the step in its place. */
export const ItemDone: Story = {
  render: function AnsweredElsewhere(args) {
    const [isDone, setDone] = useState(false)
    const after = {
      items: work.items.toSpliced(doneAt, 1),
      counts: work.counts.map((each) =>
        each.reason === 'requirements' ? { ...each, requirements: (each.requirements ?? 0) - 1 } : each,
      ),
    }
    useEffect(() => {
      const answer = ({ key }: KeyboardEvent) => {
        if (key === 'd') setDone(true)
      }
      window.addEventListener('keydown', answer)
      return () => window.removeEventListener('keydown', answer)
    }, [])
    return <Worklist {...args} work={isDone ? after : work} />
  },
  play: async ({ canvas, canvasElement }) => {
    const steps = () => canvas.getAllByRole('listitem').map((item) => within(item).getByRole('link'))
    const next = steps()[doneAt + 1]
    steps()[doneAt]?.focus()
    await userEvent.keyboard('d')
    await waitFor(() => expect(steps()).toHaveLength(work.items.length - 1))
    await waitFor(() => expect(next).toHaveFocus())
    const { name, client } = work.items[doneAt] ?? {}
    await expect(within(canvasElement.ownerDocument.body).getByText(`Done: ${name}, ${client}`)).toBeInTheDocument()
  },
}

export const Loading: Story = { args: { work: 'loading' } }

export const LoadFailed: Story = {
  name: 'Error',
  args: { work: 'error' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We couldn't load what needs you. Try again.")
    await expect(canvas.queryByText(/caught up/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = {
  args: { work: { items: [], counts: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You're all caught up.")).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

const long =
  'Wolfeschlegelsteinhausenbergerdorff-Constantinopolitanus Maximiliana Theodora, Trustees of the Family Trust'

export const LongContent: Story = {
  args: {
    work: {
      items: first ? [{ ...first, client: long }, ...work.items.slice(1).map((item) => ({ ...item, name: long }))] : [],
      counts: work.counts.map((each) => ({ ...each, count: 10_204 })),
    },
  },
}

export const Narrow: Story = {
  ...phone,
  args: LongContent.args,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}
