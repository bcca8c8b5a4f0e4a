import { normalizeContractNumber } from '@producer-portal/domain/formatting'
import { getInforceContractDetail, getInforceContracts, withDisplayNames } from '@producer-portal/domain/inforce'
import * as v from 'valibot'
import { getListScope, getScope } from '../auth/list-scope.ts'
import { HttpError } from '../http/failure.ts'
import { StoredJson, route } from './route.ts'
import type { Route } from './route.ts'
import { utcDay } from '../days.ts'
import { findInforceContract, inforceListText } from '../store/inforce.ts'

/** The in-force lists and the details of a contract, within what the user may see. */
export const inforceRoutes: readonly Route[] = [
  route(getInforceContracts, async ({ query, user, services: { db, now } }) => {
    const scope = await getListScope(user, query.number, db)
    return new StoredJson(await inforceListText(db, query.type, scope, utcDay(now())))
  }),

  route(getInforceContractDetail, async ({ params, user, services: { db, now } }) => {
    const key = { ...params, contractNo: normalizeContractNumber(params.contractNo) }
    const found = await findInforceContract(db, key, getScope(user), utcDay(now()))
    if (found === null) throw new HttpError(404, 'There is no such contract.')
    return withDisplayNames(v.parse(getInforceContractDetail.answer, found))
  }),
]
