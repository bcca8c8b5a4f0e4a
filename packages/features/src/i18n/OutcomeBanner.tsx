'use client'

import type { Result } from '@producer-portal/domain/endpoint'
import { Banner, type BannerProps } from '@producer-portal/ui'
import type { ReactNode } from 'react'

interface OutcomeText {
  readonly title?: string
  readonly text?: ReactNode
}

export interface OutcomeBannerProps extends Pick<BannerProps, 'actions' | 'closeLabel' | 'onClose'> {
  /** The outcome of the last action. */
  result: Result<unknown>
  /** The words for each way it can end; a conflict is a failure unless it has its own. */
  texts: Readonly<Record<'saved' | 'failed' | 'unreachable', OutcomeText>> & { readonly conflict?: OutcomeText }
}

const tones = { saved: 'success', failed: 'error', unreachable: 'error', conflict: 'warning' } as const

/** Use it to say what became of the last save or load, until the user dismisses it. */
export function OutcomeBanner({ result, texts, ...rest }: OutcomeBannerProps) {
  const kind = toKind(result, texts.conflict !== undefined)
  const { title, text } = texts[kind] ?? texts.failed
  return (
    <Banner tone={tones[kind]} title={title} {...rest}>
      {text}
    </Banner>
  )
}

function toKind(result: Result<unknown>, tellsConflict: boolean): keyof typeof tones {
  if (result.ok) return 'saved'
  const { kind } = result.failure
  return kind === 'unreachable' || (kind === 'conflict' && tellsConflict) ? kind : 'failed'
}
