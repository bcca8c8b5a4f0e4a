import { visibleIllustrationCards } from '@producer-portal/domain/illustrations'
import { quickLinkOptions } from '@producer-portal/domain/quick-links'
import { IllustrationsHub } from '@producer-portal/features/illustrations'
import { useQuickLinkOptions } from '../quick-links/queries.js'
import { hasPage } from '../shell/has-page.js'
import { useIllustrationHrefs } from './useIllustrationHrefs.js'

/** /sales-support/illustrations/illustrations-hub: the illustration tools among the user's quick-link options. */
export function IllustrationsHubPage() {
  const hrefs = useIllustrationHrefs()
  const { data, error, reload } = useQuickLinkOptions()
  const cards = data
    ? visibleIllustrationCards(quickLinkOptions(data), hasPage)
    : error === undefined
      ? 'loading'
      : 'error'
  return <IllustrationsHub cards={cards} onRetry={() => void reload()} hrefs={hrefs} />
}
