'use client'

import type { ContractType } from '@producer-portal/domain/cases'
import {
  activeFilters,
  ArrowDownIcon,
  ArrowUpIcon,
  Badge,
  Button,
  type DataTableLabels,
  FilterIcon,
  latePart,
  Toolbar,
  useAnnounce,
  useFiltersOpening,
  useLatePart,
  VisuallyHidden,
} from '@producer-portal/ui'
import { createElement } from 'react'
import { listMessages } from '../messages/list-messages.js'
import { useMessages } from '../messages/use-messages.js'
import { caseFilterFields, changedFilters } from './case-filter-fields.js'
import { caseWidgetMessages } from './case-widget-messages.js'
import type { CaseWidgetProps } from './CaseWidgetProps.js'
import { caseMessages } from './messages.js'
import type { FilteredCases } from './use-filtered-cases.js'

const filtersPart = latePart(() => import('./CaseWidgetFilters.js').then((part) => part.CaseWidgetFilters))

export interface CaseWidgetToolsProps extends Pick<CaseWidgetProps, 'sort' | 'onSortChange' | 'onFiltersChange'> {
  type: ContractType
  /** The filters that count, and their choices. */
  shown: Pick<FilteredCases, 'known' | 'options'>
  /** Whether the list holds no case at all, so that there is nothing to filter. */
  isEmpty: boolean
  /** Said once after a change of the order. */
  sortedText: DataTableLabels['sorted']
}

/** What narrows and orders the list of the widget. The cards of a phone have a choice of order themselves. */
export function CaseWidgetTools(props: CaseWidgetToolsProps) {
  const { type, shown, isEmpty, sortedText, sort, onSortChange, onFiltersChange } = props
  const say = useMessages(caseWidgetMessages)
  const sayList = useMessages(listMessages)
  const sayCases = useMessages(caseMessages)
  const announce = useAnnounce()
  const opening = useFiltersOpening(false)
  const fields = caseFilterFields(type, shown.known, shown.options, { say: sayCases, sayList })
  const filterCount = activeFilters(fields).length
  const areFiltersSeen = filterCount > 0 || opening.areFieldsShown || opening.isDialogShown
  const Filters = useLatePart(filtersPart, areFiltersSeen)
  const isDescending = sort.direction === 'descending'
  const hasToggle = !isEmpty && !opening.areFieldsShown
  const turnRound = () => {
    const direction = isDescending ? 'ascending' : 'descending'
    onSortChange({ ...sort, direction })
    announce(sortedText(say(sort.key), direction))
  }
  const toggle = (
    <Button
      variant="quiet"
      size="small"
      data-table-only
      iconStart={isDescending ? ArrowDownIcon : ArrowUpIcon}
      onClick={turnRound}
    >
      <span aria-hidden>{say(sort.key)}</span>
      <VisuallyHidden>
        {say(isDescending ? 'sortedDescending' : 'sortedAscending', { column: say(sort.key) })}
      </VisuallyHidden>
    </Button>
  )
  return (
    <>
      <Toolbar label={say('toolsLabel')} end={hasToggle && toggle}>
        <Button size="small" iconStart={FilterIcon} disabled={isEmpty} {...opening.buttonProps}>
          {say('filter')}
          {filterCount > 0 && <Badge tone="accent">{filterCount}</Badge>}
        </Button>
      </Toolbar>
      {!isEmpty &&
        Filters &&
        createElement(Filters, {
          label: say('filterBy'),
          filters: fields,
          onFiltersChange: (values) => onFiltersChange(changedFilters(type, values)),
          opening,
        })}
    </>
  )
}
