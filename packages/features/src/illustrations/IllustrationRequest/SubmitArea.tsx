import {
  findBlanks,
  type IllustrationRequest,
  type IllustrationRequestEvent,
  illustrationSubmitBlock,
} from '@producer-portal/domain/illustrations'
import { Banner, Button, Text, useStickyFoot, useLocale } from '@producer-portal/ui'
import { useEffect, useId, useRef } from 'react'
import { UnreachableText } from '../../i18n/UnreachableText.js'
import { useMessages } from '../../i18n/useMessages.js'
import { illustrationRequestMessages } from '../messages.js'
import * as S from './IllustrationRequestScreen.styles.js'
import { blankLabels } from './scenario-fields.js'
import { perLocale } from '@producer-portal/domain/formatting'

const labelList = perLocale(({ tag }) => new Intl.ListFormat(tag))

export interface SubmitAreaProps {
  request: IllustrationRequest
  /** Id of the note that this policy is requested already, which describes the button; undefined without one. */
  openRequestId: string | undefined
  isSubmitting: boolean
  onSubmit: () => void
  onRequestChange: (event: IllustrationRequestEvent) => void
}

/** The last step: why the request couldn't be sent, and what keeps it from being sent. */
export function SubmitArea(props: SubmitAreaProps) {
  const { request, openRequestId, isSubmitting, onSubmit, onRequestChange } = props
  const locale = useLocale()
  const t = useMessages(illustrationRequestMessages)
  const reasonId = useId()
  const block = illustrationSubmitBlock(request)
  const error = request.banner?.kind === 'error' ? request.banner : null
  const notes = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = error && notes.current
    // Not every document is laid out
    if (element && 'scrollIntoView' in element) element.scrollIntoView({ block: 'nearest' })
  }, [error])
  const bar = useRef<HTMLDivElement>(null)
  useStickyFoot(bar)
  return (
    <>
      <S.Notes ref={notes}>
        {error && (
          <Banner
            tone="error"
            role="alert"
            title={t('notSubmitted')}
            onClose={() => onRequestChange({ type: 'bannerClosed' })}
            data-wide
          >
            {error.isUnanswered ? <UnreachableText failed={t('unknownError')} /> : (error.message ?? t('unknownError'))}
          </Banner>
        )}
        <Text>{t('submitHint')}</Text>
      </S.Notes>
      <S.SubmitBar ref={bar} role="group" aria-label={t('submit')} tabIndex={-1} data-step="submit" data-pp-foot="">
        <Button
          variant="primary"
          isPending={isSubmitting}
          pendingText={t('submitting')}
          aria-disabled={block !== null}
          aria-describedby={[openRequestId, block !== null && reasonId].filter(Boolean).join(' ') || undefined}
          onClick={onSubmit}
        >
          {t('submit')}
        </Button>
        {block === null ? (
          openRequestId === undefined && (
            <Text tone="muted" size="sm">
              {t('afterwards')}
            </Text>
          )
        ) : (
          <Text tone="muted" size="sm" id={reasonId}>
            {t(`block-${block === 'submitted' ? (request.agent ? 'no-policy' : 'no-agent') : block}`, {
              blanks: labelList(locale).format(findBlanks(request.instructions).map((blank) => t(blankLabels[blank]))),
            })}
          </Text>
        )}
      </S.SubmitBar>
    </>
  )
}
