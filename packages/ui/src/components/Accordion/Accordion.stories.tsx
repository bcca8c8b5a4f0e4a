import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Text } from '../Text/Text.js'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { Accordion } from './Accordion.js'

const items = [
  {
    id: 'type',
    title: 'Which files may I send?',
    content: <Text>PDF files only. Several files for one requirement are merged into one PDF.</Text>,
  },
  { id: 'size', title: 'How large may a file be?', content: <Text>25 MB each, and 101 MB together.</Text> },
  { id: 'count', title: 'How many files may I send at once?', note: 'New', content: <Text>Up to 12.</Text> },
  {
    id: 'comment',
    title: 'How long may a comment be?',
    content: <Text>280 characters. It can take up to 30 minutes until the status of the requirement changes.</Text>,
  },
]

const guidance = {
  when: [
    'For a page of sections of which users need a few, such as questions and answers.',
    'One at a time only where room is very short: people lose what they compared with.',
  ],
  whenNot: [
    'When users need most of the sections: show them all under headings.',
    'For views of the same thing: use `Tabs`.',
    'For a single section: use `Disclosure`.',
  ],
  anatomy: [
    ['Heading', 'Takes part in the outline of the page and holds the button.'],
    ['Note', 'A count or a word at the end of the heading.'],
    ['Section', 'A landmark named by its heading, while there are six or fewer.'],
  ],
  keyboard: [
    ['Tab', 'Goes from heading to heading, and into what is open.'],
    ['Enter or Space', 'Opens and closes the section.'],
  ],
  pattern: 'WAI-ARIA Accordion',
} satisfies Guidance

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  tags: ['stable'],
  args: { items, onExpandedChange: fn() },
  parameters: { guidance },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('region', { name: 'How large may a file be?' })).toBeVisible()
    await expect(args.onExpandedChange).toHaveBeenCalledWith(['size'])
    await userEvent.click(canvas.getByRole('button', { name: 'Which files may I send?' }))
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(2)
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['size', 'type'])
  },
}

export const SomeOpen: Story = { args: { defaultExpandedKeys: ['type', 'comment'] } }

export const OneAtATime: Story = {
  args: { openLimit: 'one', defaultExpandedKeys: ['type'], headingLevel: 2 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(items.length)
    await userEvent.click(canvas.getByRole('button', { name: 'How large may a file be?' }))
    await expect(canvas.getByRole('button', { name: 'Which files may I send?', expanded: false })).toBeVisible()
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['size'])
  },
}

export const WithADisabledSection: Story = {
  args: { items: items.map((item) => ({ ...item, isDisabled: item.id === 'comment' })) },
}

export const Narrow: Story = {
  args: { defaultExpandedKeys: ['comment'] },
  globals: { viewport: { value: '320-640', isRotated: false } },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <State label="some open, one disabled" width="full">
        <Accordion
          items={items.map((item) => ({ ...item, isDisabled: item.id === 'count' }))}
          defaultExpandedKeys={['type', 'comment']}
        />
      </State>
      <State label="hover" force="hover" width="column">
        <Accordion items={items.slice(0, 2)} />
      </State>
      <State label="focus" force="focus" width="column">
        <Accordion items={items.slice(0, 2)} />
      </State>
    </StatesSheet>
  ),
}
