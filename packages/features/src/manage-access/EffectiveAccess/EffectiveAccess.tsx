'use client'

import { type ApplicationReach, compareReach, getApplicationName } from '@producer-portal/domain/manage-access'
import { Card, EmptyState, LoadState, Skeleton, Stack, StatusBadge, Text } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { manageAccessMessages } from '../messages.js'
import * as S from './EffectiveAccess.styles.js'
import { useReachTexts } from './useReachTexts.js'

export interface EffectiveAccessProps {
  /** The person's view in each application, now and after saving, or why it isn't known. */
  access: readonly ApplicationReach[] | 'loading' | 'error'
  /** Called by Retry when it failed to load. */
  onRetry: () => void
}

/** Use it where someone's access is changed: what the person sees in each application, why, and what saving changes. */
export function EffectiveAccess({ access, onRetry }: EffectiveAccessProps) {
  const t = useMessages(manageAccessMessages)
  const { describeReach, describeReason } = useReachTexts()
  /** Groups the applications with the same reach and reason: they share an entry. */
  const group = (applications: readonly ApplicationReach[]) => {
    const groups = new Map<string, ApplicationReach[]>()
    for (const application of applications) {
      const said = `${describeReach(application, 'next')} ${describeReason(application)}`
      const key = isChanged(application) ? application.accessCode : said
      groups.set(key, [...(groups.get(key) ?? []), application])
    }
    return [...groups.values()]
  }
  return (
    <Card title={t('canSee')}>
      <LoadState
        value={access}
        loadingLabel={t('canSeeLoading')}
        skeleton={
          <Stack gap={3}>
            <Skeleton width="16rem" />
            <Skeleton shape="block" height="12rem" />
          </Stack>
        }
        errorTitle={t('canSeeFailed')}
        onRetry={onRetry}
        emptyState={<EmptyState title={t('noApplications')} />}
      >
        {(applications) => {
          const isSuspended = applications.some(({ next }) => next.reason === 'suspended')
          const seen = applications.filter(showsSomething)
          const shown = isSuspended ? seen : [...seen, ...applications.filter((each) => !showsSomething(each))]
          return (
            <Stack gap={3}>
              {isSuspended && <Text>{t('becauseSuspended')}</Text>}
              {shown.length > 0 && (
                <S.Applications>
                  {group(shown).map((each) => (
                    <Applications key={each[0]?.accessCode} applications={each} />
                  ))}
                </S.Applications>
              )}
              {!isSuspended && <Text tone="muted">{t('canSeeNote')}</Text>}
            </Stack>
          )
        }}
      </LoadState>
    </Card>
  )
}

/** True if the person sees anything in an application now or after saving, as suspended people see their own business. */
const showsSomething = ({ now, next }: ApplicationReach) =>
  [now, next].some(({ agencies, agents }) => agencies > 0 || agents > 0)

/** True if saving changes what the person sees in an application. */
function isChanged(application: ApplicationReach): boolean {
  const change = compareReach(application)
  return change === 'more' || change === 'less'
}

function Applications({ applications }: { applications: readonly ApplicationReach[] }) {
  const t = useMessages(manageAccessMessages)
  const { toTerm } = useTerms()
  const { describeReach, describeReason } = useReachTexts()
  const [first] = applications
  if (!first) return null
  const why = describeReason(first)
  const reason = why && (
    <Text as="span" tone="muted">
      {why}
    </Text>
  )
  return (
    <S.Application data-nothing={!showsSomething(first) || undefined}>
      <div>
        {applications.map((application) => (
          <S.Name key={application.accessCode}>{toTerm(getApplicationName(application))}</S.Name>
        ))}
      </div>
      {isChanged(first) ? (
        <Stack gap={1}>
          <Text as="span" tone="muted">
            {t('seesNow', { reach: describeReach(first, 'now') })}
          </Text>
          <S.Next>
            <strong>{t('seesNext', { reach: describeReach(first, 'next') })}</strong>
            <StatusBadge tone={compareReach(first) === 'more' ? 'warning' : 'info'}>
              {t(compareReach(first) === 'more' ? 'seesMore' : 'seesLess')}
            </StatusBadge>
          </S.Next>
          {reason}
        </Stack>
      ) : (
        <S.Reach>
          <span>{describeReach(first, 'next')}</span>
          {reason}
        </S.Reach>
      )}
    </S.Application>
  )
}
