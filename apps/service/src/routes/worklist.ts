import { canUseInforce, canUseNewBusiness } from '@producer-portal/domain/access'
import { chooseWorklistItems, getWorklist, worklistReasons } from '@producer-portal/domain/dashboard'
import type { WorklistReason } from '@producer-portal/domain/dashboard'
import { localDay } from '@producer-portal/domain/formatting'
import { applicationCodes, narrowScope } from '@producer-portal/domain/manage-access'
import { statusDelay } from '@producer-portal/domain/requirements'
import { getListScope, readScope } from '../auth/list-scope.ts'
import { utcDay } from '../days.ts'
import { readAlertWork, readCaseWork } from '../store/worklist.ts'
import type { Route } from './route.ts'
import { route } from './route.ts'

/** Answers what needs the user now, within what the user may see of each line of business. */
export const routes: readonly Route[] = [
  route(getWorklist, async ({ query, user, services }) => {
    const { db } = services
    const now = services.now()
    const scopeOf = async (accessCode: string) => {
      const scope = await getListScope(user, { accessCode, number: query.number, isUse: false }, services)
      return query.agent === undefined ? scope : narrowScope(scope, { agentNo: query.agent })
    }
    const work = []
    if (canUseNewBusiness(user)) {
      const answers = await readScope(user, applicationCodes.requirementAnswers, db)
      work.push(
        await readCaseWork(db, {
          scope: await scopeOf(applicationCodes.cases),
          today: localDay(now),
          mayAnswer: answers.length > 0,
          userId: user.userId,
          answeredSince: new Date(now.getTime() - statusDelay),
        }),
      )
    }
    if (canUseInforce(user)) {
      work.push(await readAlertWork(db, await scopeOf(applicationCodes.inforceActivity), utcDay(now)))
    }
    return {
      items: chooseWorklistItems(inOrder(work.flatMap(({ items }) => items))),
      counts: inOrder(work.flatMap(({ counts }) => counts)),
    }
  }),
]

/** The entries of the most urgent reason first, those of one reason in their own order. */
function inOrder<Entry extends { readonly reason: WorklistReason }>(entries: readonly Entry[]): Entry[] {
  return worklistReasons.flatMap((reason) => entries.filter((entry) => entry.reason === reason))
}
