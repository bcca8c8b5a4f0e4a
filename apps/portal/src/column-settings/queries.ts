import type { ContractType } from '@producer-portal/domain/cases'
import {
  clearColumnSettings,
  getColumnSettings,
  saveColumnSettings,
  toColumnPreferences,
} from '@producer-portal/domain/column-settings'
import type { ColumnSettings, SavedColumn } from '@producer-portal/domain/column-settings'
import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import { queryKey } from '../api/cache.js'
import { save } from '../api/save.js'
import type { SaveResult } from '../api/save.js'

/** Both calls show at once in every table, and are undone if saving fails. */
export interface ColumnSettingsSaving {
  readonly save: (settings: ColumnSettings) => Promise<SaveResult>
  /** Deletes what was saved, so that the defaults apply. */
  readonly restore: () => Promise<SaveResult>
}

/** Saves how the user has arranged the columns of a list. */
export function useSaveColumnSettings(type: ContractType): ColumnSettingsSaving {
  const { mutate } = useSWRConfig()
  return useMemo(() => {
    const key = queryKey(getColumnSettings, { query: { alertTypeString: type } })

    const apply = async (columns: SavedColumn[], saving: Promise<SaveResult>) => {
      await mutate<SavedColumn[] | undefined>(
        key,
        saving.then(({ kind }) => {
          if (kind !== 'saved') throw new Error('The columns were not saved')
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
      save: (settings) => {
        const columns = toColumnPreferences(settings)
        return apply(columns, save(saveColumnSettings, { body: { alertType: type, columns } }))
      },
      restore: () => apply([], save(clearColumnSettings, { query: { alertType: type } })),
    }
  }, [mutate, type])
}
