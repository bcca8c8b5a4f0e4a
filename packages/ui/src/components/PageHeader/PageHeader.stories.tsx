import type { Meta, StoryObj } from '@storybook/react-vite'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { Button } from '../Button/Button.js'
import { pageHeaderGuidance } from './PageHeader.guidance.js'
import { PageHeader } from './PageHeader.js'

const breadcrumb = [{ label: 'Home', href: '#home' }, { label: 'Preferences' }]
const actions = (
  <>
    <Button>Reset</Button>
    <Button variant="primary">Save changes</Button>
  </>
)

const meta = {
  title: 'Components/PageHeader',
  component: PageHeader,
  tags: ['stable'],
  args: { title: 'Preferences' },
  argTypes: { actions: { control: false } },
  parameters: { guidance: pageHeaderGuidance },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {}
export const WithTheWayToIt: Story = { args: { breadcrumb } }
export const WithActions: Story = { args: { description: 'What we may send you, and where to.', breadcrumb, actions } }
export const Narrow: Story = { ...WithActions, globals: { viewport: { value: '320-640', isRotated: false } } }

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <State label="title" width="full">
        <PageHeader title="Preferences" />
      </State>
      <State label="what it is about" width="full">
        <PageHeader title="Preferences" description="What we may send you, and where to." />
      </State>
      <State label="actions" width="full">
        <PageHeader title="Preferences" actions={actions} />
      </State>
      <State label="all of it" width="full">
        <PageHeader
          title="Preferences"
          breadcrumb={breadcrumb}
          description="What we may send you, and where to."
          actions={actions}
        />
      </State>
      <State label="long text" width="full">
        <PageHeader
          title="Requirements of all cases that have been pending for more than thirty days in your agency"
          description={'What we may send you, and where to. '.repeat(4)}
          actions={actions}
        />
      </State>
      <State label="in a narrow place" width="column">
        <PageHeader title="Preferences" actions={actions} />
      </State>
    </StatesSheet>
  ),
}
