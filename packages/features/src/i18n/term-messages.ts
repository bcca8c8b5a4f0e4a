import { navigationNames, quickLinkNames } from '@producer-portal/domain/catalog'
import { caseColumns, type CaseColumnId } from '@producer-portal/domain/cases'
import { type InforceColumnId, inforceColumns } from '@producer-portal/domain/inforce'
import { accessReviewColumns } from '@producer-portal/domain/manage-access'
import { type LinkedPageId, type Page, pages } from '@producer-portal/domain/shell'
import { statementColumns } from '@producer-portal/domain/statements'
import type { MessageCatalog, PluralText } from '@producer-portal/ui'
import { defineMessages } from './define-messages.js'

/** Columns with a title for settings, filters and cards that is shorter than the header. */
type ShortColumnId = 'face-amount' | 'modal-prem'
type ColumnText =
  | CaseColumnId
  | InforceColumnId
  | `${ShortColumnId}-title`
  | (typeof accessReviewColumns | typeof statementColumns)[number]['id']

/** Entries that an override may add to with ones of your own; editors still propose those that are there. */
type OpenTexts<T> = T & Readonly<Record<string & {}, string | PluralText>>

/**
 * The headers of the columns of all lists and exports, by the ids of the columns; one that ends in `-title` is the shorter one. An
 * override may name columns of your own as well.
 */
export const columnMessages: MessageCatalog<OpenTexts<Readonly<Record<ColumnText, string>>>> = defineMessages(
  'columns',
  Object.fromEntries([
    ...[...caseColumns.all, ...inforceColumns.all].flatMap(({ id, header, title }) =>
      title === header
        ? [[id, header]]
        : [
            [id, header],
            [`${id}-title`, title],
          ],
    ),
    ...[...accessReviewColumns, ...statementColumns].map(({ id, header }) => [id, header]),
  ]) as Record<ColumnText, string>,
)

const words = [
  ...Object.values(navigationNames),
  'Illustration Requests',
  'Messages',
  ...Object.values(quickLinkNames),
  'Approved',
  'Approved Other Than Applied',
  'Application Received',
  'Awaiting Requirements',
  'In Underwriting',
  'In Issue',
  'Offer Pending',
  'Delivery Pending',
  'Paid',
  'Partially Paid',
  'Not Paid',
  'Not Taken',
  'Declined',
  'Withdrawn',
  'Incomplete',
  'Ordered',
  'Required',
  'Pending Missing Data',
  'Received',
  'Not In Good Order',
  'Void',
  'Uploaded',
  'Agent',
  'Home Office',
  'Active',
  'Disabled',
  'Access Suspended',
  'Office Staff',
  'Agency information',
  'Agent information: {agent}',
  'Managed agent: {agent}',
  'New Business: {application}',
  'In-Force: {application}',
  'Compensation: {application}',
  'Illustrations: {application}',
  'Marketing: {application}',
  'In-Force',
  'Compensation',
  'Illustrations',
  'Marketing',
  'Case status and requirements',
  'Requirement uploads',
  'Policy activity',
  'Policy values and loans',
  'Commission statements',
  'Benefit and recognition summaries',
  'In-force illustration requests',
  'Campaign materials and compliance approvals',
  'New business assistant',
  'Service staff',
  'Issued cases',
  'Face amount issued',
  'Target premium',
  'Past {days} days',
  'Before March 8, 2024',
  'Lapsed',
  'Terminated',
  'Past Due',
  'Pending Lapse',
  'Missed Payment',
  'Disbursement',
  'Service',
  'Contract Change',
  'Address Change',
  'Policy Loan',
  'Partial Withdrawal',
  'Dividend Paid in Cash',
  'Full Surrender',
  'Surrendered',
  'Death Claim Paid',
  'Expired',
  'Converted',
  'Beneficiary Inquiry',
  'Duplicate Policy Requested',
  'In-Force Illustration Requested',
  'Billing Inquiry',
  'Beneficiary Change',
  'Ownership Change',
  'Mode Change',
  'Face Amount Decrease',
  'Monthly',
  'Quarterly',
  'Semi-Annual',
  'Annual',
  'Billed {mode}',
  'Premium paying',
  'Benefit {amount}',
  'Premium {amount}',
  'Target {amount}',
  'Insured',
  'Owner',
  'Yes',
  'No',
  'N/A',
] as const

/** What the table of pages calls its links; most are among the names in the navigation, too. */
const linkNames = Object.values<Page>(pages).flatMap(({ navigation }) => navigation?.name ?? [])

type LinkName = (typeof pages)[LinkedPageId]['navigation']['name']
type Word = (typeof words)[number] | LinkName
type TermTexts = Readonly<Record<Word, string>> & { readonly '{count} ready': PluralText }

/**
 * The words of the data that the portal knows, by themselves: the statuses of cases, requirements and contracts, and the
 * names in the navigation and of quick links. A place such as `{count}` stands for what differs.
 * An override may name words of your own as well; a word without one is shown as it came.
 */
export const termMessages: MessageCatalog<OpenTexts<TermTexts>> = defineMessages('terms', {
  ...(Object.fromEntries([...words, ...linkNames].map((word) => [word, word])) as Record<Word, string>),
  '{count} ready': { one: '{count} ready', other: '{count} ready' },
})
