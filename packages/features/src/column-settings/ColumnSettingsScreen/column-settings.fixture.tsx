import {
  type ColumnSettings,
  defaultColumnSettings,
  lockColumn,
  setColumnVisible,
} from '@producer-portal/domain/column-settings'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { ColumnSettingsScreen, type ColumnSettingsScreenProps } from './ColumnSettingsScreen.js'

const pending = defaultColumnSettings('pending')

/** Columns as a producer may have them: two locked, two hidden. */
export const arranged: ColumnSettings = setColumnVisible(
  setColumnVisible(lockColumn(pending, 'days-pending'), 'ipn', false),
  'comm-percent',
  false,
)

/** The initial args of the stories: the pending cases with the default columns. */
export const columnSettingsArgs = {
  type: 'pending',
  settings: pending,
  saved: pending,
  onSettingsChange: fn(),
  onSave: fn(),
  onRestore: fn(),
  onOutcomeClose: fn(),
  onRetry: fn(),
} satisfies ColumnSettingsScreenProps

/** The screen with what is arranged kept, as the app keeps it. */
export function WorkingColumnSettings(props: ColumnSettingsScreenProps) {
  const [settings, setSettings] = useState(props.settings)
  return (
    <ColumnSettingsScreen
      {...props}
      settings={settings}
      onSettingsChange={(next) => {
        setSettings(next)
        props.onSettingsChange(next)
      }}
    />
  )
}
