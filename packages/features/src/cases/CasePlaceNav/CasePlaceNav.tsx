'use client'

import { insuredNames } from '@producer-portal/domain/contracts'
import type { Case } from '@producer-portal/domain/cases'
import { ChevronLeftIcon, ChevronRightIcon, IconButton, Text, useAnnounce } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'
import { useMessages } from '../../i18n/useMessages.js'
import { caseDetailMessages } from '../case-detail-messages.js'

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
`

export interface CasePlaceNavProps {
  /** The cases in the order of the list, on all pages. */
  rows: readonly Case[]
  /** The place of the case among them, from 0. */
  index: number
  /** Called with the case before or after it. */
  onCaseOpen: (row: Case) => void
}

const nameOf = (row: Case) => insuredNames(row) || row.contract.contractNo

/** Use it in the head of each panel of a case: its place in the list that it was opened from, and the way to its neighbors. */
export function CasePlaceNav({ rows, index, onCaseOpen }: CasePlaceNavProps) {
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
    <Root role="group" aria-label={t('placeInList')}>
      {toButton(ChevronLeftIcon, 'previousCase', index - 1)}
      <Text as="span" size="sm" tone="muted" isNumeric>
        {t('placeOf', { place: index + 1, count })}
      </Text>
      {toButton(ChevronRightIcon, 'nextCase', index + 1)}
    </Root>
  )
}
