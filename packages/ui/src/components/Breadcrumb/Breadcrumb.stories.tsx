import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { Breadcrumb } from './Breadcrumb.js'

const way = [{ label: 'Home', href: '#home' }, { label: 'Preferences', href: '#preferences' }, { label: 'Alerts' }]
const longWay = [
  { label: 'Home', href: '#home' },
  { label: 'Manage my agency and its people', href: '#agency' },
  { label: 'Access that was given to somebody with a long name' },
]

const guidance = {
  when: ['Above the title of a page that lies deeper than the navigation shows.'],
  whenNot: [
    'On pages of the first level: the navigation already says where users are.',
    'For the steps of a task: use `Stepper`.',
  ],
  anatomy: [
    ['Steps', 'Links to the pages above, from the start.'],
    ['Last step', 'The page itself; no link.'],
  ],
  keyboard: [['Tab', 'Goes from link to link.']],
  pattern: 'WAI-ARIA Breadcrumb. Without a link it is a plain list: a landmark must lead somewhere.',
} satisfies Guidance

const meta = {
  title: 'Components/Breadcrumb',
  component: Breadcrumb,
  tags: ['stable'],
  args: { items: way },
  parameters: { guidance },
} satisfies Meta<typeof Breadcrumb>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneStep: Story = { args: { items: [{ label: 'Home' }] } }
/** On a phone the page's own title, below, is the last step. */
export const Narrow: Story = {
  args: { items: longWay },
  globals: { viewport: { value: '320-640', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(longWay.at(-2)?.label ?? '')).toBeVisible()
    await expect(canvas.getByText(longWay.at(-1)?.label ?? '')).not.toBeVisible()
  },
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
