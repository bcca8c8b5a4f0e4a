'use client'

import { AppFooter } from '@producer-portal/ui'
import type { Brand } from '@producer-portal/ui/tokens'
import { useMessages } from '../../i18n/useMessages.js'
import { shellMessages } from '../messages.js'

export interface BrandFooterProps {
  /** The brand whose pages and social links are shown. */
  brand: Brand
}

/** Use it at the foot of every page, signed in or not: whom the portal is for, and the pages of the brand. */
export function BrandFooter({ brand }: BrandFooterProps) {
  const t = useMessages(shellMessages)
  return <AppFooter notice={t('producerUseOnly')} links={brand.links} social={brand.social} />
}
