import * as v from 'valibot'
import { storedValue } from '../storage/stored.js'

/** The number of the agency that was opened last on this device; empty for none. */
export const lastAgency = storedValue('device', 'last-agency', v.string(), '')
