import type { Meta, StoryObj } from '@storybook/react-vite'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { Button } from '../Button/Button.js'
import { Link } from '../Link/Link.js'
import { Text } from '../Text/Text.js'
import { cardGuidance } from './Card.guidance.js'
import { Card } from './Card.js'

const mail = 'elena.rivera@example.com'
const edit = (
  <Button size="small" variant="quiet">
    Edit
  </Button>
)

const meta = {
  title: 'Components/Card',
  component: Card,
  tags: ['stable'],
  args: { title: 'Contact details', children: <Text>{mail}</Text> },
  argTypes: { children: { control: false }, actions: { control: false }, footer: { control: false } },
  parameters: { guidance: cardGuidance },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithActions: Story = {
  args: {
    actions: edit,
  },
}
export const WithAFoot: Story = { args: { footer: <Link href="#all">See all</Link> } }
export const WithoutAHeading: Story = { args: { title: undefined } }
export const ContentToTheEdges: Story = {
  args: {
    isFlush: true,
    children: (
      <div style={{ padding: '0.75rem' }}>
        <Text>{mail}</Text>
      </div>
    ),
  },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <State label="heading only" width="column">
        <Card title="Contact details">
          <Text>{mail}</Text>
        </Card>
      </State>
      <State label="actions and a foot" width="column">
        <Card title="Business address" actions={edit} footer={<Link href="#all">See all</Link>}>
          <Text>{mail}</Text>
        </Card>
      </State>
      <State label="long heading" width="column">
        <Card title="Requirements that are open for more than thirty days" actions={edit}>
          <Text>{mail}</Text>
        </Card>
      </State>
      <State label="one long word" width="column">
        <Card title="Versicherungsvertragsangelegenheiten-der-Gruppe" actions={edit}>
          <Text>{mail}</Text>
        </Card>
      </State>
      <State label="no heading" width="column">
        <Card>
          <Text>{mail}</Text>
        </Card>
      </State>
      <State label="content to the edges" width="column">
        <Card title="Mail" isFlush>
          <div style={{ padding: '0.75rem' }}>
            <Text>{mail}</Text>
          </div>
        </Card>
      </State>
    </StatesSheet>
  ),
}
