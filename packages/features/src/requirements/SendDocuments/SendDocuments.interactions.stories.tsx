import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import {
  damagedPdf,
  emptyPdf,
  inFrame,
  portfolioPdf,
  protectedPdf,
  restrictedPdf,
  renamedPicture,
  storyPdf,
} from '../requirement.fixture.js'
import { SendDocuments } from './SendDocuments.js'
import { findDialog, rowsIn, uploadArgs, WorkingUpload } from './upload.fixture.js'

/** Files chosen, refused, put in order and sent. */
const meta = {
  title: 'Features/Requirements/SendDocuments in use',
  component: SendDocuments,
  tags: ['!autodocs'],
  args: uploadArgs,
  parameters: inFrame,
  render: (args) => <WorkingUpload {...args} />,
} satisfies Meta<typeof SendDocuments>
export default meta
type Story = StoryObj<typeof meta>
type Panel = Awaited<ReturnType<typeof findDialog>>

async function choose(panel: Panel, files: File[]) {
  // A file that the dialog would not offer may still be dropped
  await userEvent.setup({ applyAccept: false }).upload(panel.getByLabelText('PDF files'), files)
}

async function expectRows(panel: Panel, texts: readonly string[]) {
  await waitFor(() => expect(rowsIn(panel)).toHaveLength(texts.length))
  const rows = rowsIn(panel).map(({ textContent }) => textContent)
  await expect(rows).toEqual(texts.map((text) => expect.stringContaining(text)))
}

const isOff = (panel: Panel) => panel.getByRole('button', { name: 'Upload' }).getAttribute('aria-disabled') === 'true'

/** Each file is read completely; its row shows the problem. A file that only restricts printing is fine. Once the wrong ones are removed, Upload works. */
export const WrongFiles: Story = {
  play: async ({ args }) => {
    const panel = await findDialog()
    const good = storyPdf('statement.pdf')
    await choose(panel, [
      good,
      renamedPicture,
      emptyPdf,
      protectedPdf,
      damagedPdf,
      portfolioPdf,
      storyPdf('again.pdf', { more: 'statement.pdf' }),
      restrictedPdf,
    ])
    await expectRows(panel, [
      'statement.pdf',
      'Invalid Format: Your file must be in PDF format.',
      'This file is empty.',
      'This file is protected with a password. Remove the password and add it again.',
      'This file is damaged and cannot be read.',
      'Other files are attached to this PDF and would be lost.',
      'This file is in the list already.',
      'restricted.pdf',
    ])
    await expect(isOff(panel)).toBe(true)
    for (const name of ['scan.pdf', 'nothing.pdf', 'locked.pdf', 'cut-off.pdf', 'portfolio.pdf', 'again.pdf']) {
      await userEvent.click(panel.getByRole('button', { name: `Remove ${name}` }))
    }
    await userEvent.click(panel.getByRole('button', { name: 'Upload' }))
    await expect(args.onUpload).toHaveBeenCalledWith([good, restrictedPdf])
  },
}

export const TooMany: Story = {
  play: async () => {
    const panel = await findDialog()
    await choose(
      panel,
      Array.from({ length: 13 }, (_, index) => storyPdf(`page-${index + 1}.pdf`)),
    )
    await waitFor(() => expect(rowsIn(panel)).toHaveLength(13))
    await expect(rowsIn(panel).at(-1)).toHaveTextContent('You can upload up to 12 files.')
    await expect(rowsIn(panel).at(-2)).not.toHaveTextContent('You can upload up to 12 files.')
    await expect(isOff(panel)).toBe(true)
  },
}

export const TooLarge: Story = {
  play: async () => {
    const panel = await findDialog()
    await choose(panel, [
      storyPdf('records.pdf', { megabytes: 26 }),
      ...['a', 'b', 'c', 'd'].map((name) => storyPdf(`${name}.pdf`, { megabytes: 24 })),
    ])
    await waitFor(() => expect(rowsIn(panel)).toHaveLength(5), { timeout: 10_000 })
    await expect(rowsIn(panel)[0]).toHaveTextContent('Each file must be 25 MB or smaller.')
    await expect(rowsIn(panel)[4]).toHaveTextContent('All files together must be 101 MB or smaller.')
    await expect(panel.getByText('21 MB over the limit of 101 MB')).toBeVisible()
  },
}

/** Files may be dropped as well; whatever is dropped is checked in the same way. */
export const Dropped: Story = {
  play: async () => {
    const panel = await findDialog()
    const dataTransfer = new DataTransfer()
    for (const file of [storyPdf('statement.pdf'), renamedPicture]) dataTransfer.items.add(file)
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    panel.getByLabelText('PDF files').dispatchEvent(drop)
    await expectRows(panel, ['statement.pdf', 'Invalid Format: Your file must be in PDF format.'])
    // It is read out too
    await expect(
      await screen.findByText('scan.pdf: Invalid Format: Your file must be in PDF format.'),
    ).toBeInTheDocument()
  },
}

/** The order of the pages can be changed. */
export const PutInOrder: Story = {
  play: async ({ args }) => {
    const panel = await findDialog()
    const [first, second] = [storyPdf('first.pdf'), storyPdf('second.pdf')]
    await choose(panel, [first, second])
    await expectRows(panel, ['first.pdf', 'second.pdf'])
    await userEvent.click(panel.getByRole('button', { name: 'Move second.pdf up' }))
    await expectRows(panel, ['second.pdf', 'first.pdf'])
    await userEvent.click(panel.getByRole('button', { name: 'Upload' }))
    await expect(args.onUpload).toHaveBeenCalledWith([second, first])
  },
}
