'use client'

import type { Result } from '@producer-portal/domain/endpoint'
import { Banner, type BannerProps, StatusRegion } from '@producer-portal/ui'
import type { ReactNode } from 'react'

interface OutcomeText {
  readonly title?: string
  readonly text?: ReactNode
}

export interface OutcomeBannerProps extends Pick<BannerProps, 'actions' | 'onClose'> {
  /** The outcome of the last action; null or undefined while there is none. */
  result: Result<unknown> | null | undefined
  /** The words for each way it can end; a conflict is a failure unless it has its own. */
  texts: Readonly<Record<'saved' | 'failed' | 'unreachable', OutcomeText>> & { readonly conflict?: OutcomeText }
}

const tones = { failed: 'error', unreachable: 'error', conflict: 'warning' } as const

/**
 * Use it to say what became of the last save or load, until the user dismisses it. Render it before there is
 * an outcome, so that a success is read out.
 */
export function OutcomeBanner({ result, texts, ...rest }: OutcomeBannerProps) {
  const kind = result && toKind(result, texts.conflict !== undefined)
  const { title, text } = (kind && texts[kind]) ?? texts.failed
  return (
    <>
      <StatusRegion>
        {kind === 'saved' && (
          <Banner tone="success" role={undefined} title={title} {...rest}>
            {text}
          </Banner>
        )}
      </StatusRegion>
      {kind && kind !== 'saved' && (
        <Banner tone={tones[kind]} title={title} {...rest}>
          {text}
        </Banner>
      )}
    </>
  )
}

function toKind(result: Result<unknown>, tellsConflict: boolean): 'saved' | keyof typeof tones {
  if (result.ok) return 'saved'
  const { kind } = result.failure
  return kind === 'unreachable' || (kind === 'conflict' && tellsConflict) ? kind : 'failed'
}
