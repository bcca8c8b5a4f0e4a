import { identityPaths } from '@producer-portal/domain/auth'

/** The path of the provider; its issuer is this path below the service's address. */
export const providerPath = identityPaths.provider

/** The provider's own pages; everything else below its path is the protocol. */
export const interactionPath = `${providerPath}/interaction`

/** The style sheet of its pages. */
export const pageStylePath = `${providerPath}/pages.css`

/** The typeface of its pages. */
export const pageFontPath = `${providerPath}/inter.woff2`
