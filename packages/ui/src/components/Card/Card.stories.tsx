import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.js'
import { Link } from '../Link/Link.js'
import { Text } from '../Text/Text.js'
import { Card } from './Card.js'

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { title: 'Contact details', children: <Text>elena.rivera@example.com</Text> },
  argTypes: { children: { control: false }, actions: { control: false }, footer: { control: false } },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithActions: Story = {
  args: {
    actions: (
      <Button size="small" variant="quiet">
        Edit
      </Button>
    ),
  },
}
export const WithAFoot: Story = { args: { footer: <Link href="#all">See all</Link> } }
export const WithoutAHeading: Story = { args: { title: undefined } }
export const ContentToTheEdges: Story = { args: { isFlush: true } }
