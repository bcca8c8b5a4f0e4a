import {
  type AccessReason,
  type ApplicationReach,
  applicationCodes,
  compareReach,
  type Reach,
} from '@producer-portal/domain/manage-access'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { manageAccessMessages } from '../messages.js'

const countKeys = {
  [applicationCodes.cases]: 'seesCases',
  [applicationCodes.requirementAnswers]: 'seesCases',
  [applicationCodes.inforceActivity]: 'seesAlerts',
  [applicationCodes.inforceValues]: 'seesContracts',
  [applicationCodes.illustrations]: 'seesPolicies',
} as const satisfies Readonly<Record<string, string>>
const findCountKey = (code: string) => Object.entries(countKeys).find(([each]) => each === code)?.[1]

const reasonKeys = {
  'not-shown': 'becauseNotShown',
  'cannot-open': 'becauseCannotOpen',
  suspended: 'becauseSuspended',
  'needs-cases': 'becauseNeedsCases',
  own: 'becauseOwn',
  narrowed: 'becauseNarrowed',
  assigned: 'becauseAssigned',
  shared: 'becauseShared',
  'shared-agents': 'becauseSharedAgents',
  'not-shared': 'becauseNotShared',
} as const satisfies Readonly<Record<AccessReason, string>>

/** The words for what someone sees in an application, and why. */
export function useReachTexts() {
  const t = useMessages(manageAccessMessages)
  const { toTerm } = useTerms()

  /** '60 pending cases', 'nothing'. */
  const describeCount = ({ accessCode, ...application }: ApplicationReach, at: 'now' | 'next'): string => {
    const { count } = application[at]
    const countKey = findCountKey(accessCode)
    return countKey && count !== null && count > 0 ? t(countKey, { count }) : t('seesNone')
  }

  /** 'Whole agency, 60 pending cases'. */
  const describeReach = (application: ApplicationReach, at: 'now' | 'next'): string => {
    const { agencies, agents, count }: Reach = application[at]
    if (agencies === 0 && agents === 0) return t('seesNothing')
    const countKey = findCountKey(application.accessCode)
    return [
      agencies > 0 && t('seesAgencies', { count: agencies }),
      agents > 0 && t('seesAgents', { count: agents }),
      countKey && count !== null && t(countKey, { count }),
    ]
      .filter(Boolean)
      .join(', ')
  }

  /** The effect of a change of assigned agents comes before the reason of what is seen then. */
  const describeReason = (application: ApplicationReach): string => {
    const { now, next, category, description } = application
    if (now.reason === 'narrowed' && next.reason === 'shared') return t('becauseWidened')
    return t(reasonKeys[next.reason], { line: toTerm(category ?? description) })
  }

  /** The effect of saving: the first application in which the person then sees more, or less. Null when in none. */
  const describeEffect = (applications: readonly ApplicationReach[]): string | null => {
    const [more, less] = (['more', 'less'] as const).map((change) =>
      applications.filter((application) => compareReach(application) === change),
    )
    const changed = [...(more ?? []), ...(less ?? [])]
    const [first] = changed
    if (first === undefined) return null
    const isCounted = first.now.count !== first.next.count
    const effect = t('effect', {
      application: toTerm(first.description),
      now: isCounted ? describeCount(first, 'now') : describeReach(first, 'now'),
      next: isCounted ? describeCount(first, 'next') : describeReach(first, 'next'),
    })
    return changed.length > 1 ? t('effectMore', { effect, count: changed.length - 1 }) : effect
  }
  return { describeReach, describeReason, describeEffect }
}
