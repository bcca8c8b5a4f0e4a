'use client'
import { defaultColumnSettings } from '@producer-portal/domain/column-settings'
import { ColumnSettingsScreen, type ColumnSettingsOutcome } from '@producer-portal/features/column-settings'
import { useState } from 'react'

/** The page on which the columns of the pending cases are arranged. */
export function Columns() {
  const [saved, setSaved] = useState(() => defaultColumnSettings('pending'))
  const [settings, setSettings] = useState(saved)
  const [outcome, setOutcome] = useState<ColumnSettingsOutcome | null>(null)
  return (
    <ColumnSettingsScreen
      type="pending"
      settings={settings}
      saved={saved}
      onSettingsChange={setSettings}
      onSave={() => {
        setSaved(settings)
        setOutcome('saved')
      }}
      onRestore={() => setSettings(defaultColumnSettings('pending'))}
      outcome={outcome}
      onOutcomeClose={() => setOutcome(null)}
      onRetry={() => undefined}
    />
  )
}
