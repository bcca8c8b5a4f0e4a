import { toContractDetail } from '@producer-portal/domain/cases'
import { mockCases } from '@producer-portal/domain/mocks'
import { markSent } from '@producer-portal/domain/requirements'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { dialogInUse } from '../../testing/dialog-in-use.js'
import { dialogFitsWindow } from '../../testing/fits-window.js'
import { storyNow } from '../../testing/story-clock.js'
import { desktop, phone } from '../../testing/windows.js'
import { CaseDetail } from './CaseDetail.js'

const cast = mockCases(storyNow)
const getArgs = (index: number) => {
  const row = cast[index]
  if (!row) throw new Error(`No case ${index} in the cast`)
  return { contract: row.contract, detail: toContractDetail(row), summary: row, insured: undefined }
}
const inFrame = { docs: { story: { inline: false, height: '44rem' } } }

const meta = {
  title: 'Features/Cases/CaseDetail',
  component: CaseDetail,
  tags: ['!autodocs'],
  args: {
    isOpen: true,
    onClose: fn(),
    ...getArgs(1),
    onRetry: fn(),
    onUploadOpen: fn(),
    onRequirementsOpen: fn(),
    onMessageOpen: fn(),
  },
  parameters: inFrame,
} satisfies Meta<typeof CaseDetail>
export default meta
type Story = StoryObj<typeof meta>

const panel = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** The status of the case and whose turn it is, then its requirements, the facts, the clients and the agents. */
export const Default: Story = {
  tags: ['autodocs'],
  play: async ({ args }) => {
    const dialog = await panel('Dmitri A. Volkov')
    await expect(dialog.getByText('0100100102 · Horizon Term 20')).toBeInTheDocument()
    for (const text of ['Awaiting Requirements', '48 days pending', '1 requirement for you']) {
      await expect(dialog.getByText(text)).toBeInTheDocument()
    }
    const primary = dialog.getAllByRole('button').filter(({ dataset }) => dataset['variant'] === 'primary')
    await expect(primary.map((button) => button.textContent)).toEqual(['Upload'])
    const getTexts = (role: string) => dialog.getAllByRole(role).map(({ textContent }) => textContent)
    const details = getTexts('definition')
    await expect(getTexts('term').map((term, index) => `${term}: ${details[index]}`)).toEqual([
      'Face Amount / DI Benefit: $250,000.00',
      'Modal Premium: $42.50 / Monthly',
      'Target Premium: $510.00',
      'Program Type: Accelerated',
      'Underwriter: Dana Whitlock',
    ])
    await expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Requirements',
      'Contract',
      'Clients',
      'Agents',
    ])
    const lines = getTexts('listitem')
    await expect(lines[0]).toMatch(/^Attending physician statementRequired\d\d\/\d\d\/\d{4}Upload$/)
    await expect(lines.slice(-2)).toEqual([
      'Dmitri A. VolkovIPN 01001001021',
      'Elena Rivera / Lakeshore Financial Group100%',
    ])
    await expect(lines).toHaveLength(8)
    await userEvent.click(dialog.getByRole('button', { name: 'Upload documents for Attending physician statement' }))
    await expect(args.onUploadOpen).toHaveBeenCalledWith(getArgs(1).detail.requirements[0])
    await userEvent.click(dialog.getByRole('button', { name: 'Case Requirements' }))
    await expect(args.onRequirementsOpen).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Send a message' }))
    await expect(args.onMessageOpen).toHaveBeenCalledOnce()
  },
}

const statements = getArgs(1).detail.requirements.slice(0, 1)
const twins = [...statements, ...statements.map((requirement) => ({ ...requirement, id: `${requirement.id}-twin` }))]

/**
 * A requirement that was just answered isn't asked for again; its old status is in a tooltip until the server reports
 * the new one.
 */
export const JustSent: Story = {
  args: {
    sent: {
      now: storyNow,
      markers: getArgs(1)
        .summary.requirements.slice(0, 1)
        .map((requirement) => markSent(requirement, storyNow, [{ name: 'statement.pdf', size: 1 }])),
    },
  },
  play: async () => {
    const dialog = await panel('Dmitri A. Volkov')
    await expect(dialog.getByText('1 requirement with home office')).toBeInTheDocument()
    await expect(
      dialog.queryByRole('button', { name: 'Upload documents for Attending physician statement' }),
    ).toBeNull()
    await userEvent.hover(dialog.getByText('Sent, updating'))
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Last known status: Required')
  },
}

/** A comment doesn't take the place of documents; two requirements of a type are told apart. */
export const CommentSent: Story = {
  args: {
    detail: { ...getArgs(1).detail, requirements: twins },
    sent: { now: storyNow, markers: twins.map((requirement) => markSent(requirement, storyNow)) },
  },
  play: async () => {
    const uploads = (await panel('Dmitri A. Volkov')).getAllByRole('button', { name: /^Upload documents for/ })
    const names = uploads.map((button) => button.getAttribute('aria-label'))
    await expect(names).toEqual([expect.stringMatching(/ · #1 · /), expect.stringMatching(/ · #2 · /)])
  },
}

/** Facts of an insurer's own, such as those of its own columns. */
export const OwnFacts: Story = {
  args: { facts: [{ term: 'Region', detail: 'North' }] },
  play: async () => {
    const dialog = await panel('Dmitri A. Volkov')
    await expect(dialog.getAllByRole('term').at(-1)).toHaveTextContent('Region')
    await expect(dialog.getAllByRole('definition').at(-1)).toHaveTextContent('North')
  },
}

/** Users with access to the policy system get the number as a link to it, in a new tab. */
export const WithPolicySystem: Story = {
  args: { ...getArgs(0), policyHref: 'https://service.example.com/contract?Value=0100100101' },
  play: async () => {
    const link = (await panel('Martha Ellison')).getByRole('link', { name: /0100100101/ })
    await expect(link).toHaveAttribute('target', '_blank')
  },
}

/** Without a way there, or for a contract that is not in the policy system, the number is plain text. */
export const WithoutPolicySystem: Story = {
  args: getArgs(10),
  play: async () => {
    await expect((await panel('Kwame Osei')).queryByRole('link')).toBeNull()
  },
}

export const Loading: Story = {
  tags: ['autodocs'],
  args: { detail: 'loading', insured: 'Dmitri A. Volkov' },
  play: async () => {
    const dialog = await panel('Dmitri A. Volkov')
    await expect(dialog.getByRole('status')).toHaveTextContent('Loading details')
    await expect(dialog.getByText('48 days pending')).toBeInTheDocument()
  },
}

export const LoadFailed: Story = {
  tags: ['autodocs'],
  name: 'Error',
  args: { detail: 'error', insured: 'Dmitri A. Volkov' },
  play: async ({ args }) => {
    const dialog = await panel('Dmitri A. Volkov')
    await expect(dialog.getByRole('alert')).toHaveTextContent('An error occurred while loading the details.')
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** Everything that may be missing is missing. */
export const Empty: Story = {
  tags: ['autodocs'],
  args: {
    ...getArgs(7),
    detail: { ...getArgs(7).detail, clients: [], requirements: [] },
  },
  play: async () => {
    const dialog = await panel('Unnamed insured')
    await expect(dialog.getByText('No clients on file.')).toBeInTheDocument()
    await expect(dialog.getByText('No agents on file.')).toBeInTheDocument()
    await expect(dialog.getByText('No requirements yet.')).toBeInTheDocument()
  },
}

/** A requirement without a name still has its line. */
export const UnnamedRequirement: Story = {
  args: {
    ...getArgs(1),
    detail: {
      ...getArgs(1).detail,
      requirements: getArgs(1).detail.requirements.map((requirement) => ({ ...requirement, pendingReqType: ' ' })),
    },
  },
  play: async () => {
    const dialog = await panel('Dmitri A. Volkov')
    await expect(dialog.getAllByText('Unnamed requirement')).toHaveLength(6)
  },
}

export const LongContent: Story = { name: 'Long content', args: getArgs(4), play: dialogFitsWindow }

/** A column as wide as its longest button: no word of a label is broken. */
export const LongButton: Story = {
  globals: { ...desktop.globals, locale: 'fr-CA' },
  play: async () => {
    const dialog = await panel('Dmitri A. Volkov')
    const [label] = await dialog.findAllByText('Téléverser')
    const text = document.createRange()
    if (label?.lastChild) text.selectNodeContents(label.lastChild)
    await expect([...text.getClientRects()]).toHaveLength(1)
  },
}

export const Narrow: Story = { ...phone, parameters: inFrame, play: dialogFitsWindow }

export const InUse: Story = dialogInUse(CaseDetail, { closedBy: ['onClose'] })
