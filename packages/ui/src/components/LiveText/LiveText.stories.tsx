import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { Guidance } from '../../testing/stories/component-page.js'
import { Stack } from '../Stack/Stack.js'
import { TextField } from '../TextField/TextField.js'
import { LiveText } from './LiveText.js'

const guidance = {
  when: [
    'For a text that changes while users type or choose, such as the count of a list or the characters that are left.',
    'With `isFirstRead` for a text that comes beside what was pressed, such as "Copied".',
  ],
  whenNot: [
    'The answer to an action in a place that is there before: `StatusRegion`.',
    'Words that nobody needs to see: `useAnnounce` has them read out.',
    'A warning or an error: a `Banner` of these tones is an alert, which is read out as it comes.',
  ],
  anatomy: [['Text', 'Is its own live region, so that screen reader users come across it only once.']],
  keyboard: [],
  pattern:
    'Status (WCAG 4.1.3): a polite live region, busy while its text changes, which comes into it again after a pause.',
} satisfies Guidance

const meta = {
  title: 'Components/LiveText',
  component: LiveText,
  tags: ['stable'],
  args: { text: '3 books' },
  parameters: { guidance },
} satisfies Meta<typeof LiveText>
export default meta
type Story = StoryObj<typeof meta>

const books = ['Emma', 'Middlemarch', 'Persuasion']

function Search() {
  const [typed, setTyped] = useState('')
  const found = books.filter((book) => book.toLowerCase().includes(typed.toLowerCase()))
  return (
    <Stack gap={4}>
      <TextField label="Title" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <LiveText text={found.length === 1 ? '1 book' : `${found.length} books`} about={typed} />
    </Stack>
  )
}

const usage = `<LiveText text={\`\${found.length} books\`} about={typed} />`

export const IsReadOutOnceTypingPauses: Story = {
  render: () => <Search />,
  parameters: { docs: { source: { code: usage } } },
  play: async ({ canvas }) => {
    const region = canvas.getByText('3 books').closest('[aria-live]')
    await userEvent.type(canvas.getByLabelText('Title'), 'emm')
    await expect(region).toHaveTextContent('1 book')
    await expect(region).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(region).not.toHaveAttribute('aria-busy'), { timeout: 3000 })
    await expect(canvas.getAllByText('1 book')).toHaveLength(1)
  },
}

export const IsSilent: Story = { args: { text: null, children: '3 books' } }
