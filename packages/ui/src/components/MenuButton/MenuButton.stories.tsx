import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { StatesRow } from '../../testing/stories/StatesRow.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { menuButtonGuidance } from './MenuButton.guidance.js'
import { MenuButton } from './MenuButton.js'

const onAction = fn()

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
  parameters: { guidance: menuButtonGuidance },
} satisfies Meta<typeof MenuButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Primary: Story = { args: { variant: 'primary' } }
export const SmallAndQuiet: Story = { args: { size: 'small', variant: 'quiet' } }
export const Disabled: Story = { args: { disabled: true } }
export const DoesWhatIsChosen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Export' }))
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
