/** The age a client is on a day, and as insurance counts it. */
export interface ClientAges {
  /** Completed years. */
  readonly age: number
  /** The age at the nearest birthday: from six months after a birthday, that of the next one. */
  readonly insuranceAge: number
  /** The day on which the insurance age changes next, `YYYY-MM-DD`. */
  readonly nextInsuranceAgeOn: string
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/

/**
 * The ages of a person who was born on a day. Somebody who was born on February 29 has their birthday on March 1 in
 * other years.
 * @param birthDate `YYYY-MM-DD`
 * @param today `YYYY-MM-DD`
 * @returns null when the birth date is missing, no date, or later than today
 */
export function getAges(birthDate: string | null, today: string): ClientAges | null {
  if (birthDate === null || !isoDay.test(birthDate) || !isDate(birthDate) || birthDate > today) return null
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  const age = addMonths(birthDate, years * 12) <= today ? years : years - 1
  const halfBirthday = addMonths(birthDate, age * 12 + 6)
  const isPast = halfBirthday <= today
  return {
    age,
    insuranceAge: isPast ? age + 1 : age,
    nextInsuranceAgeOn: isPast ? addMonths(birthDate, age * 12 + 18) : halfBirthday,
  }
}

function isDate(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** The same day a number of months later; the first of the following month where there is no such day. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const later = new Date(Date.UTC(year, month - 1 + months, 1))
  const daysInMonth = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate()
  if (date <= daysInMonth) later.setUTCDate(date)
  else later.setUTCMonth(later.getUTCMonth() + 1)
  return later.toISOString().slice(0, 10)
}
