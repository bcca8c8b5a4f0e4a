import { accountFieldIds } from '@producer-portal/domain/account'
import type { FullProfileProps } from '@producer-portal/features/account'
import { textFromState } from '../shell/location-state.js'

/** A row of the profile that has a page to change it. */
export type ProfileRow = NonNullable<FullProfileProps['changed']>

const rows: readonly ProfileRow[] = [...accountFieldIds, 'password', 'securityQuestion', 'mobilePhone', 'textAlerts']

/** The navigation state of a return to the profile after a change: the row gets the focus. */
export function toChangedRow(row: ProfileRow): { readonly changed: ProfileRow } {
  return { changed: row }
}

/** The row that was just changed, by the state of the location; undefined without a change. */
export function readChangedRow(state: unknown): ProfileRow | undefined {
  const text = textFromState(state, 'changed')
  return rows.find((row) => row === text)
}
