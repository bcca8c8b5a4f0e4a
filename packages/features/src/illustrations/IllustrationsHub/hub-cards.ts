import type { IllustrationCardId } from '@producer-portal/domain/illustrations'
import type { illustrationsHubMessages } from '../messages.js'

type TextKey = keyof typeof illustrationsHubMessages.entries

/** The address the links in the portal's cards lead to, each in a new tab. A link without an address isn't shown. */
export interface IllustrationsHubHrefs {
  readonly trainingVideos?: string
  readonly userGuide?: string
}

/** The texts of a card of the portal's, as keys of the hub's messages. */
interface CardTexts {
  readonly title: TextKey
  readonly description: TextKey
  /** An exception that holds for some users. */
  readonly note?: TextKey
  readonly links?: readonly (TextKey & keyof IllustrationsHubHrefs)[]
}

const portalTexts: Readonly<Record<IllustrationCardId, CardTexts>> = {
  life: { title: 'life', description: 'lifeText', note: 'lifeException' },
  'fixed-annuities': { title: 'fixedAnnuities', description: 'fixedAnnuitiesText' },
  'disability-income': {
    title: 'disabilityIncome',
    description: 'disabilityIncomeText',
    links: ['trainingVideos', 'userGuide'],
  },
  'variable-annuities': { title: 'variableAnnuities', description: 'variableAnnuitiesText' },
  'in-force': { title: 'inforce', description: 'inforceText' },
}

/** The texts of the portal's cards by their ids; a card of an insurer's own has none. */
export const cardTexts: ReadonlyMap<string, CardTexts> = new Map(Object.entries(portalTexts))
