'use client'

import type { CaseAttention } from '@producer-portal/domain/cases'
import type { InforceAttention } from '@producer-portal/domain/inforce'
import {
  CircleCheckIcon,
  ClockIcon,
  formatCount,
  Icon,
  type IconComponent,
  Skeleton,
  TriangleAlertIcon,
  VisuallyHidden,
} from '@producer-portal/ui'
import type { HTMLAttributes } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { attentionMessages } from '../messages.js'
import * as S from './AttentionLinks.styles.js'

/** One reason why something needs the producer now, with its count and the list that shows what was counted. */
export interface AttentionLink {
  readonly reason: CaseAttention | InforceAttention
  readonly count: number
  readonly href: string
}

export interface AttentionLinksProps extends HTMLAttributes<HTMLElement> {
  /** The line of business that the links are about. */
  subject: 'newBusiness' | 'inforce'
  /** The links, the most urgent first, or that they are not known yet. Leave out what failed to load. */
  links: readonly AttentionLink[] | 'loading'
}

const icons: Readonly<Record<AttentionLink['reason'], IconComponent>> = {
  requirements: ClockIcon,
  offers: ClockIcon,
  'over-90': ClockIcon,
  'not-paid': ClockIcon,
  'past-lapse': TriangleAlertIcon,
  'lapse-soon': TriangleAlertIcon,
  missed: ClockIcon,
  service: ClockIcon,
}

/** Use it on the dashboard above a line of business: says what waits for the producer, and leads there. */
export function AttentionLinks({ subject, links, ...rest }: AttentionLinksProps) {
  const t = useMessages(attentionMessages)
  if (links === 'loading') {
    return (
      <section aria-label={t(subject)} aria-busy {...rest}>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton shape="block" height={S.height} />
      </section>
    )
  }
  if (links.length === 0) return null
  if (links.every(({ count }) => count === 0)) {
    return (
      <S.Done {...rest}>
        <Icon icon={CircleCheckIcon} />
        {t(`${subject}Done`)}
      </S.Done>
    )
  }
  return (
    <section aria-label={t(subject)} {...rest}>
      <S.List>
        {links.map((link) => (
          <li key={link.reason}>{link.count > 0 ? <Waiting {...link} /> : <Nothing {...link} />}</li>
        ))}
      </S.List>
    </section>
  )
}

function Waiting({ reason, count, href }: AttentionLink) {
  const t = useMessages(attentionMessages)
  return (
    <S.WaitingItem href={href} variant="quiet">
      <S.Mark icon={icons[reason]} data-reason={reason} />
      <S.Count>{formatCount(count)}</S.Count> <span>{t(reason, { count })}</span>
    </S.WaitingItem>
  )
}

function Nothing({ reason }: AttentionLink) {
  const t = useMessages(attentionMessages)
  return (
    <S.NothingItem>
      <S.Count>0</S.Count> <span>{t(reason, { count: 0 })}</span>
    </S.NothingItem>
  )
}
