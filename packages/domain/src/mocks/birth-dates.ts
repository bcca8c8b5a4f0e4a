import { randomFor } from './random.ts'

/** The made-up birth date of a client of the demo, `YYYY-MM-DD`: the same for the same number, 25 to 84 years before 2026. */
export function mockBirthDate(ipn: string): string {
  const random = randomFor('birth date', ipn)
  const day = new Date(Date.UTC(random.int(1942, 2001), random.int(0, 11), random.int(1, 28)))
  return day.toISOString().slice(0, 10)
}
