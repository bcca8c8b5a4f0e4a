import {
  findBlanks,
  type IllustrationAgent,
  type IllustrationRequest,
  type IllustrationRequestEvent,
  illustrationSubmitBlock,
  type IllustrationUser,
  type SubmittedIllustration,
} from '@producer-portal/domain/illustrations'
import { Banner, Button, StatusRegion, Text, useStickyFoot, useLocale } from '@producer-portal/ui'
import { useEffect, useId, useRef } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { illustrationRequestMessages } from '../messages.js'
import { toDay } from '../request-progress.js'
import * as S from './IllustrationRequestScreen.styles.js'
import { OutcomeBanner } from './OutcomeBanner.js'
import { perLocale } from '@producer-portal/domain/formatting'

const blankNames = perLocale(({ tag }) => new Intl.ListFormat(tag))

export interface SubmitAreaProps {
  agents: readonly IllustrationAgent[]
  request: IllustrationRequest
  user: IllustrationUser
  openRequest: Pick<SubmittedIllustration, 'requestNo' | 'requestedAt'> | undefined
  isSubmitting: boolean
  onSubmit: () => void
  onRequestChange: (event: IllustrationRequestEvent) => void
}

/** The last step: what became of the request, and what keeps it from being sent. */
export function SubmitArea(props: SubmitAreaProps) {
  const { agents, request, user, openRequest, isSubmitting, onSubmit, onRequestChange } = props
  const locale = useLocale()
  const t = useMessages(illustrationRequestMessages)
  const reasonId = useId()
  const openId = useId()
  const block = illustrationSubmitBlock(request)
  const outcome = request.banner && (
    <OutcomeBanner banner={request.banner} user={user} onClose={() => onRequestChange({ type: 'bannerClosed' })} />
  )
  const notes = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The steps above have gone, and with them the place at which the page was scrolled
    const element = request.banner && notes.current
    if (element && 'scrollIntoView' in element) element.scrollIntoView({ block: 'nearest' })
  }, [request.banner])
  const bar = useRef<HTMLDivElement>(null)
  useStickyFoot(bar)
  return (
    <>
      <S.Notes ref={notes}>
        <StatusRegion data-wide>{request.banner?.kind !== 'error' && outcome}</StatusRegion>
        {request.banner?.kind === 'error' && <div data-wide>{outcome}</div>}
        {openRequest && (
          <div data-wide id={openId}>
            <Banner tone="warning" role="note">
              {t('openRequest', {
                date: toDay(openRequest.requestedAt, locale),
                requestNo: openRequest.requestNo,
              })}
            </Banner>
          </div>
        )}
        <Text>{t('submitHint')}</Text>
      </S.Notes>
      <S.SubmitBar ref={bar} role="group" aria-label={t('submit')} tabIndex={-1} data-step="submit" data-pp-foot="">
        <Button
          variant="primary"
          isPending={isSubmitting}
          pendingText={t('submitting')}
          aria-disabled={block !== null}
          aria-describedby={[openRequest && openId, block !== null && reasonId].filter(Boolean).join(' ') || undefined}
          onClick={onSubmit}
        >
          {t('submit')}
        </Button>
        {block === null ? (
          <Text tone="muted" size="sm">
            {t('afterwards')}
          </Text>
        ) : (
          <Text tone="muted" size="sm" id={reasonId}>
            {t(block === 'submitted' && agents.length === 1 ? 'submittedOneAgent' : `block-${block}`, {
              blanks: blankNames(locale).format(findBlanks(request.instructions)),
            })}
          </Text>
        )}
      </S.SubmitBar>
    </>
  )
}
