import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { Button } from '../Button/Button.js'
import { Link } from '../Link/Link.js'
import { Text } from '../Text/Text.js'
import { Card } from './Card.js'

const mail = 'elena.rivera@example.com'
const edit = (
  <Button size="small" variant="quiet">
    Edit
  </Button>
)

const guidance = {
  when: ['To set one subject apart on a page of several, such as the widgets of a dashboard.'],
  whenNot: [
    'Around everything: a page with one subject needs no frame.',
    'Inside another card: use a `Heading` or a hairline.',
    'As one large link: give its title or an action the link.',
  ],
  anatomy: [
    ['Head', 'The heading that names the card, and at its end the actions that concern all of it.'],
    ['Body', 'The content; flush where a table or list has its own edges.'],
    ['Foot', 'One line, apart by a hairline: where there is more.'],
  ],
  keyboard: [],
  pattern: 'A region named by its heading. Without a heading it is only a frame.',
} satisfies Guidance

const meta = {
  title: 'Components/Card',
  component: Card,
  tags: ['stable'],
  args: { title: 'Contact details', children: <Text>{mail}</Text> },
  argTypes: { children: { control: false }, actions: { control: false }, footer: { control: false } },
  parameters: { guidance },
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
