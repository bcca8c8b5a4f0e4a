import type { ContractType } from '@producer-portal/domain/cases'
import {
  alertTypeValue,
  clearColumnSettings,
  getColumnSettings,
  saveColumnSettings,
  toColumnPreferences,
} from '@producer-portal/domain/column-settings'
import type { ColumnSettings, SavedColumn } from '@producer-portal/domain/column-settings'
import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import { queryKey } from './keys.js'
import { save } from './save.js'
import type { SaveResult } from './save.js'

/** Both calls count at once, in every table, and are taken back when they were not saved. */
export interface ColumnSettingsSaving {
  readonly save: (settings: ColumnSettings) => Promise<SaveResult>
  /** Forgets what was saved, so that the defaults apply. */
  readonly restore: () => Promise<SaveResult>
}

/** Saves how the user has arranged the columns of a list. */
export function useSaveColumnSettings(type: ContractType): ColumnSettingsSaving {
  const { mutate } = useSWRConfig()
  return useMemo(() => {
    const alertType = alertTypeValue(type)
    const key = queryKey(getColumnSettings, { query: { alertTypeString: alertType } })

    const apply = async (columns: SavedColumn[], send: () => Promise<SaveResult>) => {
      const before: { columns?: SavedColumn[] | undefined } = {}
      // Columns that could not be had are not replaced before it is known that others were saved
      const showEarly = (current: SavedColumn[] | undefined) => {
        before.columns = current
        return current && columns
      }
      await mutate(key, showEarly, { revalidate: false })
      const result = await send()
      if (result.kind === 'saved') await mutate(key, columns, { revalidate: false })
      else if (before.columns) void mutate(key, before.columns)
      return result
    }
    return {
      save: (settings) => {
        const columns = toColumnPreferences(settings)
        return apply(columns, () => save(saveColumnSettings, { body: { alertType, columns } }))
      },
      restore: () => apply([], () => save(clearColumnSettings, { query: { alertType } })),
    }
  }, [mutate, type])
}
