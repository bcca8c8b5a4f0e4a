import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRightIcon, DownloadIcon } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { StatesRow } from '../../testing/stories/StatesRow.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { buttonGuidance } from './Button.guidance.js'
import { Button } from './Button.js'

const meta = {
  title: 'Components/Button',
  component: Button,
  tags: ['stable'],
  args: { children: 'Save changes', onClick: fn() },
  argTypes: { iconStart: { control: false }, iconEnd: { control: false } },
  parameters: { guidance: buttonGuidance },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Secondary: Story = {}
export const Primary: Story = { args: { variant: 'primary' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Remove access' } }
export const Quiet: Story = { args: { variant: 'quiet', children: 'Clear filters' } }
export const Small: Story = { args: { size: 'small' } }
export const Large: Story = { args: { size: 'large', variant: 'primary', isFullWidth: true, children: 'Sign in' } }
export const WithIcons: Story = { args: { iconStart: DownloadIcon, iconEnd: ArrowRightIcon, children: 'Export' } }
export const Disabled: Story = { args: { disabled: true } }
export const SwitchedOn: Story = { args: { 'aria-pressed': true, children: 'Locked' } }
export const DisabledButReachable: Story = {
  args: { 'aria-disabled': true },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
export const IsPressed: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save changes' }))
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(3)
  },
}
export const BusyIgnoresPresses: Story = {
  args: { isPending: true, variant: 'primary', children: 'Saving' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Saving' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

const variants = ['primary', 'secondary', 'danger', 'quiet'] as const

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      {variants.map((variant) => (
        <StatesRow key={variant} label={variant}>
          <State label="rest">
            <Button variant={variant}>Save changes</Button>
          </State>
          {(['hover', 'focus', 'active'] as const).map((force) => (
            <State key={force} label={force} force={force}>
              <Button variant={variant}>Save changes</Button>
            </State>
          ))}
          <State label="with icons">
            <Button variant={variant} iconStart={DownloadIcon} iconEnd={ArrowRightIcon}>
              Export
            </Button>
          </State>
          <State label="busy">
            <Button variant={variant} isPending>
              Saving
            </Button>
          </State>
          {(variant === 'secondary' || variant === 'quiet') && (
            <State label="switched on">
              <Button variant={variant} aria-pressed>
                Locked
              </Button>
            </State>
          )}
          <State label="disabled">
            <Button variant={variant} disabled>
              Save changes
            </Button>
          </State>
        </StatesRow>
      ))}
      <StatesRow label="sizes">
        {(['small', 'medium', 'large'] as const).map((size) => (
          <State key={size} label={size}>
            <Button size={size}>Save changes</Button>
          </State>
        ))}
        <State label="long text in little space" width="column">
          <Button isFullWidth>Send the request for an illustration with all of its scenarios and attachments</Button>
        </State>
      </StatesRow>
    </StatesSheet>
  ),
}
