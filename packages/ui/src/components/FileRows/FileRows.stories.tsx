import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { FileDrop } from '../FileDrop/FileDrop.js'
import { moveItem } from '../ReorderList/itemMoves.js'
import type { FileItem } from './FileItem.js'
import { FileRows, type FileRowsProps } from './FileRows.js'

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

function Rows({ files: initial, ...props }: FileRowsProps) {
  const [files, setFiles] = useState(initial)
  return (
    <FileRows
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

/**
 * Use it under a `FileDrop` to show the files: how far each is, what is wrong, and the ways to put it right.
 *
 * **Keyboard.** `Tab` goes through the buttons of each row. After a file is removed the focus goes to the next row;
 * after a move it stays with the file. Moves, removals and failures are read out.
 */
const meta = {
  title: 'Components/FileRows',
  component: FileRows,
  args: { label: 'Requirement documents', files: mixed, onFileRemove: fn(), onFileRetry: fn() },
} satisfies Meta<typeof FileRows>
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

export const OnAPhone: Story = {
  render: (args) => <Rows {...args} />,
  parameters: { viewportSize: { width: 320, height: 640 } },
}
