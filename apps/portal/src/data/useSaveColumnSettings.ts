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
      const result = send()
      await mutate<SavedColumn[] | undefined>(
        key,
        result.then(({ kind }) => {
          if (kind !== 'saved') throw new Error('The columns were not saved')
          return columns
        }),
        {
          // Columns that could not be had are not replaced before it is known that others were saved
          optimisticData: (current) => current && columns,
          throwOnError: false,
          // After a failure the service is asked what holds
          revalidate: (current) => current !== columns,
        },
      )
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
