import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.js'
import { Text } from '../Text/Text.js'
import { Modal, type ModalProps } from './Modal.js'

function Demo(props: ModalProps) {
  const [isOpen, setOpen] = useState(props.isOpen)
  const close = () => setOpen(false)
  const footer = props.footer ?? (
    <>
      <Button onClick={close}>Cancel changes</Button>
      <Button variant="primary" onClick={close}>
        Save changes
      </Button>
    </>
  )
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal {...props} isOpen={isOpen} onClose={close} footer={footer} />
    </>
  )
}

const meta = {
  title: 'Components/Modal',
  component: Modal,
  render: (args) => <Demo {...args} />,
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Save changes?',
    children: <Text>Your changes are lost when you leave this page without saving them.</Text>,
  },
  argTypes: { footer: { control: false }, children: { control: false } },
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
} satisfies Meta<typeof Modal>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithADescription: Story = { args: { description: 'You changed the access of three people.' } }
export const Small: Story = { args: { size: 'small' } }
export const Large: Story = { args: { size: 'large' } }
export const LongContent: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, line) => <Text key={line}>Line {line + 1} of a long text.</Text>),
  },
}
export const MustBeAnswered: Story = {
  args: {
    isDismissable: false,
    role: 'alertdialog',
    title: 'Are you still there?',
    footer: <Button variant="primary">Keep working</Button>,
    children: <Text>You are signed out in 60 seconds.</Text>,
  },
}
export const OnAPhone: Story = { parameters: { viewportSize: { width: 375, height: 640 } } }
export const OpensAndCloses: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Save changes?' })
    await waitFor(() => expect(dialog).toHaveFocus())
    await userEvent.tab({ shift: true })
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
