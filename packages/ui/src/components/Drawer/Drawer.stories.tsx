import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.js'
import { DescriptionList } from '../DescriptionList/DescriptionList.js'
import { Drawer, type DrawerProps } from './Drawer.js'

const facts = (count: number) =>
  Array.from({ length: count }, (_, line) => ({ term: `Label ${line + 1}`, detail: `Value ${line + 1}` }))

function Demo(props: DrawerProps) {
  const [isOpen, setOpen] = useState(props.isOpen)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  render: (args) => <Demo {...args} />,
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Case 00123456',
    description: 'Ada Byron-Lovelace',
    children: <DescriptionList layout="rows" items={facts(6)} />,
  },
  argTypes: { footer: { control: false }, children: { control: false } },
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const Details: Story = {}
export const Wide: Story = { args: { size: 'large' } }
export const WithActions: Story = { args: { footer: <Button variant="primary">Upload</Button> } }
export const LongContent: Story = {
  args: {
    children: <DescriptionList layout="rows" items={facts(40)} />,
    footer: <Button variant="primary">Upload</Button>,
  },
}
export const Navigation: Story = { args: { side: 'start', size: 'small', title: 'Navigation', description: undefined } }
export const OnAPhone: Story = { parameters: { viewportSize: { width: 375, height: 640 } } }
export const OpensAndCloses: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await screen.findByRole('dialog', { name: 'Case 00123456' })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
