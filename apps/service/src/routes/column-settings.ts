import {
  clearColumnSettings,
  columnSettingsErrors,
  columnSettingsFailures,
  getColumnSettings,
  saveColumnSettings,
} from '@producer-portal/domain/column-settings'
import { HttpError, withErrorMessage } from '../http/failure.ts'
import type { Route } from './route.ts'
import { route } from './route.ts'
import { clearColumns, readColumns, saveColumns } from '../store/column-settings.ts'

/** Each user's columns for each New Business list. */
export const routes: readonly Route[] = [
  route(getColumnSettings, ({ query, user, services }) =>
    withErrorMessage(columnSettingsFailures.retrieve, () =>
      readColumns(services.db, user.userId, query.alertTypeString),
    ),
  ),

  route(saveColumnSettings, async ({ body: { alertType, columns }, user, services }) => {
    const errors = columnSettingsErrors(alertType, columns)
    if (errors.length > 0) throw new HttpError(422, columnSettingsFailures.save, { errors })
    await withErrorMessage(columnSettingsFailures.save, () => saveColumns(services.db, user.userId, alertType, columns))
    return {}
  }),

  route(clearColumnSettings, async ({ query, user, services }) => {
    await withErrorMessage(columnSettingsFailures.remove, () => clearColumns(services.db, user.userId, query.alertType))
    return {}
  }),
]
