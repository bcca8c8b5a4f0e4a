import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesRow, StatesSheet } from '../../testing/stories/component-page.js'
import { FileDrop } from '../FileDrop/FileDrop.js'
import { moveItem } from '../ReorderList/item-moves.js'
import type { FileItem } from './file-item.js'
import { FileList, type FileListProps } from './FileList.js'

const ready: readonly FileItem[] = [
  { id: '1', name: 'paramedical-exam.pdf', size: 839_680, state: 'ready' },
  { id: '2', name: 'attending-physician-statement.pdf', size: 4_820_000, state: 'ready' },
  { id: '3', name: 'blood-profile.pdf', size: 512_000, state: 'ready' },
]
const mixed: readonly FileItem[] = [
  { id: '1', name: 'paramedical-exam.pdf', size: 839_680, state: 'done' },
  { id: '2', name: 'attending-physician-statement.pdf', size: 4_820_000, state: 'uploading', progress: 62 },
  {
    id: '3',
    name: 'blood-profile.pdf',
    size: 512_000,
    state: 'failed',
    error: 'The connection was lost.',
    canRetry: true,
  },
  { id: '4', name: 'scan.tiff', size: 90_000, state: 'failed', error: 'Your file must be in PDF format.' },
]

function Rows({ files: initial, ...props }: FileListProps) {
  const [files, setFiles] = useState(initial)
  return (
    <FileList
      {...props}
      files={files}
      onFileRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
      onFileMove={(id, to) =>
        setFiles(
          moveItem(
            files,
            files.findIndex((file) => file.id === id),
            to,
          ),
        )
      }
    />
  )
}

/** Guidance for `FileList`. */
const guidance = {
  when: ['Show the files that a `FileDrop` took: how far each is, what is wrong, and the ways to put it right.'],
  whenNot: ['Documents to open and download are a list of `Link`s or a `DataTable`.'],
  anatomy: [
    ['Icon', 'a page, a tick or a warning; a text beside it says the same'],
    ['Name and state', 'size, progress, or what is wrong'],
    ['Retry button', 'only where sending it again can help'],
    ['Move buttons and grip', 'only where the order counts'],
    ['Remove button', 'last in the row'],
  ],
  keyboard: [
    ['Tab', 'goes through the buttons of each row'],
    ['Arrow Up, Arrow Down, Home, End', 'on a move button: move the file'],
    [
      'Space, Enter',
      "press a button; after a removal the focus goes to the next row, after a retry to the row's remove button",
    ],
  ],
  pattern: 'List of items with buttons and progress bars; moves, removals, failures and arrivals are read out.',
} satisfies Guidance

const meta = {
  title: 'Components/FileList',
  component: FileList,
  tags: ['stable'],
  args: { label: 'Requirement documents', files: mixed, onFileRemove: fn(), onFileRetry: fn() },
  parameters: { guidance },
} satisfies Meta<typeof FileList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry blood-profile.pdf' }))
    await expect(args.onFileRetry).toHaveBeenCalledWith('3')
    await expect(canvas.queryByRole('button', { name: 'Retry scan.tiff' })).not.toBeInTheDocument()
  },
}

export const InOrder: Story = {
  args: { files: ready },
  render: (args) => <Rows {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move blood-profile.pdf up' }))
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('blood-profile.pdf')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove blood-profile.pdf' }))
    const next = canvas.getByRole('button', { name: 'Remove attending-physician-statement.pdf' })
    await waitFor(() => expect(next).toHaveFocus())
  },
}

export const UnderItsZone: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <FileDrop
        label="Requirement documents"
        hint="PDF only, up to 12 files, 25 MB each and 101 MB together."
        onFilesAdd={fn()}
      />
      <Rows {...args} />
    </div>
  ),
}

export const UnknownProgress: Story = {
  args: { files: [{ id: '1', name: 'paramedical-exam.pdf', state: 'uploading' }], onFileRemove: undefined },
}

export const AllDone: Story = {
  args: { files: ready.map((file) => ({ ...file, state: 'done' })), onFileRemove: undefined },
}

export const Narrow: Story = {
  render: (args) => <Rows {...args} />,
  globals: { viewport: { value: '320-640', isRotated: false } },
}

const longName = {
  id: '1',
  name: 'attending-physician-statement_featherstonehaugh-cholmondeley_2026.pdf',
  size: 1_048_576,
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <StatesRow label="On their way">
        <State label="All states" width="full">
          <FileList files={mixed} onFileRemove={fn()} onFileRetry={fn()} />
        </State>
        <State label="Unknown progress" width="column">
          <FileList files={[{ id: '1', name: 'paramedical-exam.pdf', state: 'uploading' }]} />
        </State>
      </StatesRow>
      <StatesRow label="Ready">
        <State label="To be put in order" width="full">
          <FileList files={ready} onFileRemove={fn()} onFileMove={fn()} />
        </State>
        <State label="Long name" width="column">
          <FileList files={[{ ...longName, state: 'ready' }]} onFileRemove={fn()} />
        </State>
        <State label="Long name and error" width="column">
          <FileList
            files={[
              {
                ...longName,
                state: 'failed',
                error: 'The connection was lost. Send the file again, or send it by fax.',
                canRetry: true,
              },
            ]}
            onFileRemove={fn()}
            onFileRetry={fn()}
          />
        </State>
      </StatesRow>
    </StatesSheet>
  ),
}
