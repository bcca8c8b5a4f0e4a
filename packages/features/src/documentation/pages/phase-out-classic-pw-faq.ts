import type { HelpPageText } from '../HelpPage/help-page.js'

/** Questions and answers about the end of the classic workbench. */
export const phaseOutClassicPwFaq: HelpPageText = {
  id: 'phase-out-classic-pw-faq',
  updated: '2023-11-03',
  markdown: `
# Phase-Out FAQ

Answers about the change from the classic workbench to {product}.

## Can I still use the classic dashboard? {#back}

Yes. Select **Open Classic Dashboard** in the header. It opens in a new tab.

On a phone, open the navigation first.

## How will I know that a page is going away? {#notice}

You'll receive a thirty-day notification before a page is removed.

## Do I need another password? {#password}

The classic site uses a different password. If you still use it, select **Change your classic password** on the dashboard.

## Where do I find what I used on the classic workbench? {#where}

- Pending, issued and not placed cases are under **New Business**.
- Lapses, missed payments and other alerts are under **In-Force Business**.
- To share information with your staff, go to **Manage Access**.
- Links to other applications are under **Quick Links** on the dashboard.
`,
}
