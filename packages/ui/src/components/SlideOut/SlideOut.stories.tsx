import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.js'
import { DescriptionList } from '../DescriptionList/DescriptionList.js'
import { SlideOut, type SlideOutProps } from './SlideOut.js'

const facts = (count: number) =>
  Array.from({ length: count }, (_, line) => ({ term: `Requirement ${line + 1}`, detail: 'Received on 03/09/2026' }))

function Demo(props: SlideOutProps) {
  const [isOpen, setOpen] = useState(props.isOpen)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show case</Button>
      <SlideOut {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

/**
 * Use it to show the details of something in a list, or a longer task, while the page stays where it was. A short
 * question is a `Modal`; navigation on a phone is a `Drawer`. More than two in a stack is too deep: make it a page.
 *
 * **Keyboard.** `Escape` closes the one on top and gives the focus back to what opened it; `Tab` stays inside.
 */
const meta = {
  title: 'Components/SlideOut',
  component: SlideOut,
  render: (args) => <Demo {...args} />,
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Case 00123456',
    description: 'Ada Byron-Lovelace',
    children: <DescriptionList layout="rows" items={facts(6)} />,
  },
  argTypes: { footer: { control: false }, children: { control: false } },
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
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
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Medium: Story = { args: { footer: actions } }

export const Large: Story = { args: { size: 'large', footer: actions } }

export const LongContent: Story = {
  args: { children: <DescriptionList layout="rows" items={facts(40)} />, footer: actions },
  play: async () => {
    const panel = await screen.findByRole('dialog')
    within(panel).getByText('Requirement 40').scrollIntoView()
    await expect(within(panel).getByRole('heading').getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    const action = within(panel).getByRole('button', { name: 'Upload' })
    await expect(action.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

function Stack(props: SlideOutProps) {
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
        <DescriptionList layout="rows" items={facts(6)} />
      </SlideOut>
    </SlideOut>
  )
}

export const Stacked: Story = {
  args: { size: 'large' },
  render: (args) => <Stack {...args} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Requirements' }))
    await screen.findByRole('dialog', { name: 'Case Requirements' })
    await userEvent.keyboard('{Escape}')
    const opener = await screen.findByRole('button', { name: 'Requirements' })
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    await screen.findByRole('dialog', { name: 'Case Requirements' })
  },
}

export const OnAPhone: Story = {
  args: { footer: actions },
  parameters: { viewportSize: { width: 375, height: 667 } },
}
