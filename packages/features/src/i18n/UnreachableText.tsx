'use client'

import { useMessages } from './useMessages.js'
import { commonMessages } from './common-messages.js'

export interface UnreachableTextProps {
  /** The quoted text for what failed. */
  failed: string
}

/** Use it where no answer came: says what failed and, in a line of its own, what to do. */
export function UnreachableText({ failed }: UnreachableTextProps) {
  const t = useMessages(commonMessages)
  return (
    <>
      <strong>{failed}</strong>
      <br />
      {t('unreachable')}
    </>
  )
}
