import type { InforceAlert } from '@producer-portal/domain/inforce'
import { inforceDetailFrom, mockInforceAlerts } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { dialogInUse } from '../../testing/dialog-in-use.js'
import { dialogFitsWindow } from '../../testing/fits-window.js'
import { storyNow } from '../../testing/story-clock.js'
import { phone } from '../../testing/windows.js'
import { InforceDetail } from './InforceDetail.js'

const cast = mockInforceAlerts(storyNow)

/** The side panel of a contract of the cast. */
function getDetail(contractNo: string) {
  const detail = inforceDetailFrom(cast, contractNo)
  if (!detail) throw new Error(`No contract ${contractNo} in the cast`)
  return detail
}
const ofContract = (contractNo: string) => ({ contract: getDetail(contractNo).contract, detail: getDetail(contractNo) })

const ellison = getDetail('7100100401')
const others = ['7100100418', '7100100433'].map((contractNo, index) => ({
  ...ellison.contract,
  contractNo,
  productName: ['Keystone Term 20', 'Harbor Income Annuity'][index] ?? null,
}))
/** Every kind of alert on one contract. */
const everyAlert = cast.map((alert): InforceAlert => ({
  ...alert,
  contract: ellison.contract,
  clients: ellison.clients,
}))

const meta = {
  title: 'Features/In-force/InforceDetail',
  component: InforceDetail,
  tags: ['!autodocs'],
  args: {
    isOpen: true,
    onClose: fn(),
    ...ofContract('7100100401'),
    onRetry: fn(),
    onContractOpen: fn(),
  },
  argTypes: { detail: { control: false } },
  parameters: { docs: { story: { inline: false, height: '44rem' } } },
} satisfies Meta<typeof InforceDetail>
export default meta
type Story = StoryObj<typeof meta>

/** The panel, once it has taken the focus: it would take it from a button that was pressed before. */
const panel = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  return within(dialog)
}
const section = (dialog: ReturnType<typeof within>, name: string) => within(dialog.getByRole('region', { name }))

/** If illustrations can be requested, the panel leads there. */
export const WithIllustrationRequest: Story = {
  args: {
    getIllustrationHref: ({ contract: { contractNo } }) =>
      `/sales-support/illustrations/in-force-illustration-requests?policy=${contractNo}`,
  },
  play: async () => {
    const dialog = await panel('Martha Ellison')
    await expect(dialog.getByRole('link', { name: 'Request an illustration' })).toHaveAttribute(
      'href',
      '/sales-support/illustrations/in-force-illustration-requests?policy=7100100401',
    )
  },
}

/** The meaning of the alert comes first, then the facts; the section of the alert is open. */
export const Default: Story = {
  tags: ['autodocs'],
  args: { detail: { ...ellison, otherContracts: others } },
  play: async ({ args }) => {
    const dialog = await panel('Martha Ellison')
    await expect(dialog.getByText('7100100401 · Keystone Whole Life')).toBeInTheDocument()
    await expect(dialog.getByRole('note')).toHaveTextContent(
      'Warning: Lapses 04/06/2026 (in 21 days). Premium has not been received.',
    )
    for (const fact of ['Amount / Benefit', 'Modal Premium & Frequency', 'Issue Date', 'Payor Name']) {
      await expect(dialog.getByText(fact)).toBeInTheDocument()
    }
    await expect(dialog.getByText('$150,000.00')).toBeInTheDocument()
    await expect(dialog.queryByText('Billing Group')).toBeNull()
    const lapse = section(dialog, 'Pending Lapse & Missed Payments 1')
    await expect(lapse.getByText('Lapse Date: 04/06/2026 (in 21 days)')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Contract Changes 2', expanded: false }))
    await expect(section(dialog, 'Contract Changes 2').getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(dialog.getByRole('button', { name: 'Other Contracts 2' }))
    await userEvent.click(dialog.getByRole('button', { name: 'View details of contract 7100100433' }))
    await expect(args.onContractOpen).toHaveBeenCalledWith(others[1])
    await expect(await screen.findByRole('dialog', { name: 'Martha Ellison' })).toHaveFocus()
  },
}

/** Opened from another list, the panel begins with the alert that was pressed there. */
export const FromContractChanges: Story = {
  args: { alertList: 'contract-change' },
  play: async () => {
    const dialog = await panel('Martha Ellison')
    await expect(dialog.getByRole('note')).toHaveTextContent(/, reported \d\d\/\d\d\/\d{4}\.$/)
    await expect(dialog.getByRole('button', { name: 'Contract Changes 2', expanded: true })).toBeInTheDocument()
    await expect(
      dialog.getByRole('button', { name: 'Pending Lapse & Missed Payments 1', expanded: false }),
    ).toBeInTheDocument()
  },
}

/** A lapse date that has passed is bad news. */
export const PastLapse: Story = {
  args: {
    detail: {
      ...ellison,
      alerts: ellison.alerts.map((alert) => (alert.lapseDate ? { ...alert, daysToLapseDate: -3 } : alert)),
    },
  },
  play: async () => {
    await expect((await panel('Martha Ellison')).getByRole('note')).toHaveTextContent(
      'Error: The lapse date 04/06/2026 was 3 days ago. Premium has not been received.',
    )
  },
}

/** More shows the other facts and the agents, Less hides them again. */
export const More: Story = {
  args: ofContract('7100100404'),
  play: async () => {
    const dialog = await panel('Hana Tanaka')
    await userEvent.click(dialog.getByRole('button', { name: 'More' }))
    const facts = ['Owner Name', 'Contract Number', 'Product', 'Billing Group', 'NFO Date', 'APL Option']
    for (const fact of facts) await expect(dialog.getByText(fact)).toBeInTheDocument()
    for (const value of ['$64.20 / Monthly', 'Tanaka Design Studio', 'B-210', '06/01/2014', '05/11/2026', 'Yes']) {
      await expect(dialog.getByText(value)).toBeInTheDocument()
    }
    await expect(dialog.getByRole('heading', { name: 'Agents' })).toBeInTheDocument()
    await expect(dialog.getByText(/Rivera/)).toBeInTheDocument()
    const less = dialog.getByRole('button', { name: 'Less', expanded: true })
    await userEvent.click(less)
    await expect(dialog.queryByText('Billing Group')).toBeNull()
    await expect(dialog.getByRole('button', { name: 'More', expanded: false })).toHaveFocus()
  },
}

/** An empty billing group reads N/A; what else is missing, a dash. */
export const WithoutBillingGroup: Story = {
  play: async () => {
    const dialog = await panel('Martha Ellison')
    await userEvent.click(dialog.getByRole('button', { name: 'More' }))
    const groups = dialog.getByText('Billing Group').nextElementSibling
    await expect(groups).toHaveTextContent('N/A')
    await expect(dialog.getByText('APL Option').nextElementSibling).toHaveTextContent('—')
  },
}

/** Users with access to the policy system get the numbers as links to it, in a new tab. */
export const WithPolicySystem: Story = {
  args: {
    detail: { ...ellison, otherContracts: others },
    getPolicyHref: ({ contractNo }) => `https://service.example.com/contract?Value=${contractNo}`,
  },
  play: async () => {
    const dialog = await panel('Martha Ellison')
    await expect(dialog.getByRole('link', { name: /7100100401/ })).toHaveAttribute('target', '_blank')
    await userEvent.click(dialog.getByRole('button', { name: 'Other Contracts 2' }))
    await expect(dialog.getByRole('link', { name: /7100100418/ })).toHaveAttribute('target', '_blank')
  },
}

export const WithoutPolicySystem: Story = {
  play: async () => {
    await expect((await panel('Martha Ellison')).queryByRole('link')).toBeNull()
  },
}

/** A contract to which everything has happened. */
export const EverySection: Story = {
  tags: ['autodocs'],
  args: { detail: { ...ellison, alerts: everyAlert, otherContracts: others } },
  play: async () => {
    const dialog = await panel('Martha Ellison')
    const titles = dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await expect(titles).toEqual([
      'Disbursements1',
      'Service Alerts1',
      'Terminated1',
      'Pending Lapse & Missed Payments4',
      'Contract Changes2',
      'Other Contracts2',
    ])
    await expect(dialog.getAllByRole('button', { expanded: true })).toHaveLength(1)
    const disbursements = dialog.getByRole('button', { name: 'Disbursements 1', expanded: false })
    await userEvent.click(disbursements)
    await waitFor(() => expect(dialog.getByText('Policy Loan')).toBeVisible())
    await userEvent.click(disbursements)
    await expect(dialog.getByText('Policy Loan')).not.toBeVisible()
  },
}

export const Loading: Story = {
  tags: ['autodocs'],
  args: { detail: 'loading', owner: 'Martha Ellison' },
  play: async () => {
    await expect((await panel('Martha Ellison')).getByRole('status')).toHaveTextContent('Loading contract details')
  },
}

export const LoadFailed: Story = {
  tags: ['autodocs'],
  name: 'Error',
  args: { detail: 'error', owner: 'Martha Ellison' },
  play: async ({ args }) => {
    const dialog = await panel('Martha Ellison')
    await expect(dialog.getByRole('alert')).toHaveTextContent('Error loading contract details')
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** A contract of which nothing is known but its number. */
export const Empty: Story = {
  tags: ['autodocs'],
  args: {
    detail: {
      ...ellison,
      contract: { ...ellison.contract, productName: null },
      clients: [],
      payors: [],
      agents: [],
      alerts: [],
      otherContracts: [],
      productName: null,
      faceAmount: null,
      modalPremium: null,
      billFrequency: null,
      baseIssueDate: null,
    },
  },
  play: async () => {
    const dialog = await panel('Unnamed owner')
    for (const [title, text] of [
      ['Contract Changes 0', 'There are no contract changes for this contract.'],
      ['Other Contracts 0', 'There are no other contracts for this owner.'],
      ['Disbursements 0', 'There are no disbursements for this contract.'],
    ] as const) {
      await userEvent.click(dialog.getByRole('button', { name: title }))
      await expect(dialog.getByText(text)).toBeInTheDocument()
    }
    await userEvent.click(dialog.getByRole('button', { name: 'More' }))
    await expect(dialog.getByText('No agents on file.')).toBeInTheDocument()
  },
}

export const LongContent: Story = {
  name: 'Long content',
  args: {
    detail: {
      ...ellison,
      productName: 'Keystone Survivorship Variable Universal Life with Long-Term Care Rider',
      clients: [
        ...ellison.clients,
        ...ellison.clients.map((client) => ({
          ...client,
          fullName: 'Maximiliane von Hohenlohe-Waldenburg-Schillingsfürst',
        })),
      ],
      alerts: everyAlert.map((alert) => ({
        ...alert,
        alertText1:
          'The bank returned the payment, since the account that the owner named was closed before it was due.',
        alertText2: 'Please contact the owner: coverage ends without another payment, and 👍 does not count as one.',
      })),
      otherContracts: others,
    },
  },
  play: async () => {
    await expect(
      (await panel('Martha Ellison, Maximiliane von Hohenlohe-Waldenburg-Schillingsfürst')).getAllByText(
        /The bank returned/,
      ),
    ).toHaveLength(9)
  },
}

export const Narrow: Story = {
  ...phone,
  args: { detail: { ...ellison, alerts: everyAlert, otherContracts: others } },
  parameters: { docs: meta.parameters.docs },
  play: dialogFitsWindow,
}

export const InUse: Story = dialogInUse(InforceDetail, { closedBy: ['onClose'] })
