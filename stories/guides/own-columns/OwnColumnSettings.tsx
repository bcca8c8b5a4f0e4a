import {
  type ColumnPreference,
  loadColumnSettings,
  type SavedColumn,
  toColumnPreferences,
} from '@producer-portal/domain/column-settings'
import { ColumnSettingsScreen } from '@producer-portal/features/column-settings'
import { useState } from 'react'
import { columns } from './columns.js'

export interface OwnColumnSettingsProps {
  /** The columns that your API has saved for the user; none means the defaults. */
  saved: readonly SavedColumn[]
  /** Saves it: each column goes by its number. */
  onSave: (preferences: readonly ColumnPreference[]) => void
}

/** The page on which users arrange the columns of the pending cases, yours among them. */
export function OwnColumnSettings({ saved, onSave }: OwnColumnSettingsProps) {
  const { settings: before, error } = loadColumnSettings('pending', saved, columns)
  const [settings, setSettings] = useState(before)
  return (
    <ColumnSettingsScreen
      type="pending"
      columns={columns}
      problem={error && 'title-not-found'}
      settings={settings}
      saved={before}
      onSettingsChange={setSettings}
      onSave={() => onSave(toColumnPreferences(settings, columns))}
      onRestore={() => onSave([])}
      onOutcomeClose={() => {}}
      onRetry={() => {}}
    />
  )
}
