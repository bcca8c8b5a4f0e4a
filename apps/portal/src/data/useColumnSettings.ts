import type { ContractType } from '@producer-portal/domain/cases'
import { alertTypeValue, getColumnSettings, loadColumnSettings } from '@producer-portal/domain/column-settings'
import type { ColumnSettings } from '@producer-portal/domain/column-settings'
import { useMemo } from 'react'
import { useQuery } from './useQuery.js'

/** How the user has arranged the columns of a list; the defaults until that is known, and when it cannot be had. */
export function useColumnSettings(type: ContractType): ColumnSettings {
  const { data } = useQuery(getColumnSettings, { query: { alertTypeString: alertTypeValue(type) } })
  return useMemo(() => loadColumnSettings(type, data ?? null).settings, [type, data])
}
