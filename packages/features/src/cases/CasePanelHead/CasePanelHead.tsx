'use client'

import { insuredNames } from '@producer-portal/domain/contracts'
import type { Case } from '@producer-portal/domain/cases'
import { ArrowLeftIcon, ChevronLeftIcon, ChevronRightIcon, IconButton, Text, useAnnounce } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { caseDetailMessages } from '../case-detail-messages.js'
import * as S from './CasePanelHead.styles.js'
import { CaseSummaryBand, type CaseSummaryBandProps } from './CaseSummaryBand.js'

/** The place of a case in the list that it was opened from. */
export interface CasePlace {
  /** The cases in the order of the list, on all pages. */
  readonly rows: readonly Case[]
  /** The place of the case among them, from 0. */
  readonly index: number
  /** Called with the case before or after it. */
  readonly onCaseOpen: (row: Case) => void
}

export interface CasePanelHeadProps extends CaseSummaryBandProps {
  /** The place of the case, with the way to its neighbors. Default: it isn't shown. */
  place?: CasePlace
  /** Called by 'Overview', which leads back to the details of the case. Without it, there is no such button. */
  onOverviewOpen?: () => void
}

/** Use it at the top of each panel of a case: its place in the list, its status, and the way back to the overview. */
export function CasePanelHead({ place, onOverviewOpen, ...band }: CasePanelHeadProps) {
  const t = useMessages(caseDetailMessages)
  return (
    <S.Root>
      {onOverviewOpen && (
        <IconButton icon={ArrowLeftIcon} size="small" label={t('overview')} onClick={onOverviewOpen} />
      )}
      <CaseSummaryBand {...band} />
      {place && <Place {...place} />}
    </S.Root>
  )
}

const nameOf = (row: Case) => insuredNames(row) || row.contract.contractNo

function Place({ rows, index, onCaseOpen }: CasePlace) {
  const t = useMessages(caseDetailMessages)
  const announce = useAnnounce()
  const count = rows.length
  const toButton = (icon: typeof ChevronLeftIcon, label: 'previousCase' | 'nextCase', to: number) => {
    const row = rows[to]
    return (
      <IconButton
        icon={icon}
        size="small"
        label={t(label)}
        hint={row && nameOf(row)}
        aria-disabled={row === undefined}
        onClick={() => {
          if (row === undefined) return
          onCaseOpen(row)
          announce(t('casePlace', { name: nameOf(row), place: to + 1, count }))
        }}
      />
    )
  }
  return (
    <S.Place role="group" aria-label={t('placeInList')}>
      {toButton(ChevronLeftIcon, 'previousCase', index - 1)}
      <Text as="span" size="sm" tone="muted" isNumeric>
        {t('placeOf', { place: index + 1, count })}
      </Text>
      {toButton(ChevronRightIcon, 'nextCase', index + 1)}
    </S.Place>
  )
}
