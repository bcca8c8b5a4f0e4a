import { quickLinkOptions } from '@producer-portal/domain/catalog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { notSaved } from '../../testing/results.js'
import { QuickLinksEditor, type QuickLinksEditorProps } from './QuickLinksEditor.js'

const saved = quickLinkOptions.slice(0, 3)

const meta = {
  title: 'Features/Quick links/QuickLinksEditor',
  component: QuickLinksEditor,
  args: {
    options: quickLinkOptions,
    chosen: saved,
    saved,
    onChosenChange: fn(),
    onSave: fn(),
    onOutcomeClose: fn(),
    onRetry: fn(),
  },
  render: (args) => <Working {...args} />,
} satisfies Meta<typeof QuickLinksEditor>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

function Working(props: QuickLinksEditorProps) {
  const [chosen, setChosen] = useState(props.chosen)
  return (
    <QuickLinksEditor
      {...props}
      chosen={chosen}
      onChosenChange={(next) => {
        setChosen(next)
        props.onChosenChange(next)
      }}
    />
  )
}

const list = (canvas: Canvas, name: string) => canvas.getByRole('list', { name })
const removeButtons = (canvas: Canvas): string[] =>
  within(list(canvas, 'Your links'))
    .getAllByRole('button', { name: /^Remove / })
    .map((button) => (button.getAttribute('aria-label') ?? '').replace('Remove ', ''))
const names = saved.map(({ name }) => name)

/** A link is added and removed by its button, whose counterpart then has the focus. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(removeButtons(canvas)).toEqual(names)
    await userEvent.click(canvas.getByRole('button', { name: 'Add Forms Library' }))
    await expect(removeButtons(canvas)).toEqual([...names, 'Forms Library'])
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Forms Library' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Move Forms Library up' }))
    await expect(removeButtons(canvas)[2]).toBe('Forms Library')
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${names[0]}` }))
    await waitFor(() => expect(canvas.getByRole('button', { name: `Add ${names[0]}` })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(removeButtons(canvas)).toEqual(names)
  },
}

export const Dragged: Story = {
  play: async ({ canvas }) => {
    const line = canvas.getByText('Forms Library').closest('li')
    const [target] = within(list(canvas, 'Your links')).getAllByRole('listitem')
    if (!line || !target) throw new Error('lines are missing')
    const [from, to] = [line.getBoundingClientRect(), target.getBoundingClientRect()]
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: line, coords: { clientX: from.left + 20, clientY: from.top + 5 } },
      { target: line, coords: { clientX: to.left + 20, clientY: to.top + 1 } },
      { keys: '[/MouseLeft]' },
    ])
    await waitFor(() => expect(removeButtons(canvas)[0]).toBe('Forms Library'))
  },
}

/** On a phone, links are marked and then added together. */
export const Narrow: Story = {
  ...phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Forms Library' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Training Center' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add 2 links' }))
    await expect(canvas.getByRole('heading', { name: 'Your links' })).toHaveFocus()
    await expect(removeButtons(canvas)).toEqual([...names, 'Forms Library', 'Training Center'])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Training Center' }))
    const removed = canvas.getByRole('checkbox', { name: 'Training Center' })
    await waitFor(() => expect(removed).toHaveFocus())
    await expect(removed).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Move Forms Library up' }))
    await expect(removeButtons(canvas)[2]).toBe('Forms Library')
  },
}

export const FromPreferences: Story = {
  args: { backHref: '/preferences' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Preferences' })).toHaveAttribute('href', '/preferences')
  },
}

export const NoneChosen: Story = { args: { chosen: [], saved: [] } }
export const Saving: Story = { args: { state: 'saving', chosen: quickLinkOptions.slice(0, 4) } }
export const Loading: Story = { args: { state: 'loading' } }

export const NotSaved: Story = {
  args: { outcome: notSaved },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('An unexpected error occurred.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onOutcomeClose).toHaveBeenCalledOnce()
  },
}

export const LoadFailed: Story = {
  name: 'Error',
  args: { state: 'error' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

const long = Array.from({ length: 40 }, (_, index) => ({
  id: index,
  type: 'other',
  name: `A-link-with-a-name-that-is-too-long-for-the-line-of-a-phone ${index}`,
  url: 'https://example.com/',
  altName: null,
  childIconName: null,
}))
export const LongContent: Story = {
  ...phone,
  args: { options: long, chosen: long.slice(0, 20), saved: long.slice(0, 20) },
}
