import { environmentSettings } from '@producer-portal/domain/config'
import { secureMessageLink } from '@producer-portal/domain/illustrations'
import { useEnvironment } from '../config/queries.js'
import { portalSettings } from '../config/portal-settings.js'

/** The addresses that the pages about illustrations link to outside the portal. */
export function useIllustrationHrefs() {
  const settings = useEnvironment().data ?? environmentSettings('prod')
  return {
    phone: `tel:${portalSettings().brand.phone}`,
    secureMessage: secureMessageLink(settings.serviceUrl),
    manual: settings.inforceIllustrationManualUrl,
    trainingVideos: settings.trainingVideosUrl,
    userGuide: settings.userGuideUrl,
  }
}
