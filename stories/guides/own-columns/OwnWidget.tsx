import { type ContractType, contractTypes } from '@producer-portal/domain/cases'
import { byList, changeListState, type ListChange, type ListState } from '@producer-portal/domain/lists'
import { CaseWidget } from '@producer-portal/features/cases'
import { useState } from 'react'
import { type OwnCase, widget } from './columns.js'

export interface OwnWidgetProps {
  /** In load order. */
  cases: Readonly<Record<ContractType, readonly OwnCase[]>>
  now: Date
}

const { defaultFilters: filters, defaultSort: sort } = widget.state
const atFirst: ListState<typeof filters> = { filters, sort, page: 1, pageSize: 5 }
const reload = () => location.reload()
const openCase = ({ contract }: OwnCase) => location.assign(`/cases/${contract.contractNo}`)

/** The New Business widget with a column and a filter of your own. */
export function OwnWidget({ cases, now }: OwnWidgetProps) {
  const [type, setType] = useState<ContractType>('pending')
  const [state, setState] = useState(atFirst)
  const change = (next: ListChange<typeof filters>) => setState((last) => changeListState(last, next))
  const lists = byList(contractTypes, (each) => ({ state: 'ready' as const, rows: cases[each] }))
  return (
    <CaseWidget
      list={{
        rules: widget.lists[type],
        state: {
          ...state,
          onFiltersChange: (next) => change({ filters: next }),
          onSortChange: (next) => change({ sort: next }),
          onPageChange: (page) => change({ page }),
        },
      }}
      lists={lists}
      now={now}
      onTypeSelect={setType}
      onRowOpen={openCase}
      onRequirementsOpen={openCase}
      onRefresh={reload}
    />
  )
}
