import { dayNumber } from '../formatting/dates.ts'
import type { ListRules } from '../lists/list-state.ts'
import { smallestFirst } from '../lists/load-order.ts'
import { utcDay } from './alert-dates.ts'
import type { InforceAlert } from './alert.ts'

/** An alert with the days until its contract lapses: 0 is today. */
export interface SoonestLapse<Row extends InforceAlert = InforceAlert> {
  readonly alert: Row
  readonly days: number
}

/**
 * The alert of the contract that lapses soonest, today or later; of several on one day the first. Null when none does.
 * @param now the moment whose UTC day is today
 */
export function findSoonestLapse<Row extends InforceAlert>(
  alerts: readonly Row[],
  now: Date,
): SoonestLapse<Row> | null {
  const [soonest = null] = alerts
    .flatMap((alert) => {
      const day = dayNumber(alert.lapseDate)
      return day === null || day < utcDay(now) ? [] : [{ alert, days: day - utcDay(now) }]
    })
    .toSorted((a, b) => a.days - b.days)
  return soonest
}

/** The same list, in the order in which its contracts lapse; dates that have passed come first, alerts without one last. */
export function withSoonestFirst<Rules extends Pick<ListRules<InforceAlert, object, unknown>, 'toDefaultOrder'>>(
  rules: Rules,
): Rules {
  return { ...rules, toDefaultOrder: inOrderOfLapse }
}

function inOrderOfLapse<Row extends InforceAlert>(alerts: readonly Row[]): Row[] {
  return smallestFirst(alerts, ({ lapseDate }) => dayNumber(lapseDate))
}
