import type { Meta, StoryObj } from '@storybook/react-vite'
import { LockIcon, PencilIcon } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { StatesRow } from '../../testing/stories/StatesRow.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { iconButtonGuidance } from './IconButton.guidance.js'
import { IconButton } from './IconButton.js'

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  tags: ['stable'],
  args: { label: 'Edit', icon: PencilIcon, onClick: fn() },
  argTypes: { icon: { control: false } },
  parameters: { guidance: iconButtonGuidance },
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
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Edit' })
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
