'use client'

import { EmptyState, Link, PageHeader, Stack } from '@producer-portal/ui'
import type { Ref } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { manageAccessMessages } from '../messages.js'

export interface AccessNotFoundProps {
  /** The page that was opened: the agents that a person manages, or the access review of an agency. */
  page: 'agents' | 'review'
  /** The URL of the Manage Access page. */
  backHref: string
  /** Ref to the page title, which the app focuses after navigation. */
  titleRef?: Ref<HTMLHeadingElement>
}

const titles = { agents: 'agentsTitle', review: 'reviewTitle' } as const
const reasons = { agents: 'noAgentsHere', review: 'noReviewHere' } as const
const texts = { agents: 'noAgentsHereText', review: 'noReviewHereText' } as const

/** Use it where the address names an agency, a person or an application that isn't there for the user: it leads back. */
export function AccessNotFound({ page, backHref, titleRef }: AccessNotFoundProps) {
  const t = useMessages(manageAccessMessages)
  const title = t(titles[page])
  return (
    <Stack>
      <PageHeader
        title={title}
        titleRef={titleRef}
        breadcrumb={[{ label: t('breadcrumbRoot'), href: backHref }, { label: title }]}
      />
      <EmptyState
        title={t(reasons[page])}
        description={t(texts[page])}
        action={<Link href={backHref}>{t('back')}</Link>}
      />
    </Stack>
  )
}
