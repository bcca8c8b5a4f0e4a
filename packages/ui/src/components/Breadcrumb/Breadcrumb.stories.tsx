import type { Meta, StoryObj } from '@storybook/react-vite'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { breadcrumbGuidance } from './Breadcrumb.guidance.js'
import { Breadcrumb } from './Breadcrumb.js'

const way = [{ label: 'Home', href: '#home' }, { label: 'Preferences', href: '#preferences' }, { label: 'Alerts' }]
const longWay = [
  { label: 'Home', href: '#home' },
  { label: 'Manage my agency and its people', href: '#agency' },
  { label: 'Access that was given to somebody with a long name' },
]

const meta = {
  title: 'Components/Breadcrumb',
  component: Breadcrumb,
  tags: ['stable'],
  args: { items: way },
  parameters: { guidance: breadcrumbGuidance },
} satisfies Meta<typeof Breadcrumb>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneStep: Story = { args: { items: [{ label: 'Home' }] } }
export const Narrow: Story = {
  args: { items: longWay },
  globals: { viewport: { value: '320-640', isRotated: false } },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <State label="rest">
        <Breadcrumb items={way} label="Rest" />
      </State>
      <State label="hover" force="hover">
        <Breadcrumb items={way} label="Hover" />
      </State>
      <State label="focus" force="focus">
        <Breadcrumb items={way} label="Focus" />
      </State>
      <State label="long titles in little room" width="column">
        <Breadcrumb items={longWay} label="Long" />
      </State>
    </StatesSheet>
  ),
}
