'use client'

import type { SubmittedIllustration } from '@producer-portal/domain/illustrations'
import { ErrorState, Heading, Link, StatusBadge, Text, Stack, useLocale } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../i18n/useMessages.js'
import { contractIllustrationsMessages } from '../messages.js'
import { stateTones, toDay } from '../request-progress.js'
import { Facts, List } from '../SubmittedIllustrations/SubmittedIllustrations.styles.js'

const { borderWidth, color, space } = tokens

const Request = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  padding-block: ${space[3]};
  border-block-start: ${borderWidth.hairline} solid ${color.border};
  overflow-wrap: anywhere;
`

export interface ContractIllustrationsProps {
  /** The user's requests for the contract, newest first. Nothing is shown while they load and where there are none. */
  requests: readonly SubmittedIllustration[] | 'loading' | 'error'
  /** The address of the page with the user's requests. */
  href: string
  /** Called by Retry when the requests failed to load. */
  onRetry: () => void
}

/** Use it in the details of a contract: which illustrations of it were requested, and how far they are. */
export function ContractIllustrations({ requests, href, onRetry }: ContractIllustrationsProps) {
  const locale = useLocale()
  const t = useMessages(contractIllustrationsMessages)
  const id = useId()
  if (requests === 'error') return <ErrorState title={t('failed')} onRetry={onRetry} />
  if (requests === 'loading' || requests.length === 0) return null
  return (
    <Stack as="section" gap={2} aria-labelledby={id}>
      <Heading level={3} size="sm" id={id}>
        {t('title')}
      </Heading>
      <List>
        {requests.map(({ requestNo, requestedAt, readyAt, declined, state }) => (
          <Request key={requestNo}>
            <Facts>
              <Link href={href}>{requestNo}</Link>
              <Text tone="muted" size="sm">
                {readyAt !== null
                  ? t('readySince', { date: toDay(readyAt, locale) })
                  : declined === null
                    ? t('requested', { date: toDay(requestedAt, locale) })
                    : t('declinedAt', { date: toDay(declined.at, locale) })}
              </Text>
            </Facts>
            <StatusBadge tone={stateTones[state]}>{t(state)}</StatusBadge>
          </Request>
        ))}
      </List>
    </Stack>
  )
}
