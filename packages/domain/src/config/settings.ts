import type { EnvironmentMode } from './modes.ts'

/** The addresses around the portal; none ends with a slash. */
export interface Addresses {
  /** Legacy web content. */
  readonly contentUrl: string
  /** The insurer's services: secure messages, contract verification. */
  readonly serviceUrl: string
  /** Apps and shopping: the product links. */
  readonly appsUrl: string
  /** The policy system (css). */
  readonly cssUrl: string
  /** The search page that the header opens; see `searchAddress`. */
  readonly searchUrl: string
  /** General documentation, and the one for products. */
  readonly documentationUrls: readonly [general: string, products: string]
  readonly directoriesUrl: string
  readonly marketingUrl: string
  /** The classic dashboard and workbench. */
  readonly classicUrl: string
  readonly disabilityIncomeUrl: string
  /** Training videos and the user guide for illustrating disability income insurance. */
  readonly trainingVideosUrl: string
  readonly userGuideUrl: string
  readonly inforceIllustrationManualUrl: string
  /** The earnings of producers: commissions and benefits. */
  readonly compensationUrl: string
  /** The app for agents, in the stores of both makers of phones. */
  readonly appleAppUrl: string
  readonly googleAppUrl: string
  /** The page where a password of the legacy system is changed; null if the deployment has no legacy system. */
  readonly legacyPasswordUrl: string | null
}

export interface EnvironmentSettings extends Addresses {
  readonly mode: EnvironmentMode
  /** A developer's place: local or dev. */
  readonly isDev: boolean
}

/** The domain of production; the other modes are below it. An example, as a deployment gives addresses of its own. */
const domain = 'example.com'

/**
 * The settings of a mode: every mode has its own content, service, apps and css hosts.
 * @param own the addresses of the deployment, in place of the examples
 */
export function environmentSettings(mode: EnvironmentMode, own?: Partial<Addresses> | null): EnvironmentSettings {
  const below = mode === 'prod' ? '' : `${mode}.`
  const at = (host: string, path = '') => `https://${host}.${below}${domain}${path}`
  return {
    mode,
    isDev: mode === 'local' || mode === 'dev',
    contentUrl: at('content'),
    serviceUrl: at('service'),
    appsUrl: at('apps'),
    cssUrl: at('css'),
    searchUrl: at('search'),
    documentationUrls: [at('docs', '/general'), at('docs', '/products')],
    directoriesUrl: at('content', '/directories'),
    marketingUrl: at('content', '/marketing'),
    classicUrl: at('content', '/classic'),
    disabilityIncomeUrl: at('apps', '/disability-income'),
    trainingVideosUrl: at('apps', '/disability-income/training-videos'),
    userGuideUrl: at('apps', '/disability-income/user-guide'),
    inforceIllustrationManualUrl: at('docs', '/inforce-illustration-manual'),
    compensationUrl: at('content', '/compensation'),
    appleAppUrl: at('apps', '/mobile/apple'),
    googleAppUrl: at('apps', '/mobile/google'),
    legacyPasswordUrl: at('content', '/password'),
    ...own,
  }
}

/** The address of the header's search box, in a new tab. */
export function searchAddress({ searchUrl }: Pick<EnvironmentSettings, 'searchUrl'>, term: string): string {
  return `${searchUrl}/?q=${encodeURIComponent(term.trim())}`
}
