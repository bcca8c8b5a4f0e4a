'use client'

import { type ContractType, contractTypes } from '@producer-portal/domain/cases'
import { ErrorState, Skeleton, useLinkComponent, VisuallyHidden } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import * as S from './CaseSummary.styles.js'
import { dashboardMessages } from './messages.js'

export interface CaseSummaryProps {
  /** How many cases each list holds, or that nobody knows yet, or that they could not be had. */
  counts: Readonly<Record<ContractType, number>> | 'loading' | 'error'
  /** The address of each list. */
  hrefs: Readonly<Record<ContractType, string>>
  /** Called by Retry after the numbers could not be had. */
  onRetry: () => void
}

const numbers = new Intl.NumberFormat('en-US')

/** Use it on a start page: the three case lists with the number of their cases, each a way to the list. */
export function CaseSummary({ counts, hrefs, onRetry }: CaseSummaryProps) {
  const say = useMessages(dashboardMessages)
  const link = useLinkComponent()
  if (counts === 'error') return <ErrorState title={say('failed')} onRetry={onRetry} retryLabel={say('retry')} />
  return (
    <S.Tiles aria-busy={counts === 'loading' || undefined}>
      {contractTypes.map((type) => (
        <li key={type}>
          <S.Tile as={link} href={hrefs[type]}>
            <S.Name>{say(type)}</S.Name>
            <S.Count>
              {counts === 'loading' ? (
                <>
                  <Skeleton width="3rem" />
                  <VisuallyHidden>{say('loading')}</VisuallyHidden>
                </>
              ) : (
                <>
                  <span aria-hidden>{numbers.format(counts[type])}</span>
                  <VisuallyHidden>{say('caseCount', { count: counts[type] })}</VisuallyHidden>
                </>
              )}
            </S.Count>
          </S.Tile>
        </li>
      ))}
    </S.Tiles>
  )
}
