import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { Button } from '../Button/Button.js'
import { PageHeader } from './PageHeader.js'

const breadcrumb = [{ label: 'Home', href: '#home' }, { label: 'Preferences' }]
const actions = (
  <>
    <Button>Reset</Button>
    <Button variant="primary">Save changes</Button>
  </>
)

const guidance = {
  when: ['At the top of every page: where users are, and what they can do with all of the page.'],
  whenNot: [
    'A section or panel: use `Heading` or `Card`.',
    'Filters and counts of a table: use `Toolbar` or `FilterBar`.',
  ],
  anatomy: [
    ['Breadcrumb', 'The way to the page, where there is more than one step.'],
    ['Title', 'The one heading of level 1. An app focuses it after a change of page, so that it is read out.'],
    ['Description', 'One sentence, where the title alone may not be understood.'],
    ['Actions', 'The primary one last, at the end of the line; below the title on a phone.'],
  ],
  keyboard: [['Tab', 'Goes from the breadcrumb to the actions. The title takes focus from the app only.']],
  pattern: 'A heading of level 1 that can be focused, after a breadcrumb navigation.',
} satisfies Guidance

const meta = {
  title: 'Components/PageHeader',
  component: PageHeader,
  tags: ['stable'],
  args: { title: 'Preferences' },
  argTypes: { actions: { control: false } },
  parameters: { guidance },
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
