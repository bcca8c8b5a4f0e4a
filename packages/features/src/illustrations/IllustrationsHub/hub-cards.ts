import { type IllustrationCardId, illustrationCards } from '@producer-portal/domain/illustrations'
import { illustrationsHubMessages } from '../messages.js'

type TextKey = keyof typeof illustrationsHubMessages.entries

/** The address the links in the cards lead to, each in a new tab. */
export interface IllustrationsHubHrefs {
  readonly trainingVideos: string
  readonly userGuide: string
}

/** The texts of a card of the hub; texts are keys of the hub's messages. */
export interface IllustrationCardDefinition {
  readonly id: IllustrationCardId
  readonly title: TextKey
  readonly descriptions: readonly TextKey[]
  readonly links: readonly { readonly text: TextKey; readonly url: keyof IllustrationsHubHrefs }[]
  /** An exception that holds for some users. */
  readonly exceptionText: TextKey | null
  /** The quick link that the user needs, and that the card launches. */
  readonly quickLinkName: string
}

type CardTexts = Pick<IllustrationCardDefinition, 'title' | 'descriptions'> &
  Partial<Pick<IllustrationCardDefinition, 'links' | 'exceptionText'>>

const texts = {
  life: { title: 'life', descriptions: ['lifeText'], exceptionText: 'lifeException' },
  'fixed-annuities': { title: 'fixedAnnuities', descriptions: ['fixedAnnuitiesText'] },
  'disability-income': {
    title: 'disabilityIncome',
    descriptions: ['disabilityIncomeText'],
    links: [
      { text: 'trainingVideos', url: 'trainingVideos' },
      { text: 'userGuide', url: 'userGuide' },
    ],
  },
  'variable-annuities': { title: 'variableAnnuities', descriptions: ['variableAnnuitiesText'] },
  'in-force': { title: 'inforce', descriptions: ['inforceText'] },
} satisfies Record<IllustrationCardId, CardTexts>

/** The cards of the hub in their order. */
export const illustrationCardDefinitions: readonly IllustrationCardDefinition[] = illustrationCards.map((card) => ({
  links: [],
  exceptionText: null,
  ...card,
  ...texts[card.id],
}))
