import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { FileDrop } from './FileDrop.js'

const pdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' })

/**
 * Use it to add files, by choosing or dropping them; `FileRows` under it shows them. It hands over whatever people
 * add: check kind, size and number, and say what is wrong in the row of the file.
 *
 * **Keyboard.** `Tab` reaches the zone, `Enter` or `Space` opens the browser's window for choosing files.
 */
const meta = {
  title: 'Components/FileDrop',
  component: FileDrop,
  args: { label: 'Requirement documents', accept: 'application/pdf', onFilesAdd: fn() },
} satisfies Meta<typeof FileDrop>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { hint: 'PDF only, up to 12 files, 25 MB each and 101 MB together.' },
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText('Requirement documents'), [pdf('exam.pdf'), pdf('labs.pdf')])
    await expect(args.onFilesAdd).toHaveBeenCalledOnce()
  },
}

export const WhileDragging: Story = {
  play: async ({ canvas, args }) => {
    const zone = canvas.getByLabelText('Requirement documents').parentElement
    if (!zone) throw new Error('the zone is missing')
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(pdf('exam.pdf'))
    const drag = (type: string) =>
      zone.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
    drag('drop')
    await expect(args.onFilesAdd).toHaveBeenCalledOnce()
    drag('dragover')
    await waitFor(() => expect(zone).toHaveAttribute('data-over'))
  },
}

export const OneFile: Story = { args: { isMultiple: false, chooseText: 'Choose a file', dropText: 'or drag it here' } }

export const WithError: Story = { args: { isRequired: true, error: 'Add at least one document.' } }

export const Disabled: Story = { args: { disabled: true, hint: 'Your upload is on its way.' } }

export const OnAPhone: Story = { parameters: { viewportSize: { width: 320, height: 640 } } }
