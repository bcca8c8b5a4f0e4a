import type { Case, CaseWidgetColumn, CaseWidgetColumnId } from '@producer-portal/domain/cases'
import { agentInShort, getStatusTone, insuredNames } from '@producer-portal/domain/contracts'
import { formatMoney } from '@producer-portal/domain/formatting'
import { formatCount, type ListWidgetColumn, type Locale } from '@producer-portal/ui'
import { writeColumn } from '../../lists/write-column.js'
import type { Translate } from '../../i18n/useMessages.js'
import type { Terms } from '../../i18n/useTerms.js'
import type { caseWidgetMessages } from '../messages.js'

type TranslateWidget = Translate<typeof caseWidgetMessages.entries>
type WidgetColumn = ListWidgetColumn<Case> & { readonly id: CaseWidgetColumnId }

/** The columns of a list of the widget, some of which may be of one's own. */
export function caseWidgetColumns<Row extends Case>(
  columns: readonly CaseWidgetColumn<Row>[],
  t: TranslateWidget,
  locale: Locale,
  terms: Terms,
): readonly ListWidgetColumn<Row>[] {
  const ownColumns = getColumns(t, locale, terms)
  return columns.flatMap((column) =>
    'text' in column ? writeColumn(column, locale, terms) : (ownColumns.find(({ id }) => id === column.id) ?? []),
  )
}

/** The columns that the widget has of itself; each header sorts by the key of its own name. */
function getColumns(t: TranslateWidget, locale: Locale, { toTerm }: Terms): readonly WidgetColumn[] {
  return [
    {
      id: 'name',
      header: t('name'),
      width: 216,
      minWidth: 150,
      text: (row) => caseWidgetName(row, t),
      detail: ({ contract }) => contract.contractNo,
    },
    {
      id: 'agent',
      header: t('agent'),
      width: 224,
      minWidth: 158,
      card: 'subtitle',
      text: ({ agents }) => agentInShort(agents).name,
      detail: ({ agents }) => agentInShort(agents).agency,
    },
    {
      id: 'status',
      header: t('status'),
      // The longest status stays on one line
      width: 240,
      minWidth: 232,
      card: 'status',
      text: ({ caseStatus }) => toTerm(caseStatus?.trim() ?? ''),
      tone: ({ caseStatus }) => getStatusTone(caseStatus ?? ''),
    },
    {
      id: 'days',
      header: t('days'),
      width: 112,
      minWidth: 92,
      align: 'end',
      card: 'meta',
      text: ({ daysSinceProcDate: days }) => (days === null ? '' : formatCount(days, locale)),
      cardText: ({ daysSinceProcDate: days }) => (days === null ? '' : t('daysCount', { count: days })),
    },
    {
      id: 'amount',
      header: t('amount'),
      width: 144,
      minWidth: 118,
      align: 'end',
      card: 'amount',
      text: ({ faceAmount }) => formatMoney(faceAmount, locale),
    },
  ]
}

/** The insureds of a case on one line. */
export function caseWidgetName(row: Case, t: TranslateWidget): string {
  return insuredNames(row) || t('unnamed')
}
