import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesRow, StatesSheet } from '../../testing/stories/component-page.js'
import { MenuButton } from './MenuButton.js'

const onAction = fn()

const guidance = {
  when: [
    'When several actions belong together and there is no space for a button each, such as the formats of an export.',
    'For what few users need, beside the one action that most do.',
  ],
  whenNot: ['For a single action: use `Button`.', 'To choose a value in a form: use `Select`.'],
  anatomy: [
    ['Words', 'What the actions have in common.'],
    ['Arrow', 'Says that more follows.'],
    ['Menu', 'The actions, as in `Menu`.'],
  ],
  keyboard: [
    ['Enter, Space or Arrow down', 'Opens the menu with the first line focused; its keys are those of `Menu`.'],
    ['Escape', 'Closes the menu and gives the focus back.'],
  ],
  pattern: 'WAI-ARIA Menu Button',
} satisfies Guidance

const meta = {
  title: 'Components/MenuButton',
  component: MenuButton,
  tags: ['stable'],
  args: {
    children: 'Export',
    items: [
      { id: 'csv', label: 'CSV', onAction },
      { id: 'pdf', label: 'PDF', onAction },
    ],
  },
  argTypes: { items: { control: false } },
  parameters: { guidance },
} satisfies Meta<typeof MenuButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Primary: Story = { args: { variant: 'primary' } }
export const SmallAndQuiet: Story = { args: { size: 'small', variant: 'quiet' } }
export const Disabled: Story = { args: { disabled: true } }
export const DoesWhatIsChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'PDF' }))
    await expect(onAction).toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

const lines = [{ id: 'csv', label: 'CSV' }]

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      {(['secondary', 'primary', 'quiet'] as const).map((variant) => (
        <StatesRow key={variant} label={variant}>
          <State label="rest">
            <MenuButton items={lines} variant={variant}>
              Export
            </MenuButton>
          </State>
          {(['hover', 'focus', 'active'] as const).map((force) => (
            <State key={force} label={force} force={force}>
              <MenuButton items={lines} variant={variant}>
                Export
              </MenuButton>
            </State>
          ))}
          <State label="small">
            <MenuButton items={lines} variant={variant} size="small">
              Export
            </MenuButton>
          </State>
          <State label="busy">
            <MenuButton items={lines} variant={variant} isPending>
              Exporting
            </MenuButton>
          </State>
          <State label="disabled">
            <MenuButton items={lines} variant={variant} disabled>
              Export
            </MenuButton>
          </State>
        </StatesRow>
      ))}
    </StatesSheet>
  ),
}
