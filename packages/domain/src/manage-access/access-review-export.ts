import { exportDay } from '../exports/export-moment.ts'
import type { ExportLanguage, ExportTable } from '../exports/export-table.ts'
import { exportTable } from '../exports/export-table.ts'
import { toLocalDay } from '../formatting/dates.ts'
import type { ListColumn } from '../lists/columns.ts'
import { dateCell, textCell } from '../lists/columns.ts'
import type { AccessLine, AccessReview } from './access-review.ts'
import { getApplicationName } from './save-errors.ts'

/** A line of access in words: `Agency information`, `Agent information: Elena Rivera (100101)`. */
export function describeAccess({
  kind,
  agentName,
  agentNo,
}: Pick<AccessLine, 'kind' | 'agentName' | 'agentNo'>): string {
  if (kind === 'AGENCY') return 'Agency information'
  const agent = agentName === null ? (agentNo ?? '') : `${agentName} (${agentNo})`
  return kind === 'AGENT' ? `Agent information: ${agent}` : `Managed agent: ${agent}`
}

type ReviewedFact = 'name' | 'role' | 'status' | 'access' | 'application'
type ReviewedDeed = 'granted-at' | 'granted-by' | 'last-used' | 'reviewed-at' | 'reviewed-by'

/** The columns of an access review. */
export const accessReviewColumns: readonly ListColumn<AccessLine, `review-${ReviewedFact | ReviewedDeed}`>[] = [
  { id: 'review-name', header: 'Name', width: 180, ...textCell<AccessLine>(({ fullName }) => fullName) },
  { id: 'review-role', header: 'Role', width: 120, hasTerms: true, ...textCell<AccessLine>(({ role }) => role) },
  {
    id: 'review-status',
    header: 'Status',
    width: 100,
    hasTerms: true,
    ...textCell<AccessLine>(({ status }) => status),
  },
  {
    id: 'review-access',
    header: 'Access',
    width: 240,
    isMultiline: true,
    hasTerms: true,
    ...textCell<AccessLine>(describeAccess),
  },
  {
    id: 'review-application',
    header: 'Application',
    width: 240,
    isMultiline: true,
    hasTerms: true,
    ...textCell<AccessLine>(getApplicationName),
  },
  {
    id: 'review-granted-at',
    header: 'Granted',
    width: 110,
    ...dateCell<AccessLine>(({ grantedAt }) => toLocalDay(grantedAt)),
  },
  { id: 'review-granted-by', header: 'Granted by', width: 160, ...textCell<AccessLine>(({ grantedBy }) => grantedBy) },
  {
    id: 'review-last-used',
    header: 'Last used',
    width: 110,
    ...dateCell<AccessLine>(({ lastUsed }) => toLocalDay(lastUsed)),
  },
  {
    id: 'review-reviewed-at',
    header: 'Reviewed',
    width: 110,
    ...dateCell<AccessLine>(({ reviewedAt }) => toLocalDay(reviewedAt)),
  },
  {
    id: 'review-reviewed-by',
    header: 'Reviewed by',
    width: 160,
    ...textCell<AccessLine>(({ reviewedBy }) => reviewedBy),
  },
]

/** The export of an access review with all its lines, named `access_review_AG1001_0503`. */
export function accessReviewExport(
  { agencyNo, lines }: AccessReview,
  now: Date,
  { columns = accessReviewColumns, locale }: ExportLanguage<AccessLine> = {},
): ExportTable {
  return exportTable({
    fileName: `access_review_${agencyNo}_${exportDay(now)}`,
    rows: lines,
    columns,
    now,
    locale,
    emptyText: '',
  })
}
