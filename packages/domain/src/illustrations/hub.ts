import { quickLinkNames } from '../catalog/quick-link-names.ts'
import { isPortalPath, reachableUrl } from '../quick-links/index.ts'
import type { QuickLinkOption } from '../quick-links/index.ts'
import type { IllustrationOutcome } from './entities.ts'
import type { IllustrationBanner, IllustrationRequest } from './request.ts'
import { needsInstructions } from './request.ts'

/** The cards of the hub in their order, each with the quick link that it needs and launches. */
export const illustrationCards = [
  { id: 'life', quickLinkName: quickLinkNames.life },
  { id: 'fixed-annuities', quickLinkName: quickLinkNames.fixedAnnuities },
  { id: 'disability-income', quickLinkName: quickLinkNames.disabilityIncome },
  { id: 'variable-annuities', quickLinkName: quickLinkNames.variableAnnuities },
  { id: 'in-force', quickLinkName: quickLinkNames.inforceRequests },
] as const
export type IllustrationCardId = (typeof illustrationCards)[number]['id']

/** A card that the user has. */
export interface IllustrationCard {
  readonly id: IllustrationCardId
  /** The address its launch button leads to; null when the quick link leads nowhere. */
  readonly url: string | null
  /** True for another site, which opens in a new tab. */
  readonly isExternal: boolean
}

/**
 * The cards whose quick link is among the user's options, in the order of the hub.
 * @param hasPage whether the portal has a page for a path
 */
export function visibleIllustrationCards(
  options: readonly QuickLinkOption[],
  hasPage: (path: string) => boolean,
): readonly IllustrationCard[] {
  return illustrationCards.flatMap(({ id, quickLinkName }) => {
    const link = options.find(({ name }) => name === quickLinkName)
    if (!link) return []
    const url = reachableUrl(link, hasPage)
    return [{ id, url, isExternal: url !== null && !isPortalPath(url) }]
  })
}

/**
 * The banner of a saved request, built before the form is cleared. A message type with `success` or `error` in it, in
 * any case, says what it is; any other gives a neutral banner, so that the user never sees nothing.
 */
export function illustrationBanner(
  { msgType, message, requestNo = null }: IllustrationOutcome,
  request: IllustrationRequest,
): IllustrationBanner {
  return {
    kind: bannerKind(msgType ?? ''),
    message: message?.trim() || null,
    requestNo,
    client: request.policy?.name ?? '',
    policy: request.policy?.policy ?? '',
    delivery: needsInstructions(request) ? 'instructions' : 'sms',
    recipient: request.recipient,
  }
}

function bannerKind(msgType: string): IllustrationBanner['kind'] {
  if (/success/i.test(msgType)) return 'info'
  return /error/i.test(msgType) ? 'error' : 'neutral'
}
