'use client'

import { formatDate } from '@producer-portal/domain/formatting'
import { findSoonestLapse, type InforceAlert } from '@producer-portal/domain/inforce'
import {
  ArrowUpNarrowWideIcon,
  Button,
  ClockIcon,
  IconButton,
  TriangleAlertIcon,
  useIsNarrowWindow,
  useLocale,
} from '@producer-portal/ui'
import { type ReactNode, useMemo } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { getOwner } from '../get-owner.js'
import { inforceMessages } from '../messages.js'
import * as S from './SoonestLapseBar.styles.js'

/** The order of Pending Lapse as the user has chosen it; keep it for the next visit. */
export interface SoonestOrder {
  /** True if the contract that lapses soonest comes first, false for the order of the list. */
  readonly isSoonestFirst: boolean
  /** Called with the order that was chosen; go to page 1 and end a sort as well. */
  readonly onSoonestFirstChange: (isSoonestFirst: boolean) => void
}

export interface SoonestLapseBarProps<Row extends InforceAlert = InforceAlert> {
  /** The alerts among which to look; none while they load. */
  alerts: readonly Row[]
  /** The moment whose UTC day is today. Keep it between renders. */
  now: Date
  /** The alert in the first row that is shown: nothing is said of the soonest lapse if that is it. */
  first?: Row | undefined
  /** What else the line holds, such as the choice of the order. Default: nothing. */
  children?: ReactNode
  /** Called with the alert whose contract to open. */
  onAlertOpen: (alert: Row) => void
}

/** Days before a lapse from which on it is marked as soon. */
const soonDays = 7

/** Use it above a list of pending lapses: names the contract that lapses soonest, unless the list begins with it. */
export function SoonestLapseBar<Row extends InforceAlert>(props: SoonestLapseBarProps<Row>) {
  const { alerts, now, first, onAlertOpen, children } = props
  const locale = useLocale()
  const t = useMessages(inforceMessages)
  const found = useMemo(() => findSoonestLapse(alerts, now), [alerts, now])
  const isRepeated = found !== null && found.alert === first
  const soonest = isRepeated ? null : found
  const name = soonest && getOwner(soonest.alert)
  const isSoon = soonest !== null && soonest.days <= soonDays
  if (isRepeated && !children) return null
  return (
    <S.Bar>
      <S.Soonest>
        {soonest && name && (
          <>
            <S.Lapse>
              <S.Mark icon={isSoon ? TriangleAlertIcon : ClockIcon} data-soon={isSoon || undefined} />
              {soonest.days > 1
                ? t('lapsesIn', { name, count: soonest.days })
                : t(soonest.days === 0 ? 'lapsesToday' : 'lapsesTomorrow', { name })}
            </S.Lapse>
            <S.LapseDate>{formatDate(soonest.alert.lapseDate, locale)}</S.LapseDate>
            <Button size="small" aria-label={t('viewSoonestOf', { name })} onClick={() => onAlertOpen(soonest.alert)}>
              {t('viewSoonest')}
            </Button>
          </>
        )}
      </S.Soonest>
      {children}
    </S.Bar>
  )
}

/** Use it among the tools of a list of pending lapses: a button that puts the contract that lapses soonest first. */
export function SoonestOrderButton({ isSoonestFirst, onSoonestFirstChange }: SoonestOrder) {
  const t = useMessages(inforceMessages)
  const isNarrow = useIsNarrowWindow()
  const toggle = {
    size: 'small',
    'aria-pressed': isSoonestFirst,
    onClick: () => onSoonestFirstChange(!isSoonestFirst),
  } as const
  return isNarrow ? (
    <IconButton {...toggle} label={t('soonestFirst')} icon={ArrowUpNarrowWideIcon} variant="secondary" />
  ) : (
    <Button {...toggle}>{t('soonestFirst')}</Button>
  )
}
