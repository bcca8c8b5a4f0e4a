import type { tablePartTexts } from '../../../i18n/table-part-texts.js'
import type { Translate } from '../../../i18n/useTexts.js'
import type { CardLabels } from '../labels.js'

/** The texts of cards in the language of the page. */
export function toCardLabels(t: Translate<typeof tablePartTexts.entries>): CardLabels {
  return {
    sortBy: t('sortBy'),
    unsorted: t('unsorted'),
    direction: t,
    moreFields: (count) => t('moreFields', { count }),
    fewerFields: t('fewerFields'),
    allFields: t('allFields'),
  }
}
