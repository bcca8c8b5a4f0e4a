'use client'

import { Banner, Link } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { columnSettingsMessages } from './messages.js'
import { type ColumnSettingsOutcome, outcomeTexts } from './outcome-texts.js'

export interface OutcomeBannerProps {
  outcome: ColumnSettingsOutcome
  /** The list on which saved columns are seen. */
  listHref: string
  onClose: () => void
}

/** Use it beside the buttons that save and restore: what came of it, in view wherever the page is scrolled. */
export function OutcomeBanner({ outcome, listHref, onClose }: OutcomeBannerProps) {
  const say = useMessages(columnSettingsMessages)
  const { tone, title, text } = outcomeTexts[outcome]
  return (
    <Banner tone={tone} title={say(title)} onClose={onClose} closeLabel={say('dismiss')}>
      {outcome === 'saved' ? <Link href={listHref}>{say(text)}</Link> : say(text)}
    </Banner>
  )
}
