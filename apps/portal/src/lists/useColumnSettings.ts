import type { ContractType } from '@producer-portal/domain/cases'
import { getColumnSettings, loadColumnSettings } from '@producer-portal/domain/column-settings'
import type { ColumnSettings, ColumnSettingsProblem } from '@producer-portal/domain/column-settings'
import { useMemo } from 'react'
import { useQuery } from '../api/useQuery.js'

/** The way the user has arranged the columns of a list. */
export interface ColumnSettingsQuery {
  /** The columns as they were saved; the defaults if nothing was, and if they failed to load. */
  readonly settings: ColumnSettings
  /** True while it's unknown whether anything was saved. */
  readonly isLoading: boolean
  /** The reason the defaults are shown instead of what was saved; null if all is well. */
  readonly problem: ColumnSettingsProblem | null
  /** Asks the service again; settles once there is an answer or an error. */
  readonly reload: () => Promise<unknown>
}

export function useColumnSettings(type: ContractType): ColumnSettingsQuery {
  const { data, isLoading, reload } = useQuery(getColumnSettings, { query: { alertTypeString: type } })
  const { settings, error } = useMemo(() => loadColumnSettings(type, data ?? null), [type, data])
  const problem = data || isLoading ? error && 'title-not-found' : 'not-retrieved'
  return { settings, isLoading, problem, reload }
}
