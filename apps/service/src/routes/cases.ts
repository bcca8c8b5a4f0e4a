import {
  getContractDetail,
  getContracts,
  getContractsAndRequirements,
  readContractType,
} from '@producer-portal/domain/cases'
import type { WireContractType } from '@producer-portal/domain/cases'
import { localDay, normalizeContractNumber } from '@producer-portal/domain/formatting'
import { applicationCodes } from '@producer-portal/domain/manage-access'
import * as v from 'valibot'
import type { SignedInUser } from '../auth/session.ts'
import { getListScope, getScope } from '../auth/list-scope.ts'
import { HttpError } from '../http/failure.ts'
import { LongList, route } from './route.ts'
import type { Route } from './route.ts'
import type { Services } from '../services.ts'
import { findCase, readCaseList } from '../store/cases.ts'
import { identifyList } from '../store/long-lists.ts'

interface ListQuery {
  readonly type: WireContractType
  readonly number?: string | undefined
}

/** The New Business lists and the details of a case, within what the user may see. */
export const routes: readonly Route[] = [
  route(getContracts, ({ query, user, services }) => list(query, user, services)),
  route(getContractsAndRequirements, ({ query, user, services }) => list(query, user, services)),

  route(getContractDetail, async ({ params, user, services }) => {
    const key = { ...params, contractNo: normalizeContractNumber(params.contractNo) }
    const scope = await getScope(user, applicationCodes.cases, services)
    const found = await findCase(services.db, key, scope)
    if (found === null) throw new HttpError(404, 'There is no such case.')
    const { contract } = v.parse(productSchema, found)
    return { ...v.parse(getContractDetail.answer, found), productName: contract.productName }
  }),
]

const productSchema = v.object({ contract: v.object({ productName: v.nullish(v.string(), null) }) })

async function list({ type, number }: ListQuery, user: SignedInUser, services: Services): Promise<LongList> {
  const { db, now, lists } = services
  const scope = await getListScope(user, { accessCode: applicationCodes.cases, number }, services)
  const asked = { list: readContractType(type), scope, today: localDay(now()) }
  const { key, etag } = await identifyList(db, { ...asked, table: 'new_business_case' })
  return new LongList(etag, () => lists.open(user.userId, { key, etag, read: () => readCaseList(db, asked) }))
}
