import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { tablet } from '../../testing/windows.js'
import { inFrame, physicianStatement, getRequirement } from '../requirement.fixture.js'
import { StatusDetails } from './StatusDetails.js'

const meta = {
  title: 'Features/Requirements/StatusDetails',
  component: StatusDetails,
  tags: ['!autodocs'],
  args: { isOpen: true, onClose: fn(), requirement: physicianStatement },
  parameters: inFrame,
} satisfies Meta<typeof StatusDetails>
export default meta
type Story = StoryObj<typeof meta>

const dialog = () => screen.findByRole('dialog', { name: 'Status Details' })

/** The date of a step and its words: beside one another, or under one another. */
async function expectLayout(step: HTMLElement | undefined, layout: 'beside' | 'under') {
  const [date, what] = [...(step?.children ?? [])].map((part) => part.getBoundingClientRect())
  await expect(layout === 'beside' ? what?.left : what?.top).toBeGreaterThanOrEqual(
    (layout === 'beside' ? date?.right : date?.bottom) ?? Infinity,
  )
}

/** The present status on top, then what was before, newest first. */
export const Default: Story = {
  tags: ['autodocs'],
  play: async ({ args }) => {
    const panel = await dialog()
    const steps = within(panel).getAllByRole('listitem')
    await expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Current statusRequired'),
      expect.stringContaining('Special authorization'),
      expect.stringContaining('Records requested'),
    ])
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const NoHistory: Story = {
  tags: ['autodocs'],
  name: 'Empty: no history',
  args: { requirement: getRequirement('Mini exam') },
  play: async () => {
    const steps = within(await dialog()).getAllByRole('listitem')
    await expect(steps).toHaveLength(1)
    await expect(steps[0]).toHaveTextContent('Void')
  },
}

export const NothingKnown: Story = {
  name: 'Empty: nothing known',
  args: { requirement: { pendingReqType: null, status: null, statusCode: null, statusDate: null, subStatuses: [] } },
  play: async () => {
    await expect(within(await dialog()).getByRole('listitem')).toHaveTextContent('No date')
  },
}

export const LongContent: Story = {
  name: 'Long content',
  args: {
    requirement: {
      ...physicianStatement,
      subStatuses: Array.from({ length: 20 }, (_, index) => ({
        id: String(index),
        subStatusCode: `S${index}`,
        subStatusDescription:
          'Physician requires a special authorization before any records are released to the carrier',
        subStatusDate: `2026-02-${String(index + 1).padStart(2, '0')}`,
      })),
    },
  },
}

/** 768 px: date and status side by side. */
export const Tablet: Story = {
  ...tablet,
  parameters: inFrame,
  play: async () => expectLayout(within(await dialog()).getAllByRole('listitem')[0], 'beside'),
}

/** 767 px and less: the one under the other. */
export const Narrow: Story = {
  globals: { viewport: { value: '767-812', isRotated: false } },
  parameters: inFrame,
  play: async () => expectLayout(within(await dialog()).getAllByRole('listitem')[0], 'under'),
}
