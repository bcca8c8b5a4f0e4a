import { defaultQuickLinkIds, leaderboardTypes, quickLinkOptions } from '../catalog/index.ts'
import type { LeaderboardEntry, LeaderboardSelector } from '../leaderboard/index.ts'
import { rankScores } from '../leaderboard/index.ts'
import type { QuickLinkGroups, QuickLinkSelection } from '../quick-links/index.ts'
import { addQuickLinks, groupQuickLinks } from '../quick-links/index.ts'
import type { SiteNotification } from '../shell/index.ts'
import type { StatementYear } from '../statements/index.ts'
import { keptStatementYears } from '../statements/index.ts'
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
