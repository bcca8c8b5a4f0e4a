import type { Meta, StoryObj } from '@storybook/react-vite'
import { Columns3Icon } from '../../icons/task-icons.js'
import { Button } from '../Button/Button.js'
import { MenuButton } from '../MenuButton/MenuButton.js'
import { Text } from '../Text/Text.js'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { Toolbar } from './Toolbar.js'

const guidance = {
  when: ['Above a table or list, for what acts on all of it: a count, an export, the columns.'],
  whenNot: ['For what narrows the list: use `FilterBar`.', 'For the buttons of a form or dialog: use `ButtonGroup`.'],
  anatomy: [
    ['Start', 'What is shown: a count, a short choice.'],
    ['End', 'What can be done with it; small and quiet, so that the data stays the loudest.'],
  ],
  keyboard: [['Tab', 'Goes from control to control; the arrow keys stay with the controls.']],
  pattern: 'A named group; not the WAI-ARIA toolbar, whose arrow keys would be in the way of fields',
} satisfies Guidance

const meta = {
  title: 'Components/Toolbar',
  component: Toolbar,
  tags: ['stable'],
  args: {
    label: 'List',
    children: <Text tone="muted">Showing 240 cases</Text>,
    end: (
      <>
        <Button size="small" variant="quiet" iconStart={Columns3Icon}>
          Columns
        </Button>
        <MenuButton size="small" items={[{ id: 'csv', label: 'CSV' }]}>
          Export
        </MenuButton>
      </>
    ),
  },
  argTypes: { children: { control: false }, end: { control: false } },
  parameters: { guidance },
} satisfies Meta<typeof Toolbar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const StartOnly: Story = { args: { end: undefined } }
export const Narrow: Story = { globals: { viewport: { value: '320-640', isRotated: false } } }

export const States: Story = {
  parameters: sheetParameters,
  render: (args) => (
    <StatesSheet>
      <State label="a count and actions" width="full">
        <Toolbar {...args} />
      </State>
      <State label="start only" width="full">
        <Toolbar label="Count">{args.children}</Toolbar>
      </State>
      <State label="little room" width="column">
        <Toolbar {...args} label="Narrow list">
          <Text tone="muted">Showing 240 of 10,000 cases of three agencies</Text>
        </Toolbar>
      </State>
    </StatesSheet>
  ),
}
