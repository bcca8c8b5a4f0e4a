import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.js'
import { IconButton } from '../IconButton/IconButton.js'
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/icons.js'
import { ArrowLeftIcon } from '../../icons/task-icons.js'
import { CaseFacts } from '../../testing/stories/CaseFacts.js'
import { OpenedByButton } from '../../testing/stories/OpenedByButton.js'
import { type Guidance, sheetParameters } from '../../testing/stories/component-page.js'
import { SlideOut, type SlideOutProps } from './SlideOut.js'

const guidance = {
  when: [
    'To show the details of something in a list while the list stays where it was.',
    'For a longer task that belongs to this page, such as sending files.',
  ],
  whenNot: [
    'For a short question: use `Modal`.',
    'For the navigation on a phone: use `Drawer`.',
    'More than two in a stack, or content with an address of its own: make it a page.',
  ],
  anatomy: [
    ['Panel', 'At the right, 480 or 640 px wide; fills the window below 768 px.'],
    ['Title and close button', 'Stay in view; the title names the dialog.'],
    ['Controls beside the title', 'A way back before it, the way to the next one before the close button.'],
    ['Body', 'Scrolls; a hairline shows that something lies above.'],
    ['Buttons', 'Stay in view at the foot; the main one last.'],
    ['Panel beneath', 'Moves aside when a second one opens from inside it, so that its edge can be seen.'],
  ],
  keyboard: [
    ['Tab', 'Stays inside and goes round.'],
    ['Escape', 'Closes the one on top and returns the focus to what opened it.'],
  ],
  pattern: 'WAI-ARIA Dialog (Modal)',
} satisfies Guidance

const meta = {
  title: 'Components/SlideOut',
  component: SlideOut,
  tags: ['stable'],
  render: (args) => (
    <OpenedByButton opener="Show case" isOpen={args.isOpen}>
      {(control) => <SlideOut {...args} {...control} />}
    </OpenedByButton>
  ),
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Case 00123456',
    description: 'Ada Byron-Lovelace',
    children: <CaseFacts />,
  },
  argTypes: {
    headerStart: { control: false },
    headerEnd: { control: false },
    footer: { control: false },
    children: { control: false },
  },
  parameters: { guidance, docs: { story: { inline: false, height: '30rem' } } },
} satisfies Meta<typeof SlideOut>
export default meta
type Story = StoryObj<typeof meta>

const actions = (
  <>
    <Button>Cancel</Button>
    <Button variant="primary">Upload</Button>
  </>
)

export const Default: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Show case' })
    await userEvent.click(opener)
    const panel = await screen.findByRole('dialog', { name: 'Case 00123456' })
    await waitFor(() => expect(panel).toHaveFocus())
    await expect(panel).toHaveAttribute('aria-modal', 'true')
    await expect(panel).toHaveAttribute('data-side', 'end')
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Medium: Story = { args: { footer: actions } }

export const Large: Story = { args: { size: 'large', footer: actions } }

/** A way back before the title, and the way to the neighbors in a list before the close button, in the order of Tab. */
export const ControlsInHead: Story = {
  args: {
    size: 'large',
    headerStart: <IconButton icon={ArrowLeftIcon} size="small" label="Overview" />,
    headerEnd: (
      <>
        <IconButton icon={ChevronLeftIcon} size="small" label="Previous case" />
        <IconButton icon={ChevronRightIcon} size="small" label="Next case" />
      </>
    ),
  },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: 'Case 00123456' }))
    const names = panel.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
    await expect(names.slice(0, 4)).toEqual(['Overview', 'Previous case', 'Next case', 'Close'])
  },
}

export const LongContent: Story = {
  args: { children: <CaseFacts count={40} />, footer: actions },
  play: async () => {
    const panel = await screen.findByRole('dialog')
    within(panel).getByText('Requirement 40').scrollIntoView()
    await expect(within(panel).getByRole('heading').getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    const action = within(panel).getByRole('button', { name: 'Upload' })
    await expect(action.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

function Stack({ count, ...props }: SlideOutProps & { count?: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <SlideOut {...props}>
      <Button onClick={() => setOpen(true)}>Requirements</Button>
      <SlideOut
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Case Requirements"
        description="2 of 6 are missing"
        footer={actions}
      >
        <CaseFacts count={count} />
      </SlideOut>
    </SlideOut>
  )
}

export const Stacked: Story = {
  args: { size: 'large' },
  render: (args) => <Stack {...args} />,
  play: async () => {
    const first = await screen.findByRole('dialog', { name: 'Case 00123456' })
    await userEvent.click(await screen.findByRole('button', { name: 'Requirements' }))
    const panel = await screen.findByRole('dialog', { name: 'Case Requirements' })
    await expect(first).toHaveAttribute('data-covered', 'true')
    // Escape is for the panel that has the focus, which it takes a moment after it has come.
    await waitFor(() => expect(panel).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    const opener = await screen.findByRole('button', { name: 'Requirements' })
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(first).not.toHaveAttribute('data-covered')
    await userEvent.click(opener)
    await screen.findByRole('dialog', { name: 'Case Requirements' })
  },
}

/** The controls in the head stand below the title, which needs the width. */
export const Narrow: Story = {
  args: { ...ControlsInHead.args, footer: actions },
  globals: { viewport: { value: '375-667', isRotated: false } },
}

/** A second panel over the first, whose edge can be seen: title, content that scrolls, and actions. */
export const States: Story = {
  args: { size: 'large' },
  parameters: sheetParameters,
  render: (args) => <Stack {...args} count={40} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Requirements' }))
    const panel = await screen.findByRole('dialog', { name: 'Case Requirements' })
    within(panel).getByText('Requirement 20').scrollIntoView({ block: 'center' })
  },
}
