'use client'

import type { ContractType } from '@producer-portal/domain/cases'
import { Heading, PageHeader } from '@producer-portal/ui'
import type { Ref } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { CaseSummary, type CaseSummaryProps } from './CaseSummary.js'
import * as S from './DashboardHome.styles.js'
import { dashboardMessages } from './messages.js'

export interface DashboardHomeProps {
  /** The reader's first name; without it the title is plain. */
  firstName?: string | null
  /**
   * The New Business lists: how many cases each holds, `loading` or `error`. Left out for people who may not use New
   * Business, and for home office until an agent or agency is chosen.
   */
  caseCounts?: CaseSummaryProps['counts']
  /** The addresses of the lists. Default: those of the portal. */
  caseHrefs?: Readonly<Record<ContractType, string>>
  /** Called by Retry after the numbers could not be had. */
  onRetry: () => void
  /** Gives the title to the app, which focuses it after a change of page. */
  titleRef?: Ref<HTMLHeadingElement>
}

const portalHrefs = {
  pending: '/new-business/pending',
  issued: '/new-business/issued',
  not_placed: '/new-business/not-placed',
} as const

/** Use it as the first page after signing in: a welcome, and the lists with what is in them. */
export function DashboardHome(props: DashboardHomeProps) {
  const { firstName, caseCounts, caseHrefs = portalHrefs, onRetry, titleRef } = props
  const say = useMessages(dashboardMessages)
  return (
    <S.Root>
      <PageHeader
        title={firstName ? say('welcome', { name: firstName }) : say('title')}
        description={say(caseCounts ? 'lead' : 'leadWithoutLists')}
        titleRef={titleRef}
      />
      {caseCounts && (
        <S.Section>
          <Heading level={2}>{say('newBusiness')}</Heading>
          <CaseSummary counts={caseCounts} hrefs={caseHrefs} onRetry={onRetry} />
        </S.Section>
      )}
    </S.Root>
  )
}
