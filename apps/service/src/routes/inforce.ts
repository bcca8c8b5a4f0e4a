import { normalizeContractNumber } from '@producer-portal/domain/formatting'
import { getInforceContractDetail, getInforceContracts, withDisplayNames } from '@producer-portal/domain/inforce'
import * as v from 'valibot'
import { listScope, scopeOf } from '../auth/scope.ts'
import { RequestFailure } from '../http/failure.ts'
import { StoredJson } from '../http/reply.ts'
import type { Route } from '../http/route.ts'
import { route } from '../http/route.ts'
import { utcDay } from '../store/days.ts'
import { findInforceContract, inforceListText } from '../store/inforce.ts'

/** The in-force lists and the details of a contract, within what the user may see. */
export const inforceRoutes: readonly Route[] = [
  route(getInforceContracts, async ({ query, user, services: { db, now } }) => {
    const scope = await listScope(user, query.number, db)
    return new StoredJson(await inforceListText(db, query.type, scope, utcDay(now())))
  }),

  route(getInforceContractDetail, async ({ params, user, services: { db, now } }) => {
    const key = { ...params, contractNo: normalizeContractNumber(params.contractNo) }
    const found = await findInforceContract(db, key, scopeOf(user), utcDay(now()))
    if (found === null) throw new RequestFailure(404, 'There is no such contract.')
    return withDisplayNames(v.parse(getInforceContractDetail.answer, found))
  }),
]
