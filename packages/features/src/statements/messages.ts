import { authored, defineMessages } from '../i18n/define-messages.js'
import { pageTitles } from '../i18n/page-titles.js'

/** The texts of the statements. */
export const statementsMessages = defineMessages('statements', {
  title: pageTitles.entries.statements,
  exportTitle: authored('{product} Benefact & NCDC Statements'),
  lead: authored(
    'Statements are kept for up to 5 years. Benefact statements need a benefit-eligible contract. NCDC statements need Leaders Court qualification and a contract type that qualifies.',
  ),
  list: authored('Statements by year'),
  loading: authored('Loading statements'),
  failed: authored("We couldn't load your statements. Try again."),
  empty: 'No statements available',
  ownAccountOnly: authored("Statements belong to a producer's own account."),
  all: authored('All statements (ZIP)'),
  benefact: authored('{year} Benefact statement (PDF)'),
  ncdc: authored('{year} NCDC statement (PDF)'),
  year: authored('Year'),
  paid: authored('Paid'),
  credits: authored('Credits'),
  changes: authored('From the year before'),
  benefactColumn: authored('Benefact statement'),
  ncdcColumn: authored('NCDC statement'),
  pdf: authored('PDF'),
  facts: authored('{size}, issued {date}'),
  paidByYear: authored('Paid by year'),
  creditsValue: authored({ one: '{value} credit', other: '{value} credits' }),
  change: authored('{change} from {year}'),
  up: authored('Up {value}'),
  down: authored('Down {value}'),
  paidUnchanged: authored('Payments unchanged'),
  creditsUnchanged: authored('Credits unchanged'),
})
