import { caseDetailMessages } from '@producer-portal/features/cases'
import { useMessages } from '@producer-portal/features/i18n'
import { useToast } from '@producer-portal/ui'
import { useEffect } from 'react'
import type { OpenCaseFacts } from './useOpenCase.js'

/**
 * Tells in a toast that a case or requirement of the address is not in the list, as after an old link or when it has
 * moved on meanwhile, and closes what cannot be shown.
 */
export function useMissingNote({ missing, row, dialog }: OpenCaseFacts, close: () => void): void {
  const say = useMessages(caseDetailMessages)
  const { show } = useToast()
  const isEmpty = missing === 'case' ? row === null : dialog === null
  useEffect(() => {
    if (missing === null) return
    show({ tone: 'info', message: say(missing === 'case' ? 'caseMissing' : 'requirementMissing') })
    if (isEmpty) close()
  }, [missing, isEmpty, say, show, close])
}
