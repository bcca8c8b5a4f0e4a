import { normalizeContractNumber } from '@producer-portal/domain/formatting'
import { getInforceContractDetail, getInforceContracts, withDisplayNames } from '@producer-portal/domain/inforce'
import { applicationCodes } from '@producer-portal/domain/manage-access'
import * as v from 'valibot'
import { getListScope, getScope } from '../auth/list-scope.ts'
import { HttpError } from '../http/failure.ts'
import { LongList, route } from './route.ts'
import type { Route } from './route.ts'
import { utcDay } from '../days.ts'
import { findInforceContract, readInforceList } from '../store/inforce.ts'
import { identifyList } from '../store/long-lists.ts'

/** The in-force lists and the details of a contract, within what the user may see. */
export const routes: readonly Route[] = [
  route(getInforceContracts, async ({ query, user, services }) => {
    const { db, now, lists } = services
    const scope = await getListScope(
      user,
      { accessCode: applicationCodes.inforceActivity, number: query.number },
      services,
    )
    const asked = { list: query.type, scope, today: utcDay(now()) }
    const { key, etag } = await identifyList(db, { ...asked, table: 'inforce_alert' })
    return new LongList(etag, () => lists.open(user.userId, { key, etag, read: () => readInforceList(db, asked) }))
  }),

  route(getInforceContractDetail, async ({ params, user, services }) => {
    const { db, now } = services
    const key = { ...params, contractNo: normalizeContractNumber(params.contractNo) }
    const scopes = {
      details: await getScope(user, applicationCodes.inforceValues, services),
      alerts: await getScope(user, applicationCodes.inforceActivity, services),
    }
    const found = await findInforceContract(db, key, scopes, utcDay(now()))
    if (found === null) throw new HttpError(404, 'There is no such contract.')
    return withDisplayNames(v.parse(getInforceContractDetail.answer, found))
  }),
]
