import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesRow, StatesSheet } from '../../testing/stories/component-page.js'
import { FileDrop } from './FileDrop.js'

const pdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' })

/** Guidance for `FileDrop`. */
const guidance = {
  when: ['Let users add files, by choosing them or by dropping them.', 'Show the files in `FileList` under it.'],
  whenNot: [
    'Do not refuse a file without a word: list it, and say in its row what is wrong.',
    'Do not put it where a drop by mistake would send something: sending has a button of its own.',
  ],
  anatomy: [
    ['Label and hint', 'what is asked for: kinds, number and size'],
    ['Zone', 'takes a press anywhere and shows that it takes a drop'],
    ['Words', '“Choose files” looks like the link that it is'],
    ['Error', 'what is wrong with the whole, such as that a file is missing'],
  ],
  keyboard: [
    ['Tab', 'reaches the zone'],
    ['Space, Enter', "open the browser's window for choosing files"],
  ],
  pattern: 'Native file input that lies over the whole zone; dropping is optional.',
} satisfies Guidance

const meta = {
  title: 'Components/FileDrop',
  component: FileDrop,
  tags: ['stable'],
  args: { label: 'Requirement documents', accept: 'application/pdf', onFilesAdd: fn() },
  parameters: { guidance },
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
    drag('dragover')
    await waitFor(() => expect(zone).toHaveAttribute('data-over'))
    drag('drop')
    await waitFor(() => expect(zone).not.toHaveAttribute('data-over'))
    await expect(args.onFilesAdd).toHaveBeenCalledWith([expect.objectContaining({ name: 'exam.pdf' })])
    drag('dragover')
    await waitFor(() => expect(zone).toHaveAttribute('data-over'))
  },
}

export const OneFile: Story = {
  args: { allowsMultiple: false, chooseText: 'Choose a file', dropText: 'or drag it here' },
}

export const WithError: Story = { args: { isRequired: true, error: 'Add at least one document.' } }

export const Disabled: Story = { args: { disabled: true, hint: 'Your upload is on its way.' } }

export const Narrow: Story = { globals: { viewport: { value: '320-640', isRotated: false } } }

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <StatesRow label="Zone">
        <State label="At rest" width="column">
          <FileDrop label="Requirement documents" onFilesAdd={fn()} />
        </State>
        <State label="Pointed at" force="hover" width="column">
          <FileDrop label="Requirement documents" onFilesAdd={fn()} />
        </State>
        <State label="With the focus" force="focus" width="column">
          <FileDrop label="Requirement documents" onFilesAdd={fn()} />
        </State>
      </StatesRow>
      <StatesRow label="Demands and limits">
        <State label="Required, with a hint" width="column">
          <FileDrop
            label="Requirement documents"
            isRequired
            hint="PDF only, up to 12 files, 25 MB each."
            onFilesAdd={fn()}
          />
        </State>
        <State label="With an error" width="column">
          <FileDrop label="Requirement documents" error="Add at least one document." onFilesAdd={fn()} />
        </State>
        <State label="Disabled" width="column">
          <FileDrop label="Requirement documents" disabled hint="Your upload is on its way." onFilesAdd={fn()} />
        </State>
      </StatesRow>
    </StatesSheet>
  ),
}
