import * as v from 'valibot'
import { contractTypeNames } from '../cases/contract-types.ts'
import type { ContractType } from '../cases/contract-types.ts'
import { alertTypeValues } from './preference.ts'
import type { AlertTypeValue } from './preference.ts'

/**
 * The type value of the column-settings calls: the last part of the tab's address with its first hyphen changed to an
 * underscore. Reading, saving and clearing send the same value.
 */
export function alertTypeValue(type: ContractType): AlertTypeValue {
  return v.parse(v.picklist(alertTypeValues), contractTypeNames[type].segment.replace('-', '_'))
}
