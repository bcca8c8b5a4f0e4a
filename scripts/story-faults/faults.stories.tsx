import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'

/** Each story has one fault, or none; `check-story-faults.mjs` knows which verdicts they must get. */
const meta = {
  title: 'Faults',
  args: { mode: 'light' },
  decorators: [(Story, { globals, args }) => <Story args={{ ...args, mode: String(globals['mode']) }} />],
  render: () => <p>Text</p>,
} satisfies Meta<{ mode: string }>
export default meta
type Story = StoryObj<typeof meta>

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

function Counter() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>Pressed {count} times</button>
}

const press: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'))
  await expect(canvas.getByRole('button')).toHaveTextContent('Pressed 1 times')
}

export const Healthy: Story = { render: () => <Counter />, play: press }

/** The mode changes slowly: a check in between would find neither the old colors nor the new ones. */
export const ContrastInDark: Story = {
  render: ({ mode }) => (
    <p style={{ transition: 'color 30s', color: mode === 'dark' ? '#222' : '#000' }}>Text that fades into the night</p>
  ),
}

export const ContrastAsGood: Story = {
  render: ({ mode }) => (
    <p style={{ transition: 'color 30s', color: mode === 'dark' ? '#eee' : '#000' }}>Text that stays readable</p>
  ),
}

export const ContrastInLight: Story = {
  render: ({ mode }) => <p style={{ color: mode === 'dark' ? '#eee' : '#ddd' }}>Text</p>,
}

export const StructureInDark: Story = {
  render: ({ mode }) => <img src={dot} alt={mode === 'dark' ? undefined : 'A dot'} />,
}

export const HiddenNameInDark: Story = {
  render: ({ mode }) => (
    <button>
      <span style={{ display: mode === 'dark' ? 'none' : undefined }}>Save</span>
    </button>
  ),
}

export const ConsoleInLight: Story = {
  render: ({ mode }) => {
    if (mode === 'light') console.error('A complaint in light')
    return <p>Text</p>
  },
}

export const ConsoleInDark: Story = {
  render: ({ mode }) => {
    if (mode === 'dark') console.error('A complaint in dark')
    return <p>Text</p>
  },
}

export const ThrowsInDark: Story = {
  render: ({ mode }) => {
    if (mode === 'dark') throw new Error('Cannot be drawn in dark')
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
    document.body.append(Object.assign(document.createElement('img'), { src: dot }))
    await expect(canvas.getByText('Text')).toHaveTextContent('Other text')
  },
}

export const PlaysInDark: Story = {
  tags: ['plays-in-dark'],
  render: ({ mode }) => <p>{mode}</p>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('light')).toBeVisible()
  },
}

/** In the index, but in no pack. */
export const Dropped: Story = {}

export const HealthyAtLast: Story = { render: () => <Counter />, play: press }
