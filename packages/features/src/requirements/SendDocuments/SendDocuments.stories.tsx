import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { dialogInUse } from '../../testing/dialog-in-use.js'
import { dialogFitsWindow } from '../../testing/fits-window.js'
import { storyNow } from '../../testing/story-clock.js'
import { phone } from '../../testing/windows.js'
import { inFrame, storyPdf } from '../requirement.fixture.js'
import { SendDocuments } from './SendDocuments.js'
import { chosen, findDialog, rowsIn, uploadArgs, WorkingUpload } from './upload.fixture.js'

const meta = {
  title: 'Features/Requirements/SendDocuments',
  component: SendDocuments,
  tags: ['!autodocs'],
  args: uploadArgs,
  parameters: inFrame,
  render: (args) => <WorkingUpload {...args} />,
} satisfies Meta<typeof SendDocuments>
export default meta
type Story = StoryObj<typeof meta>

const statement = chosen(storyPdf('statement-dr-feld.pdf'))
const results = chosen(storyPdf('lab-results.pdf'))

/** Nothing can be sent before something was chosen. */
export const Empty: Story = {
  play: async ({ args }) => {
    const panel = await findDialog()
    await expect(panel.getByLabelText('PDF files')).toHaveAttribute('accept', 'application/pdf,.pdf')
    const upload = panel.getByRole('button', { name: 'Upload' })
    await expect(upload).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(upload)
    await expect(args.onUpload).not.toHaveBeenCalled()
    await waitFor(() => expect(upload).toHaveAccessibleDescription('Choose at least one document first.'))
    await expect(screen.getByRole('tooltip')).toBeVisible()
  },
}

export const Default: Story = {
  tags: ['autodocs'],
  args: { files: [statement, results] },
  play: async ({ args }) => {
    const panel = await findDialog()
    const help = panel.getByRole('link', { name: /^Requirements Upload FAQ/ })
    await expect(help).toHaveAttribute('href', '/documentation/upload-faq')
    await expect(help).toHaveAttribute('target', '_blank')
    await userEvent.click(panel.getByRole('button', { name: 'Upload' }))
    await expect(args.onUpload).toHaveBeenCalledWith([statement.file, results.file])
  },
}

/** Lists the files that were chosen before the session expired. */
export const ChosenBefore: Story = {
  args: {
    files: [results],
    lostFiles: [
      { name: 'statement-dr-feld.pdf', size: 2_411_724 },
      { name: 'authorization.pdf', size: 481_280 },
    ],
    onLostFilesDismiss: fn(),
  },
  play: async ({ args }) => {
    const note = within((await findDialog()).getByRole('note'))
    await expect(note.getByText("These documents weren't sent. Please choose them again:")).toBeInTheDocument()
    await expect(note.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(note.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onLostFilesDismiss).toHaveBeenCalledOnce()
  },
}

/** The button says so, nothing can be changed, and the upload can be cancelled. */
export const Uploading: Story = {
  tags: ['autodocs'],
  name: 'Loading: uploading',
  args: { files: [statement, results], state: { kind: 'uploading', percent: 42 } },
  play: async ({ args }) => {
    const panel = await findDialog()
    await expect(panel.getByRole('progressbar', { name: 'Uploading 2 files' })).toHaveAttribute('aria-valuenow', '42')
    await expect(panel.getByRole('button', { name: /^Uploading/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(panel.queryByRole('button', { name: /^Remove/ })).toBeNull()
    await expect(panel.queryByRole('button', { name: 'Close' })).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: 'Cancel upload' }))
    await expect(args.onUploadCancel).toHaveBeenCalledOnce()
  },
}

export const Cancelled: Story = {
  args: { files: [statement], state: { kind: 'cancelled' } },
  play: async () => {
    const panel = await findDialog()
    await expect(
      panel.getByText('The upload was canceled. Your files are still here.').closest('[role=status]'),
    ).not.toBeNull()
    await expect(rowsIn(panel)).toHaveLength(1)
  },
}

/** The receipt: the sent files in order, instead of the form. */
export const Sent: Story = {
  tags: ['autodocs'],
  args: {
    state: {
      kind: 'sent',
      sentAt: storyNow.getTime(),
      files: [
        { name: 'statement-dr-feld.pdf', size: 2_411_724 },
        { name: 'lab-results.pdf', size: 481_280 },
      ],
    },
  },
  play: async ({ args }) => {
    const panel = await findDialog()
    const news = panel.getByRole('status')
    await expect(news).toHaveTextContent('Success! We have your requirement document(s).')
    await expect(news).toHaveTextContent('Please allow 30 minutes for this change to be reflected in our systems.')
    await expect(news).toHaveFocus()
    await expect(rowsIn(panel)).toHaveLength(2)
    await expect(panel.queryByLabelText('PDF files')).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: 'Done' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const OneError: Story = {
  tags: ['autodocs'],
  name: 'Error: one reason',
  args: { files: [statement], state: { kind: 'failed', errors: ['statement-dr-feld.pdf: The file is damaged.'] } },
  play: async () => {
    const alert = (await findDialog()).getByRole('alert')
    await expect(alert).toHaveTextContent('Upload Unsuccessful')
    await expect(alert).toHaveTextContent('statement-dr-feld.pdf: The file is damaged.')
    await expect(alert).not.toHaveTextContent('One or more of the following errors occurred:')
  },
}

export const SeveralErrors: Story = {
  name: 'Error: several reasons',
  args: {
    files: [statement, results],
    state: {
      kind: 'failed',
      errors: ['statement-dr-feld.pdf: The file is damaged.', 'lab-results.pdf: The file has no pages.'],
    },
  },
  play: async () => {
    const panel = await findDialog()
    const alert = panel.getByRole('alert')
    await expect(alert).toHaveTextContent('One or more of the following errors occurred:')
    await expect(alert.querySelectorAll('li')).toHaveLength(2)
    await expect(alert).toHaveTextContent('Please address these issues and upload again.')
    await expect(panel.getByRole('button', { name: 'Upload' })).not.toHaveAttribute('aria-disabled', 'true')
  },
}

/** Files that the service names are marked, and Upload waits until they are removed. */
export const Rejected: Story = {
  name: 'Error: rejected files',
  args: {
    files: [statement, results],
    state: {
      kind: 'failed',
      errors: ['lab-results.pdf: The file has no pages.'],
      rejected: { 'lab-results.pdf': 'lab-results.pdf: The file has no pages.' },
    },
  },
  play: async ({ args }) => {
    const panel = await findDialog()
    await expect(panel.getByText('1 of 2 files ready')).toBeInTheDocument()
    await expect(rowsIn(panel).at(-1)).toHaveTextContent('lab-results.pdfThe file has no pages.')
    await expect(panel.queryByRole('button', { name: /^Move lab-results/ })).toBeNull()
    const upload = panel.getByRole('button', { name: 'Upload' })
    await userEvent.click(upload)
    await expect(args.onUpload).not.toHaveBeenCalled()
    await waitFor(() => expect(upload).toHaveAccessibleDescription('Remove 1 file to continue.'))
  },
}

/** The files stay chosen; Upload tries again. */
export const NoConnection: Story = {
  name: 'Error: no connection',
  args: { files: [statement], state: { kind: 'failed', errors: 'connection' } },
  play: async ({ args }) => {
    const panel = await findDialog()
    await expect(panel.getByRole('alert')).toHaveTextContent(
      'There was an issue connecting to our system. Please try uploading again.',
    )
    await userEvent.click(panel.getByRole('button', { name: 'Upload' }))
    await expect(args.onUpload).toHaveBeenCalledWith([statement.file])
  },
}

export const LongContent: Story = {
  name: 'Long content',
  args: {
    requirement: { pendingReqType: 'Attending physician statement with all records, images and laboratory results' },
    caseName: 'Wilhelmina Charlotte von Hohenfels-Lindenbaum zu Rosenau · 0100100105',
    files: Array.from({ length: 12 }, (_, index) =>
      chosen(storyPdf(`attending-physician-statement-page-${index + 1}-of-the-second-scan-with-better-contrast.pdf`)),
    ),
  },
  play: dialogFitsWindow,
}

export const Narrow: Story = {
  ...phone,
  parameters: inFrame,
  args: { files: [statement, results] },
  play: dialogFitsWindow,
}

export const InUse: Story = dialogInUse(WorkingUpload, { closedBy: ['onClose'] })
