import { needsAttention } from '../cases/case-attention.ts'
import { inLoadOrder } from '../cases/case-order.ts'
import { defaultQuickLinkIds, leaderboardTypes, quickLinkOptions } from '../catalog/index.ts'
import type { WaitingWork, WorklistItemReason, WorklistReason } from '../dashboard/index.ts'
import {
  alertItem,
  caseItem,
  chooseWorklistItems,
  requirementItems,
  waitingRequirements,
  worklistReasons,
} from '../dashboard/index.ts'
import { utcDay } from '../inforce/alert-dates.ts'
import { isInList } from '../inforce/alert-kinds.ts'
import { isInDateBucket } from '../inforce/alert-summary.ts'
import { getInforceAttentionList } from '../inforce/inforce-attention.ts'
import type { InforceAttention } from '../inforce/inforce-attention.ts'
import type { LeaderboardEntry, LeaderboardSelector } from '../leaderboard/index.ts'
import { rankScores } from '../leaderboard/index.ts'
import type { QuickLinkGroups, QuickLinkSelection } from '../quick-links/index.ts'
import { addQuickLinks, groupQuickLinks } from '../quick-links/index.ts'
import type { SiteNotification } from '../shell/index.ts'
import type { StatementYear } from '../statements/index.ts'
import { keptStatementYears } from '../statements/index.ts'
import { mockCases } from './cases.ts'
import { mockInforceAlerts } from './inforce-cast.ts'
import { castAgencies, castAgencyName } from './people/agencies.ts'
import { castAgents } from './people/cast.ts'

/** The options as GET /quicklinks answers them. */
export function mockQuickLinkGroups(): QuickLinkGroups {
  return groupQuickLinks(quickLinkOptions)
}

/** The choices a producer has made: the default links, sent in the opposite order. */
export const mockQuickLinkSelections: readonly QuickLinkSelection[] = addQuickLinks(
  [],
  quickLinkOptions,
  defaultQuickLinkIds.toReversed(),
).map((quickLink, place) => ({ quickLink, userOrder: 4 - place }))

/** The site notification of the demo. */
export const siteNotification: SiteNotification = {
  type: 'welcome',
  title: 'Welcome to the new portal',
  message: 'See every case and alert in one place, and send requirements right from the case.',
  link: '/documentation/upload-faq',
  linkText: 'How to send documents',
  isInternal: true,
}

/** A second notification, whose link leads outside the portal. */
export const maintenanceNotification: SiteNotification = {
  type: 'maintenance',
  title: 'Planned maintenance',
  message: 'Statements are not available on Sunday from 1 to 3 a.m. Central Time.',
  link: 'https://content.example.com/maintenance',
  linkText: 'Read more',
  isInternal: false,
}

/** The work that waits for a producer of the cast, as GET /worklist answers it. */
export function mockWorklist(now: Date): WaitingWork {
  const [pending, issued] = [inLoadOrder(mockCases(now, 'pending')), mockCases(now, 'issued')]
  const today = new Date(utcDay(now) * 86_400_000).toISOString().slice(0, 10)
  const alerts = (reason: InforceAttention) => {
    const { type, lapse } = getInforceAttentionList(reason)
    return mockInforceAlerts(now)
      .filter((alert) => isInList(alert, type) && (lapse === 'all' || isInDateBucket(alert, type, lapse, now)))
      .map((alert) => alertItem(alert, reason, today))
  }
  const waiting = pending.filter((row) => needsAttention(row, 'requirements'))
  const items: Readonly<Record<WorklistItemReason, readonly WaitingWork['items'][number][]>> = {
    'past-lapse': alerts('past-lapse'),
    'lapse-soon': alerts('lapse-soon'),
    requirements: waiting.flatMap((row) => requirementItems(row, waitingRequirements(row), true)),
    offers: pending.filter((row) => needsAttention(row, 'offers')).map((row) => caseItem(row, 'offers')),
    missed: alerts('missed'),
    'not-paid': issued.filter((row) => needsAttention(row, 'not-paid')).map((row) => caseItem(row, 'not-paid')),
    service: alerts('service'),
  }
  const countOf = (reason: WorklistReason) =>
    reason === 'over-90' ? pending.filter((row) => needsAttention(row, reason)).length : items[reason].length
  return {
    items: chooseWorklistItems(Object.values(items).flat()),
    counts: worklistReasons
      .map((reason) =>
        reason === 'requirements'
          ? { reason, count: waiting.length, requirements: items.requirements.length }
          : { reason, count: countOf(reason) },
      )
      .filter(({ count }) => count > 0),
  }
}

const amounts = [31, 12, 24, 12, 7, 19, 3, 28]

/** A ranking of the cast's agencies or agents; amounts of money are whole thousands. */
export function mockLeaderboardRanking(selector: LeaderboardSelector, type: string): readonly LeaderboardEntry[] {
  const unit = leaderboardTypes.find((candidate) => candidate.type === type)?.unit
  const ranked =
    selector === 'agency'
      ? castAgencies.map(({ agencyNo, agencyName }) => ({ id: agencyNo, name: agencyName, agency: null }))
      : castAgents().map(({ agentNo, fullName, agencyNo }) => ({
          id: agentNo,
          name: fullName,
          agency: castAgencyName(agencyNo),
        }))
  return rankScores(
    ranked.map((entry, place) => {
      const amount = amounts[place % amounts.length] ?? 0
      return { ...entry, isOwn: false, value: unit === 'dollars' ? amount * 25_000 : amount }
    }),
  )
}

/** The statements of a producer who qualified for NCDC in every year but the oldest. */
export function mockStatementYears(now: Date): readonly StatementYear[] {
  const years = keptStatementYears(now.getFullYear())
  return years.map((year, back) => {
    const issuedOn = `${year + 1}-01-31`
    const benefact = { bytes: 24_310, issuedOn, paid: 18_400 - back * 1_250.5, credits: 320 - back * 24 }
    const row = { year, benefactId: `benefact-${year}`, benefact }
    if (back === years.length - 1) return { ...row, ncdcId: null }
    return { ...row, ncdcId: `ncdc-${year}`, ncdc: { bytes: 23_870, issuedOn, paid: 6_200 - back * 400, credits: 96 } }
  })
}
