import type { ContractType } from '@producer-portal/domain/cases'
import { alertTypeValue, getColumnSettings, loadColumnSettings } from '@producer-portal/domain/column-settings'
import type { ColumnSettings, ColumnSettingsProblem } from '@producer-portal/domain/column-settings'
import { useMemo } from 'react'
import { useQuery } from './useQuery.js'

/** How the user has arranged the columns of a list. */
export interface ColumnSettingsQuery {
  /** The columns as they were saved; the defaults where nothing was, and where that cannot be had. */
  readonly settings: ColumnSettings
  /** True while it is not known whether anything was saved. */
  readonly isLoading: boolean
  /** Why the defaults stand in for what was saved; null when all is well. */
  readonly problem: ColumnSettingsProblem | null
  /** Asks the service again. */
  readonly reload: () => void
  /** The same, for those who wait: settles once there is an answer or an error. */
  readonly reloaded: () => Promise<unknown>
}

export function useColumnSettings(type: ContractType): ColumnSettingsQuery {
  const query = useQuery(getColumnSettings, { query: { alertTypeString: alertTypeValue(type) } })
  const { data, isLoading, reload, reloaded } = query
  const { settings, error } = useMemo(() => loadColumnSettings(type, data ?? null), [type, data])
  const problem = data || isLoading ? error && 'title-not-found' : 'not-retrieved'
  return { settings, isLoading, problem, reload, reloaded }
}
