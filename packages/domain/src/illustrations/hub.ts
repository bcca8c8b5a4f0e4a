import { quickLinkNames } from '../catalog/quick-link-names.ts'
import { isPortalPath, reachableUrl } from '../quick-links/index.ts'
import type { QuickLinkOption } from '../quick-links/index.ts'
import type { IllustrationOutcome } from './entities.ts'
import type { IllustrationBanner, IllustrationRequest } from './request.ts'
import { needsInstructions } from './request.ts'

/** A tool of the hub: the quick link that its card needs, is titled by and launches, and what the card says below. */
export interface IllustrationTool {
  readonly id: string
  readonly quickLinkName: string
  /** Default: the portal's text for a tool of the portal's, otherwise none. */
  readonly description?: string
  /** An exception that holds for some users. Default: like the description. */
  readonly note?: string
  /** Addresses of more about the tool, each in a new tab. Default: like the description. */
  readonly links?: readonly { readonly title: string; readonly href: string }[]
}

/** The portal's tools in the order of the hub. */
export const illustrationCards = [
  { id: 'life', quickLinkName: quickLinkNames.life },
  { id: 'fixed-annuities', quickLinkName: quickLinkNames.fixedAnnuities },
  { id: 'disability-income', quickLinkName: quickLinkNames.disabilityIncome },
  { id: 'variable-annuities', quickLinkName: quickLinkNames.variableAnnuities },
  { id: 'in-force', quickLinkName: quickLinkNames.inforceRequests },
] as const satisfies readonly IllustrationTool[]
export type IllustrationCardId = (typeof illustrationCards)[number]['id']

/** A card that the user has. */
export interface IllustrationCard extends IllustrationTool {
  /** The address its launch button leads to; null when the quick link leads nowhere. */
  readonly url: string | null
  /** True for another site, which opens in a new tab. */
  readonly isExternal: boolean
}

/**
 * The cards whose quick link is among the user's options, in the order of the tools.
 * @param hasPage whether the portal has a page for a path
 * @param tools an insurer's own, in place of the portal's or with some of them
 */
export function visibleIllustrationCards(
  options: readonly QuickLinkOption[],
  hasPage: (path: string) => boolean,
  tools: readonly IllustrationTool[] = illustrationCards,
): readonly IllustrationCard[] {
  return tools.flatMap((tool) => {
    const link = options.find(({ name }) => name === tool.quickLinkName)
    if (!link) return []
    const url = reachableUrl(link, hasPage)
    return [{ ...tool, url, isExternal: url !== null && !isPortalPath(url) }]
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
