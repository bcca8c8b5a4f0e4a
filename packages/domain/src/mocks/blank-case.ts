import * as v from 'valibot'
import { caseSchema } from '../cases/case.ts'
import type { Case } from '../cases/case.ts'

/** A case of which nothing is known: what the mock cases leave out is as it is in the answer of a service. */
export const blankCase: Case = v.parse(caseSchema, { contract: { coCode: '01', coType: 'LIF', contractNo: '' } })
