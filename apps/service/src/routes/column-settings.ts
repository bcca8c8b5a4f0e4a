import {
  clearColumnSettings,
  columnSettingsErrors,
  columnSettingsFailures,
  getColumnSettings,
  saveColumnSettings,
} from '@producer-portal/domain/column-settings'
import { failingWith } from '../http/failing-with.ts'
import { RequestFailure } from '../http/failure.ts'
import type { Route } from '../http/route.ts'
import { route } from '../http/route.ts'
import { clearColumns, readColumns, saveColumns } from '../store/column-preferences.ts'

/** The columns that each user arranged for each New Business list. */
export const columnSettingsRoutes: readonly Route[] = [
  route(getColumnSettings, ({ query, user, services }) =>
    failingWith(columnSettingsFailures.retrieve, () => readColumns(services.db, user.userId, query.alertTypeString)),
  ),

  route(saveColumnSettings, async ({ body: { alertType, columns }, user, services }) => {
    const errors = columnSettingsErrors(alertType, columns)
    if (errors.length > 0) throw new RequestFailure(422, columnSettingsFailures.save, { errors })
    await failingWith(columnSettingsFailures.save, () => saveColumns(services.db, user.userId, alertType, columns))
    return {}
  }),

  route(clearColumnSettings, async ({ query, user, services }) => {
    await failingWith(columnSettingsFailures.remove, () => clearColumns(services.db, user.userId, query.alertType))
    return {}
  }),
]
