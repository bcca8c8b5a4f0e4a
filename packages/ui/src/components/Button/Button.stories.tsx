import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRightIcon } from '../../icons/icons.js'
import { DownloadIcon } from '../../icons/task-icons.js'
import { expect, fn, userEvent } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesRow, StatesSheet } from '../../testing/stories/component-page.js'
import { Button } from './Button.js'

const guidance = {
  when: [
    'To do something on this page: save, send, open a dialog.',
    'Primary for the one thing that most people came for; secondary for the rest; danger for what cannot be undone.',
    'Quiet inside toolbars and dense rows, where edges around every button would be louder than the data.',
  ],
  whenNot: [
    'To go to another page: use `Link`, so that it can be opened in a new tab.',
    'For an icon alone: use `IconButton`, which has a name.',
    'For several actions in little room: use `MenuButton`.',
    'Disabled without a word why: leave it enabled and say what is missing, or use `aria-disabled` with a `Tooltip`.',
  ],
  anatomy: [
    ['Words', 'A verb and what it acts on, such as "Send request".'],
    ['Icon at the start', 'Helps to find the button; never replaces the text.'],
    ['Icon at the end', 'Says what follows: an arrow for the next step.'],
    ['Ring', 'Takes the place of the first icon while the work is being done.'],
  ],
  keyboard: [['Enter or Space', 'Presses it; nothing while it is busy.']],
  pattern: 'WAI-ARIA Button, and with `aria-pressed` a toggle button: a native <button>',
} satisfies Guidance

const meta = {
  title: 'Components/Button',
  component: Button,
  tags: ['stable'],
  args: { children: 'Save changes', onClick: fn() },
  argTypes: { iconStart: { control: false }, iconEnd: { control: false } },
  parameters: { guidance },
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
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(3)
  },
}
export const BusyIgnoresPresses: Story = {
  args: { isPending: true, variant: 'primary', children: 'Saving' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Saving' })
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
