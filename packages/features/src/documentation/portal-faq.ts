import { authored, defineMessages } from '../i18n/define-messages.js'
import { defineHelpPage } from './HelpPage/help-page-text.js'

/** Every text of the questions and answers about statements, illustrations, the client lookup and the leaderboard. */
export const portalFaqMessages = defineMessages('documentation-portal-faq', {
  title: authored('Portal FAQ'),
  lead: authored(
    'Statements, illustrations, the client lookup and the leaderboard: where they are and what they show.',
  ),

  statementsTitle: authored('Where do I find my statements?'),
  statementsOpen: authored(
    'Open **Statements** in the navigation. Each year has its Benefact and NCDC statements as PDF files, for up to 5 years.',
  ),
  statementsWho: authored(
    "Statements belong to a producer's own account. Office staff and home office don't see them.",
  ),

  illustrationsTitle: authored('How do I request an in-force illustration?'),
  illustrationsOpen: authored('Open **Sales & Support**, then **In-Force Illustration Requests**.'),
  illustrationsChoose: authored(
    'Choose the policy and the person to notify. Describe your scenarios if you need others than the basic one.',
  ),
  illustrationsSubmit: authored(
    'Select **Submit In-Force Illustration Request**. **My requests** shows how far it is, and offers the PDF once it is ready.',
  ),

  illustrationsWhoTitle: authored('Who is told when an illustration is ready?'),
  illustrationsWhoText: authored(
    'The person who requested it and the recipient. Both find it under **My requests** and can download it.',
  ),

  lookupTitle: authored('How do I find a client?'),
  lookupOpen: authored(
    'Open **Client Lookup** and select **Search Clients & Contracts**. Type a part of the name, or a contract number.',
  ),
  lookupText: authored(
    'You see the contact data of the client, and the contracts that lead to their case or their details.',
  ),

  leaderboardTitle: authored('What does the leaderboard show?'),
  leaderboardText: authored(
    '**Leaderboard** ranks agencies or agents by their issued business, highest first. Equal results share a place, and your own place stands out.',
  ),
})

/** The help page about the parts of the portal that have no page of their own. */
export const portalFaq = defineHelpPage(portalFaqMessages, {
  title: 'title',
  lead: 'lead',
  updated: '2026-11-25',
  sections: [
    {
      id: 'statements',
      title: 'statementsTitle',
      blocks: [{ kind: 'paragraphs', texts: ['statementsOpen', 'statementsWho'] }],
    },
    {
      id: 'illustrations',
      title: 'illustrationsTitle',
      blocks: [{ kind: 'steps', texts: ['illustrationsOpen', 'illustrationsChoose', 'illustrationsSubmit'] }],
    },
    {
      id: 'illustration-recipients',
      title: 'illustrationsWhoTitle',
      blocks: [{ kind: 'paragraphs', texts: ['illustrationsWhoText'] }],
    },
    {
      id: 'client-lookup',
      title: 'lookupTitle',
      blocks: [{ kind: 'paragraphs', texts: ['lookupOpen', 'lookupText'] }],
    },
    { id: 'leaderboard', title: 'leaderboardTitle', blocks: [{ kind: 'paragraphs', texts: ['leaderboardText'] }] },
  ],
  labels: {
    Statements: 'navigation/Statements',
    'Sales & Support': 'navigation/Sales & Support',
    'In-Force Illustration Requests': ['illustration-request/title', 'navigation/In-Force Illustration Requests'],
    'Submit In-Force Illustration Request': 'illustration-request/submit',
    'My requests': 'submitted-illustrations/title',
    'Client Lookup': 'navigation/Client Lookup',
    'Search Clients & Contracts': 'client-lookup/openSearch',
    Leaderboard: ['leaderboard/title', 'navigation/Leaderboard'],
  },
})
