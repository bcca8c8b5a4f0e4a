import type { Meta, StoryObj } from '@storybook/react-vite'
import { LockIcon } from '../../icons/icons.js'
import { PencilIcon } from '../../icons/task-icons.js'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesRow, StatesSheet } from '../../testing/stories/component-page.js'
import { IconButton } from './IconButton.js'

const guidance = {
  when: [
    'Where space is too short for text and everyone knows the icon: close, edit, more.',
    'In a row of a table, small, for the same few actions in every row.',
    'As a switch for one thing, with `aria-pressed`: the name stays, the look changes.',
  ],
  whenNot: ['For the main action of a page, or an icon that has to be learned: use `Button` with a label.'],
  anatomy: [
    ['Icon', 'A drawing that users know from elsewhere.'],
    ['Name', 'Read out in place of a label, and shown as a tooltip on hover and focus.'],
    ['Hint', 'Shown instead of the name where it has to be said what pressing brings, or why it cannot be pressed.'],
  ],
  keyboard: [
    ['Enter or Space', 'Presses it.'],
    ['Escape', 'Hides the tooltip.'],
  ],
  pattern: 'WAI-ARIA Button: a native <button> named by aria-label',
} satisfies Guidance

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  tags: ['stable'],
  args: { label: 'Edit', icon: PencilIcon, onClick: fn() },
  argTypes: { icon: { control: false } },
  parameters: { guidance },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Outlined: Story = { args: { variant: 'secondary' } }
export const InDenseRows: Story = { args: { size: 'small', iconSize: 16 } }
export const Pressed: Story = { args: { label: 'Lock column', icon: LockIcon, 'aria-pressed': true } }
export const Busy: Story = { args: { isPending: true } }
export const Disabled: Story = { args: { disabled: true } }
export const WithHint: Story = {
  args: { label: 'Lock column', icon: LockIcon, hint: 'Three columns are locked already.', 'aria-disabled': true },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByText('Three columns are locked already.')).toBeVisible())
    await expect(screen.queryByText('Lock column')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Lock column' })).toHaveAccessibleDescription(
      'Three columns are locked already.',
    )
  },
}
export const ShowsItsName: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Edit' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await waitFor(() => expect(screen.getByText('Edit')).toBeVisible())
    await expect(button).not.toHaveAttribute('aria-describedby')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      {(['quiet', 'secondary', 'primary'] as const).map((variant) => (
        <StatesRow key={variant} label={variant}>
          <State label="rest">
            <IconButton label="Edit" icon={PencilIcon} variant={variant} />
          </State>
          {(['hover', 'focus', 'active'] as const).map((force) => (
            <State key={force} label={force} force={force}>
              <IconButton label="Edit" icon={PencilIcon} variant={variant} />
            </State>
          ))}
          <State label="small">
            <IconButton label="Edit" icon={PencilIcon} variant={variant} size="small" iconSize={16} />
          </State>
          <State label="switched on">
            <IconButton label="Lock column" icon={LockIcon} variant={variant} aria-pressed />
          </State>
          <State label="busy">
            <IconButton label="Edit" icon={PencilIcon} variant={variant} isPending />
          </State>
          <State label="disabled">
            <IconButton label="Edit" icon={PencilIcon} variant={variant} disabled />
          </State>
        </StatesRow>
      ))}
    </StatesSheet>
  ),
}
