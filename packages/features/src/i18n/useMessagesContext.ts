'use client'

import { useLocaleContext } from '@producer-portal/ui'
import { useMemo } from 'react'
import { type MessagesContextValue, useBrandTexts } from './MessagesProvider.js'

/** The words around a component, for texts that are more than entries of a catalog. */
export function useMessagesContext(): MessagesContextValue {
  const brand = useBrandTexts()
  const context = useLocaleContext()
  return useMemo(() => ({ ...context, brand }), [context, brand])
}
