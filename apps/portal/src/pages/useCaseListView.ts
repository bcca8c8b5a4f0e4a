import { casePageSizes, caseTables } from '@producer-portal/domain/cases'
import type { CaseColumnId, CaseFilters, ContractType } from '@producer-portal/domain/cases'
import { useMemo, useState } from 'react'
import { addressedCaseFilters, chosenCaseFilters } from './chosen-case-filters.js'
import type { ListAddressShape } from './list-view-query.js'
import { useListView } from './useListView.js'

const shapeOf = (type: ContractType) => ({
  columns: caseTables[type],
  pageSizes: casePageSizes,
  filters: addressedCaseFilters,
})

const shapes: Readonly<Record<ContractType, ListAddressShape<CaseColumnId>>> = {
  pending: shapeOf('pending'),
  issued: shapeOf('issued'),
  not_placed: shapeOf('not_placed'),
}

/**
 * What is seen of a case list: all of it in the address but the typed name, since the names of insured people stay out
 * of addresses.
 */
export function useCaseListView(type: ContractType) {
  const { view, change } = useListView(shapes[type])
  const [name, setName] = useState<string>()
  const chosen = useMemo(() => chosenCaseFilters(type, view.filters, name), [type, view.filters, name])
  const changeFilters = ({ name: typed, ...others }: Partial<CaseFilters>) => {
    if (typed !== undefined) setName(typed)
    change({ filters: { ...view.filters, ...others }, page: 1 })
  }
  return { view, change, filters: chosen, changeFilters }
}
