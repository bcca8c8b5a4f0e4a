import * as v from 'valibot'
import { canUseNewBusiness } from '../access/index.ts'
import { contractTypes } from '../cases/contract-types.ts'
import { acknowledgementSchema, defineEndpoint } from '../endpoint/index.ts'
import { columnSettingsSaveSchema, savedColumnSchema } from './column-setting.ts'

const path = '/alert-column-preference'
const alertType = v.picklist(contractTypes)

/** The saved columns of one list; none means that the defaults apply. */
export const getColumnSettings = defineEndpoint({
  name: 'getColumnSettings',
  method: 'GET',
  path,
  subject: 'column-settings',
  summary: "Gets the user's saved columns of one New Business list; an empty list means the defaults.",
  access: canUseNewBusiness,
  query: v.object({ alertTypeString: alertType }),
  answer: v.nullish(v.array(savedColumnSchema), []),
})

/** Saves the columns of one list. */
export const saveColumnSettings = defineEndpoint({
  name: 'saveColumnSettings',
  method: 'POST',
  path,
  subject: 'column-settings',
  summary: "Saves the user's columns of one New Business list.",
  access: canUseNewBusiness,
  body: columnSettingsSaveSchema,
  answer: acknowledgementSchema,
})

/** Forgets the saved columns of one list. */
export const clearColumnSettings = defineEndpoint({
  name: 'clearColumnSettings',
  method: 'POST',
  path: `${path}/clear`,
  subject: 'column-settings',
  summary: 'Restores the default columns of one New Business list.',
  access: canUseNewBusiness,
  query: v.object({ alertType }),
  answer: acknowledgementSchema,
})
