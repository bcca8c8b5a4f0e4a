import { authored, defineMessages } from '../i18n/define-messages.js'
import { defineHelpPage } from './HelpPage/help-page-text.js'

/** Every text of the notice that the classic workbench is phased out. */
export const transitionNoticeMessages = defineMessages('documentation-transition-communication', {
  title: authored('Classic Workbench Phase-Out Notice'),
  lead: authored('{product} replaces the classic workbench page by page. You can use both during the change.'),
  tryNew: 'Try Out the New Dashboard',
  backToClassic: 'Try it Later, Take Me Back to Classic',

  changeTitle: authored('What is changing?'),
  changeText: authored(
    'Your cases, contracts and links are on the new dashboard. What you can see stays the same, because your access does not change.',
  ),

  timelineTitle: authored('Timeline'),
  october: authored('The new dashboard opens first when you sign in. The classic dashboard is one click away.'),
  september: authored('The new dashboard is open to everyone who wants to try it.'),

  policyTitle: authored('When are classic pages removed?'),
  policyText: authored(
    "A page is removed when the new portal covers what it does. You'll receive a thirty-day notification before a page is removed.",
  ),
})

/** Every text of the questions and answers about the end of the classic workbench. */
export const phaseOutFaqMessages = defineMessages('documentation-phase-out-classic-pw-faq', {
  title: authored('Phase-Out FAQ'),
  lead: authored('Answers about the change from the classic workbench to {product}.'),

  backTitle: authored('Can I still use the classic dashboard?'),
  backText: authored('Yes. Select **Open Classic Dashboard** in the header. It opens in a new tab.'),
  backPhone: authored('On a phone, open the navigation first.'),

  noticeTitle: authored('How will I know that a page is going away?'),
  noticeText: authored("You'll receive a thirty-day notification before a page is removed."),

  passwordTitle: authored('Do I need another password?'),
  passwordText: authored(
    'The classic site uses a different password. If you still use it, select **Change your classic password** on the dashboard.',
  ),

  whereTitle: authored('Where do I find what I used on the classic workbench?'),
  whereCases: authored('Pending, issued and not placed cases are under **New Business**.'),
  whereContracts: authored('Lapses, missed payments and other alerts are under **In-Force Business**.'),
  whereAccess: authored('To share information with your staff, go to **Manage Access**.'),
  whereLinks: authored('Links to other applications are under **Quick Links** on the dashboard.'),
})

/** The notice that the classic workbench is phased out. */
const transitionNotice = defineHelpPage(transitionNoticeMessages, {
  title: 'title',
  lead: 'lead',
  updated: '2023-09-22',
  actions: [
    { text: 'tryNew', opens: 'dashboard' },
    { text: 'backToClassic', opens: 'classic' },
  ],
  sections: [
    { id: 'change', title: 'changeTitle', blocks: [{ kind: 'paragraphs', texts: ['changeText'] }] },
    {
      id: 'timeline',
      title: 'timelineTitle',
      blocks: [{ kind: 'timeline', texts: ['october', 'september'], days: ['2023-10-06', '2023-09-22'] }],
    },
    { id: 'policy', title: 'policyTitle', blocks: [{ kind: 'paragraphs', texts: ['policyText'] }] },
  ],
})

/** The questions and answers about the end of the classic workbench. */
const phaseOutFaq = defineHelpPage(phaseOutFaqMessages, {
  title: 'title',
  lead: 'lead',
  updated: '2023-11-03',
  sections: [
    { id: 'back', title: 'backTitle', blocks: [{ kind: 'paragraphs', texts: ['backText', 'backPhone'] }] },
    { id: 'notice', title: 'noticeTitle', blocks: [{ kind: 'paragraphs', texts: ['noticeText'] }] },
    { id: 'password', title: 'passwordTitle', blocks: [{ kind: 'paragraphs', texts: ['passwordText'] }] },
    {
      id: 'where',
      title: 'whereTitle',
      blocks: [{ kind: 'facts', texts: ['whereCases', 'whereContracts', 'whereAccess', 'whereLinks'] }],
    },
  ],
  labels: {
    'Open Classic Dashboard': 'shell/openClassicDashboard',
    'Change your classic password': 'dashboard/legacyPasswordLink',
    'New Business': ['cases/title', 'navigation/New Business'],
    'In-Force Business': 'navigation/In-Force Business',
    'Manage Access': ['manage-access/title', 'shell/manageAccess', 'navigation/Manage Access'],
    'Quick Links': 'dashboard/quickLinks',
  },
})

/** The pages about the end of the classic workbench by the last part of their address. */
export const classicPhaseOutPages = {
  'transition-communication': transitionNotice,
  'phase-out-classic-pw-faq': phaseOutFaq,
} as const
