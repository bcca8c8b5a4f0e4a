import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Avatar } from '../Avatar/Avatar.js'
import { Button } from '../Button/Button.js'
import { DescriptionList } from '../DescriptionList/DescriptionList.js'
import { type Guidance, sheetParameters } from '../../testing/stories/component-page.js'
import { Popover } from './Popover.js'

const guidance = {
  when: [
    'For a small card of details and links beside its control, such as a profile.',
    'For a few settings that take effect at once, such as the columns of a table.',
  ],
  whenNot: [
    'For a list of actions: use `Menu`.',
    'For a short text about a control: use `Tooltip`.',
    'For what must be finished or given up: use `Modal`.',
  ],
  anatomy: [
    ['Control', 'Opens and closes the card, and says which.'],
    ['Card', 'Stands beside the control where there is room, and scrolls when it is taller than the window.'],
  ],
  keyboard: [
    ['Enter or Space', 'On the control: opens the card and puts the focus on it.'],
    ['Tab', 'Goes through the card and on to what follows the control; leaving the card closes it.'],
    ['Escape', 'Closes the card and gives the focus back.'],
  ],
  pattern: 'WAI-ARIA Dialog, not modal',
} satisfies Guidance

const meta = {
  title: 'Components/Popover',
  component: Popover,
  tags: ['stable'],
  args: {
    label: 'Profile',
    placement: 'bottom-start',
    renderTrigger: (props) => (
      <Button variant="quiet" {...props}>
        <Avatar name="Elena Rivera" size="small" />
        Elena Rivera
      </Button>
    ),
    children: (
      <DescriptionList
        items={[
          { term: 'Number', detail: '100101' },
          { term: 'Email', detail: 'elena.rivera@example.com' },
        ]}
      />
    ),
  },
  argTypes: { renderTrigger: { control: false }, children: { control: false } },
  parameters: { guidance, docs: { story: { inline: false, height: '16rem' } } },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Elena Rivera' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Profile' })).toBeVisible())
  },
}
export const ClosesOnEscape: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('button', { name: 'Elena Rivera' })
    await userEvent.click(control)
    await screen.findByRole('dialog', { name: 'Profile' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(control).toHaveFocus()
  },
}

function LateDetails() {
  const [haveCome, setCome] = useState(false)
  useEffect(() => {
    const come = () => setCome(true)
    window.addEventListener('detailscome', come)
    return () => window.removeEventListener('detailscome', come)
  }, [])
  return haveCome && <DescriptionList items={[{ term: 'Number', detail: '100101' }]} />
}

/** Nothing is seen of it before its content has come, and it has the focus already. */
export const ContentComesLater: Story = {
  args: { children: <LateDetails /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Elena Rivera' }))
    const card = await screen.findByRole('dialog', { name: 'Profile' })
    await waitFor(() => expect(card).toHaveFocus())
    await expect(card).not.toBeVisible()
    window.dispatchEvent(new Event('detailscome'))
    await waitFor(() => expect(card).toBeVisible())
    await expect(card).toHaveTextContent('100101')
  },
}

/** On a phone it is a sheet at the foot of the window. */
export const OnAPhone: Story = {
  globals: { viewport: { value: '375-640', isRotated: false } },
  play: async (context) => {
    await Opened.play?.(context)
    const sheet = screen.getByRole('dialog', { name: 'Profile' })
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().bottom)).toBe(window.innerHeight))
    await expect(sheet.getBoundingClientRect().width).toBe(window.innerWidth)
  },
}

/** One card at a time is open, so the open one stands for all. */
export const States: Story = { ...Opened, parameters: sheetParameters }
