import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { FieldStates } from '../../testing/stories/FieldStates.js'
import { type Guidance, sheetParameters, State } from '../../testing/stories/component-page.js'
import { Modal } from '../Modal/Modal.js'
import { Combobox } from './Combobox.js'

const agents = [
  ['100101', 'Elena Rivera'],
  ['100102', 'Chidi Okafor'],
  ['100103', 'Åsa Öberg'],
  ['100104', 'Maximiliana Theodora Featherstonehaugh-Cholmondeley'],
  ['100105', 'Kenji Ito'],
  ['100106', 'Rosa Moreau'],
  ['100107', 'Petra Novak'],
  ['100108', 'Hana Sato'],
  ['100109', 'Riva Lindqvist'],
].map(([number = '', name = '']) => ({ value: number, label: name, note: number }))

/** Guidance for `Combobox`. */
const guidance = {
  when: [
    'Let users choose one of many by typing a part of its name.',
    'Use it with a search behind it: the list says when it loads, finds nothing or fails.',
  ],
  whenNot: [
    'A few choices are a `Select` or a `RadioGroup`.',
    'A search whose results fill the page is a `SearchField`.',
    'Text that need not be in the list is a `TextField`.',
  ],
  anatomy: [
    ['Box', 'shows the choice, and what is typed; a text that is no choice goes back when users leave'],
    ['Clear button', 'takes the choice away, unless one is required'],
    ['List', 'the first hundred that match, the typed part in bold, a tick on the choice'],
    [
      'Notice',
      'under or instead of the list: searching, no matches, more than are shown, or a failure with the way to try again',
    ],
  ],
  keyboard: [
    ['Letters', 'narrow the list; case and accents do not matter'],
    ['Arrow Down, Arrow Up', 'open the list and go through it, around its ends'],
    ['Enter', 'chooses what the arrows are on, or the only match; tries again after a failure'],
    ['Escape', "closes the list; then takes back what was typed; then it is the dialog's"],
    ['Tab', 'leaves; a whole name that was typed is chosen'],
  ],
  pattern: 'APG combobox with list autocomplete: the focus stays in the box, aria-activedescendant names the option.',
} satisfies Guidance

const meta = {
  title: 'Components/Combobox',
  component: Combobox,
  tags: ['stable'],
  args: { label: 'Agent', options: agents, onValueChange: fn() },
  parameters: { guidance },
} satisfies Meta<typeof Combobox>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { placeholder: 'Name' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox', { name: 'Agent' })
    await userEvent.type(box, 'oberg')
    await expect(screen.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(box).toHaveValue('Åsa Öberg')
    await expect(args.onValueChange).toHaveBeenCalledWith('100103')
    await expect(screen.queryByRole('option')).toBeNull()
  },
}

export const Open: Story = {
  args: { defaultValue: '100105' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox')
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(box)
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    await expect(screen.getByRole('listbox', { name: 'Agent' })).toHaveAttribute(
      'id',
      box.getAttribute('aria-controls'),
    )
    await expect(screen.getAllByRole('option')).toHaveLength(agents.length)
    await userEvent.keyboard('{ArrowDown}')
    // The option that the arrow keys are on; the choice keeps its check mark.
    const selected = screen.getByRole('option', { selected: true })
    await expect(selected).toHaveTextContent('Rosa Moreau')
    await expect(box).toHaveAttribute('aria-activedescendant', selected.id)
  },
}

export const Matches: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ri')
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getAllByRole('option')).toHaveLength(2)
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}

export const NoMatches: Story = {
  args: { emptyText: 'No agent has this name.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'xyz')
    await expect(screen.getByText('No agent has this name.')).toBeVisible()
    await expect(box).toHaveAttribute('aria-expanded', 'false')
  },
}

export const Searching: Story = {
  args: { options: [], filter: 'none', isLoading: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'rivera')
    await expect(screen.getByText('Searching')).toBeVisible()
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  },
}

export const SearchFailed: Story = {
  args: { options: [], filter: 'none', loadError: 'The search did not answer.', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'rivera')
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(2)
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await expect(canvas.getByRole('combobox')).toHaveValue('rivera')
  },
}

export const ManyOptions: Story = {
  args: {
    options: Array.from({ length: 240 }, (_, index) => ({ value: `${index}`, label: `Agency ${1001 + index}` })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{ArrowUp}')
    await expect(screen.getAllByRole('option')).toHaveLength(100)
    await expect(screen.getByText('Showing 100 of 240. Type more to narrow the list.')).toBeInTheDocument()
  },
}

export const Chosen: Story = {
  args: { defaultValue: '100101', hint: 'Only agents of your agency are listed.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await expect(canvas.getByRole('combobox')).toHaveValue('')
    await expect(args.onValueChange).toHaveBeenCalledWith('')
  },
}

export const WithError: Story = { args: { isRequired: true, error: 'Choose an agent.' } }

export const Disabled: Story = { args: { defaultValue: '100101', disabled: true } }

export const InADialog: Story = {
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  render: (args) => (
    <Modal isOpen onClose={fn()} title="Search All Agents">
      <Combobox {...args} isFullWidth />
    </Modal>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toHaveFocus())
    await userEvent.type(within(dialog).getByRole('combobox'), 'ri{ArrowDown}')
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('option')).not.toBeInTheDocument()
    await expect(dialog).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findAllByRole('option')).toHaveLength(2)
  },
}

export const Narrow: Story = {
  args: { isFullWidth: true },
  globals: { viewport: { value: '320-640', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(screen.getAllByRole('option')).toHaveLength(agents.length)
  },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <FieldStates
      hint="Only agents of your agency are listed."
      error="Choose an agent."
      draw={({ isFilled, ...props }) => (
        <Combobox {...props} options={agents} label="Agent" defaultValue={isFilled ? '100101' : ''} />
      )}
    >
      <State label="Searching" width="column">
        <Combobox label="Agent" options={[]} filter="none" isLoading />
      </State>
      <State label="Long texts" width="column">
        <Combobox label="Agent who serves the policy now" options={agents} defaultValue="100104" />
      </State>
    </FieldStates>
  ),
}
