import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { CaseFacts } from '../../testing/stories/CaseFacts.js'
import { OpenedByButton } from '../../testing/stories/OpenedByButton.js'
import { type Guidance, sheetParameters } from '../../testing/stories/component-page.js'
import { Button } from '../Button/Button.js'
import { Link } from '../Link/Link.js'
import { Select } from '../Select/Select.js'
import { TextField } from '../TextField/TextField.js'
import { Drawer } from './Drawer.js'

const filters = (
  <div style={{ display: 'grid', gap: '1rem' }}>
    <TextField label="Client name" />
    <Select label="Contract type" options={[{ value: 'term', label: 'Term Life' }]} placeholder="All" />
  </div>
)

const guidance = {
  when: [
    'For the navigation on small screens, from the start.',
    'For filters or settings that act on the whole page, from the end.',
  ],
  whenNot: [
    'For details and tasks: use `SlideOut`, which can be stacked.',
    'For what users need all the time: put it on the page.',
  ],
  anatomy: [
    ['Panel', 'At the start or the end, 320, 480 or 640 px wide; the wider two fill the window below 768 px.'],
    ['Title and close button', 'Stay in view; the title names the dialog.'],
    ['Body', 'Scrolls between title and buttons.'],
    ['Buttons', 'Stay in view at the foot; the main one last.'],
  ],
  keyboard: [
    ['Tab', 'Stays inside and goes round.'],
    ['Escape', 'Closes it and returns the focus to what opened it.'],
  ],
  pattern: 'WAI-ARIA Dialog (Modal)',
} satisfies Guidance

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  tags: ['stable'],
  render: (args) => (
    <OpenedByButton opener="Filter cases" isOpen={args.isOpen}>
      {(control) => <Drawer {...args} {...control} />}
    </OpenedByButton>
  ),
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Filter cases',
    children: filters,
    footer: <Button variant="primary">Show 240 cases</Button>,
  },
  argTypes: { footer: { control: false }, children: { control: false }, initialFocus: { control: false } },
  parameters: { guidance, docs: { story: { inline: false, height: '30rem' } } },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const Filters: Story = {}
export const Wide: Story = { args: { size: 'large', children: <CaseFacts count={40} /> } }
export const Navigation: Story = {
  args: {
    side: 'start',
    size: 'small',
    title: 'Navigation',
    footer: undefined,
    children: <Link href="#pending">Pending cases</Link>,
  },
}
export const Narrow: Story = { globals: { viewport: { value: '375-640', isRotated: false } } }
export const OpensAndCloses: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    await expect(screen.queryByRole('dialog')).toBeNull()
    const opener = canvas.getByRole('button', { name: 'Filter cases' })
    await userEvent.click(opener)
    await screen.findByRole('dialog', { name: 'Filter cases' })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** A drawer covers the page, so one stands for all; the other side is in Navigation. */
export const States: Story = { args: { description: 'The list changes at once.' }, parameters: sheetParameters }
