'use client'

import { useLocaleContext } from '@producer-portal/ui'
import { useContext, useMemo } from 'react'
import { BrandTextsContext, type MessagesContextValue } from './MessagesProvider.js'

/** The words around a component, for texts that are more than entries of a catalog. */
export function useMessagesContext(): MessagesContextValue {
  const brand = useContext(BrandTextsContext)
  const context = useLocaleContext()
  return useMemo(() => ({ ...context, brand }), [context, brand])
}
