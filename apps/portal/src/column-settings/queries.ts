import type { ContractType } from '@producer-portal/domain/cases'
import {
  clearColumnSettings,
  getColumnSettings,
  saveColumnSettings,
  toColumnPreferences,
} from '@producer-portal/domain/column-settings'
import type { ColumnSettings, SavedColumn } from '@producer-portal/domain/column-settings'
import type { Result } from '@producer-portal/domain/endpoint'
import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import { call } from '../api/api.js'
import { queryKey } from '../api/cache.js'

/** Both calls show at once in every table, and are undone if saving fails. */
export interface ColumnSettingsSaving {
  /** The settings as saved by now; null if it can't be asked. */
  readonly readSaved: () => Promise<readonly SavedColumn[] | null>
  readonly save: (settings: ColumnSettings) => Promise<Result<unknown>>
  /** Deletes what was saved, so that the defaults apply. */
  readonly restore: () => Promise<Result<unknown>>
}

/** Saves how the user has arranged the columns of a list. */
export function useSaveColumnSettings(type: ContractType): ColumnSettingsSaving {
  const { mutate } = useSWRConfig()
  return useMemo(() => {
    const key = queryKey(getColumnSettings, { query: { alertTypeString: type } })

    const apply = async (columns: SavedColumn[], saving: Promise<Result<unknown>>) => {
      await mutate<SavedColumn[] | undefined>(
        key,
        saving.then(({ ok }) => {
          if (!ok) throw new Error('The columns were not saved')
          return columns
        }),
        {
          // Columns that failed to load aren't replaced until it's known that others were saved
          optimisticData: (current) => current && columns,
          throwOnError: false,
          // After a failure the service is asked what it has
          revalidate: (current) => current !== columns,
        },
      )
      return saving
    }
    return {
      readSaved: async () => {
        const result = await call(getColumnSettings, { query: { alertTypeString: type } })
        return result.ok ? result.data : null
      },
      save: (settings) => {
        const columns = toColumnPreferences(settings)
        return apply(columns, call(saveColumnSettings, { body: { alertType: type, columns } }))
      },
      restore: () => apply([], call(clearColumnSettings, { query: { alertType: type } })),
    }
  }, [mutate, type])
}
