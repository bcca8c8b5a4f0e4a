import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { DescriptionList } from '../DescriptionList/DescriptionList.js'
import { Link } from '../Link/Link.js'
import { MultilineList } from './MultilineList.js'

const people = [
  { main: 'Ada Byron-Lovelace', note: '60%' },
  { main: 'Charles Babbage', note: '40%' },
]
const long = [
  {
    main: 'The estate of the insured, in equal parts to the children who survive, and else to their descendants',
    note: '02/27/2026 · Received at the home office',
  },
  { main: 'a-very-long-name.'.repeat(5), note: '100%' },
  { main: '', note: '0%' },
]
const payments = [
  {
    main: 'Payment returned',
    note: '02/27/2026',
    details: <DescriptionList layout="rows" items={[{ term: 'Due', detail: '02/26/2026' }]} />,
  },
  { main: <Link href="#4711">Payment 4711</Link>, note: '01/27/2026' },
]

const guidance = {
  when: [
    'In a panel, for the few people or things that belong to what it shows, one a line.',
    'With a title as a section of the panel, or without one where a `Disclosure` has it already.',
  ],
  whenNot: [
    'Labels with their values: use `DescriptionList`.',
    'Many of them, or several facts about each that users compare: use `DataTable`.',
  ],
  anatomy: [
    ['Title', 'A small heading, by which people jump from section to section.'],
    ['Main', 'What it is, in full: it breaks rather than being cut. A dash is shown where it is missing.'],
    ['Note', 'A muted word at the end, such as a date or a share; below where both do not fit.'],
    ['Details', 'More about it, under the line.'],
    ['Empty text', 'One sentence shown in place of the lines.'],
  ],
  keyboard: [],
  pattern: 'Native ul, in a section when it has a title.',
} satisfies Guidance

const meta = {
  title: 'Components/MultilineList',
  component: MultilineList,
  tags: ['stable'],
  args: { title: 'Beneficiaries', items: people, emptyText: 'No beneficiaries are known.' },
  argTypes: { items: { control: false } },
  parameters: { guidance },
} satisfies Meta<typeof MultilineList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Beneficiaries' })).toBeVisible()
    const [first] = within(canvas.getByRole('list')).getAllByRole('listitem')
    await expect(first).toHaveTextContent('Ada Byron-Lovelace60%')
  },
}

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No beneficiaries are known.')).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

export const WithDetails: Story = { args: { title: 'Payments', items: payments } }

/** Without a heading of its own, below another one. */
export const WithoutTitle: Story = { args: { title: undefined } }

export const Narrow: Story = {
  args: { items: long },
  globals: { viewport: { value: '320-640', isRotated: false } },
}

export const States: Story = {
  parameters: sheetParameters,
  render: (args) => (
    <StatesSheet>
      <State label="lines with notes" width="column">
        <MultilineList {...args} />
      </State>
      <State label="with details" width="column">
        <MultilineList {...args} title="Payments" items={payments} />
      </State>
      <State label="empty" width="column">
        <MultilineList {...args} items={[]} />
      </State>
      <State label="without a title" width="column">
        <MultilineList {...args} title={undefined} />
      </State>
      <State label="long content" width="column">
        <MultilineList {...args} items={long} />
      </State>
    </StatesSheet>
  ),
}
