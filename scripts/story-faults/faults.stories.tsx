import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'

/** Each story has one fault, or none; `check-story-faults.mjs` knows what the runner must say of each. */
const meta = {
  title: 'Faults',
  args: { mode: 'light' },
  decorators: [(Story, { globals, args }) => <Story args={{ ...args, mode: String(globals['mode']) }} />],
  render: () => <p>Text</p>,
} satisfies Meta<{ mode: string }>
export default meta
type Story = StoryObj<typeof meta>

export const Healthy: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Text')).toBeVisible()
  },
}

export const ContrastInDark: Story = {
  render: ({ mode }) => <p style={{ color: mode === 'dark' ? '#222' : '#000' }}>Text</p>,
}

export const ContrastInLight: Story = {
  render: ({ mode }) => <p style={{ color: mode === 'dark' ? '#eee' : '#ddd' }}>Text</p>,
}

export const HiddenNameInDark: Story = {
  render: ({ mode }) => (
    <button>
      <span style={{ display: mode === 'dark' ? 'none' : undefined }}>Save</span>
    </button>
  ),
}

export const ConsoleInDark: Story = {
  render: ({ mode }) => {
    if (mode === 'dark') console.error('A complaint in dark')
    return <p>Text</p>
  },
}

export const Throws: Story = {
  render: () => {
    throw new Error('Cannot be drawn')
  },
}

/** Also leaves something behind that would fail every story after it on the same page. */
export const FailingPlay: Story = {
  play: async ({ canvas }) => {
    document.body.append(
      Object.assign(document.createElement('img'), { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }),
    )
    await expect(canvas.getByText('Text')).toHaveTextContent('Other text')
  },
}

function Save({ leaves }: { leaves: 'button' | 'nothing' }) {
  const [isSaved, setSaved] = useState(false)
  if (isSaved && leaves === 'nothing') return <p>Saved</p>
  return (
    <>
      <button onClick={() => setSaved(true)}>Save</button>
      {isSaved && <p role="status">Saved</p>}
    </>
  )
}

const save: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'))
}

export const FocusLost: Story = { render: () => <Save leaves="nothing" />, play: save }

export const StatusWithItsText: Story = { render: () => <Save leaves="button" />, play: save }

function Count() {
  const [count, setCount] = useState('')
  return (
    <>
      <button onClick={() => setCount('3 books found')}>Search</button>
      <p>{count}</p>
      <p role="status">{count}</p>
    </>
  )
}

export const MessageTwice: Story = { render: () => <Count />, play: save }

export const CutText: Story = {
  globals: { locale: 'en-XA' },
  render: () => <p style={{ inlineSize: '4rem', overflow: 'hidden', whiteSpace: 'nowrap' }}>Longer than its place</p>,
}

export const WiderThanItsPage: Story = {
  globals: { locale: 'en-XA' },
  render: () => <p style={{ inlineSize: '200vw' }}>Text</p>,
}

export const HealthyAtLast: Story = {}
