import type { Meta, StoryObj } from '@storybook/react-vite'
import { DescriptionList } from './DescriptionList.js'

const items = [
  { term: 'Number', detail: '00123456' },
  { term: 'Amount', detail: '$1,240.00' },
  { term: 'Owner', detail: 'Ada Byron-Lovelace' },
  { term: 'Group', detail: null },
]

const meta = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  args: { items },
  argTypes: { items: { control: false } },
} satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const Columns: Story = {}
export const Rows: Story = { args: { layout: 'rows' } }
export const LongValues: Story = {
  args: {
    layout: 'rows',
    items: [{ term: 'E-mail', detail: `${'a-very-long-name.'.repeat(6)}@example.com` }, ...items],
  },
  parameters: { viewportSize: { width: 320, height: 640 } },
}
