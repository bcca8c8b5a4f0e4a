import type { ClientDetail } from '../client-lookup/index.ts'
import { localCalendar } from './clock.ts'
import type { Calendar, Clock } from './clock.ts'
import { randomFor } from './random.ts'

const streets = ['Harbor Street', 'Mill Road', 'Prairie Avenue', 'Lakeview Drive', 'Cedar Lane', 'Station Street']
const places = [
  'Evanston, IL 60201',
  'Madison, WI 53703',
  'Chicago, IL 60616',
  'Ann Arbor, MI 48104',
  'Des Moines, IA 50309',
  'St. Paul, MN 55102',
] as const

/** A client's number, with what is known of the client apart from their contracts. */
export type ClientContact = Pick<ClientDetail, 'birthDate' | 'email' | 'phone' | 'address'> & { readonly ipn: string }

/**
 * Made-up contact data of clients, the same for the same number; some of it is missing now and then. Their ages are
 * relative to the clock.
 */
export function generateContacts(
  clients: readonly { readonly ipn: string; readonly name: string }[],
  clock: Clock,
): readonly ClientContact[] {
  const calendar = localCalendar(clock)
  return clients.map(({ ipn, name }) => generateContact(ipn, name, calendar))
}

function generateContact(ipn: string, name: string, calendar: Calendar): ClientContact {
  const random = randomFor('contact', 1, ipn)
  const mailName = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .trim()
    .replaceAll(/ +/g, '.')
  return {
    ipn,
    birthDate: random.orNull(0.01, calendar.ago(random.int(20 * 365, 88 * 365))),
    email: mailName === '' ? null : random.orNull(0.08, `${mailName}@example.com`),
    phone: random.orNull(0.05, `312555${String(random.int(100, 199)).padStart(4, '0')}`),
    address: random.orNull(0.03, `${random.int(1, 980)} ${random.pick(streets)}, ${random.pick(places)}`),
  }
}
