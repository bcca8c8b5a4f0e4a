import { mockAccessItems } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { SharedApplications, type SharedApplicationsProps } from './SharedApplications.js'

const saved = mockAccessItems()
const shareEach = (delegationStatus: boolean) => saved.map((item) => ({ ...item, delegationStatus }))

const meta = {
  title: 'Features/Manage access/SharedApplications',
  component: SharedApplications,
  args: { items: saved, saved, onItemsChange: fn() },
  render: (args) => <Working {...args} />,
} satisfies Meta<typeof SharedApplications>
export default meta
type Story = StoryObj<typeof meta>

function Working(props: SharedApplicationsProps) {
  const [items, setItems] = useState(props.items)
  return (
    <SharedApplications
      {...props}
      items={items}
      onItemsChange={(next) => {
        setItems(next)
        props.onItemsChange(next)
      }}
    />
  )
}

/** A changed switch says that it isn't saved yet; the box above follows the list. A switch is beside its name. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('switch')).toHaveLength(saved.length)
    const name = canvas.getByText('Requirement uploads').getBoundingClientRect()
    const track = canvas.getByRole('switch', { name: 'Requirement uploads' }).getBoundingClientRect()
    await expect(name.left - track.right).toBeGreaterThan(0)
    await expect(name.left - track.right).toBeLessThanOrEqual(240)
    const box = canvas.getByRole('checkbox', { name: 'Quick Select All Applications' })
    await expect(box).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('switch', { name: 'Requirement uploads' }))
    await expect(canvas.getByText('Not saved yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: 'Requirement uploads' }))
    await expect(canvas.queryByText(/Not saved yet/)).toBeNull()
    await userEvent.click(box)
    await expect(args.onItemsChange).toHaveBeenLastCalledWith(shareEach(true))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Quick Unselect All Applications' }))
    await expect(args.onItemsChange).toHaveBeenLastCalledWith(shareEach(false))
    await expect(canvas.getByRole('checkbox', { name: 'Quick Select All Applications' })).not.toBeChecked()
  },
}

export const AllShared: Story = {
  args: { items: shareEach(true), saved: shareEach(true) },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Quick Unselect All Applications' })
    await expect(box).toBeChecked()
    await expect(box).toHaveAccessibleDescription('All applications are shared.')
  },
}

/** A change that others made while the user was editing is told beside the switch. */
export const ChangedMeanwhile: Story = {
  args: {
    changedMeanwhile: new Map([
      [1, 'Adaeze Okafor'],
      [3, 'Maximiliana-Theodora-Wilhelmina Featherstonehaugh'],
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Requirement uploads' })).toHaveAccessibleDescription(
      /Changed by Adaeze Okafor in the meantime/,
    )
  },
}

export const Saving: Story = {
  args: { isSaving: true },
  play: async ({ canvas }) => {
    for (const each of canvas.getAllByRole('switch')) await expect(each).toBeDisabled()
  },
}

export const Loading: Story = { args: { items: 'loading' } }
export const Empty: Story = { args: { items: [], saved: [] } }

const long = saved.map((item, index) => ({
  ...item,
  category: index < 4 ? null : item.category,
  description: `${item.description} with-a-word-that-is-too-long-for-any-line-of-a-phone-${index}`,
}))
export const LongContent: Story = { ...phone, args: { items: long, saved: shareEach(false) } }
