import { useCallback } from 'react'
import type { MessageCatalog } from '@producer-portal/ui'
import { useMessages } from './useMessages.js'

/**
 * Gives the text of a rule that an entry breaks: the message of the rule is a key of the catalog.
 * @param values for the placeholders of the texts
 */
export function useErrorText(
  catalog: MessageCatalog,
  values: Readonly<Record<string, string | number>> = {},
): (message: string) => string {
  const t = useMessages(catalog)
  return useCallback((message) => t(message, values), [t, values])
}
