import {
  type ColumnPreference,
  type ColumnSettings,
  defaultColumnSettings,
  loadColumnSettings,
  type SavedColumn,
  toColumnPreferences,
} from '@producer-portal/domain/column-settings'
import type { Result } from '@producer-portal/domain/endpoint'
import { ColumnSettingsScreen, type ColumnSettingsScreenProps } from '@producer-portal/features/column-settings'
import { useState } from 'react'
import { columns } from './columns.js'

export interface OwnColumnSettingsProps {
  /** The columns that your API has saved for the user; none means the defaults. */
  saved: readonly SavedColumn[]
  /** Saves it, each column by its number; none of them restores the defaults. Resolves to what came of it. */
  onSave: (preferences: readonly ColumnPreference[]) => Promise<Result<unknown>>
}

/** The page on which users arrange the columns of the pending cases, yours among them. */
export function OwnColumnSettings({ saved, onSave }: OwnColumnSettingsProps) {
  const loaded = loadColumnSettings('pending', saved, columns)
  const [before, setBefore] = useState(loaded.settings)
  const [settings, setSettings] = useState(before)
  const [state, setState] = useState<ColumnSettingsScreenProps['state']>('ready')
  const [outcome, setOutcome] = useState<ColumnSettingsScreenProps['outcome']>(null)
  const save = async (next: ColumnSettings, action: 'save' | 'restore') => {
    setState(action === 'save' ? 'saving' : 'restoring')
    const result = await onSave(action === 'save' ? toColumnPreferences(next, columns) : [])
    setState('ready')
    setOutcome({ action, result })
    if (!result.ok) return
    setBefore(next)
    setSettings(next)
  }
  return (
    <ColumnSettingsScreen
      type="pending"
      columns={columns}
      problem={loaded.error && 'title-not-found'}
      state={state}
      settings={settings}
      saved={before}
      outcome={outcome}
      onSettingsChange={setSettings}
      onSave={() => void save(settings, 'save')}
      onRestore={() => void save(defaultColumnSettings('pending', columns), 'restore')}
      onOutcomeClose={() => setOutcome(null)}
      onRetry={() => location.reload()}
    />
  )
}
