import type { HelpPageText } from '../HelpPage/help-page.js'

/** Questions and answers about the parts of the portal that have no page of their own. */
export const portalFaq: HelpPageText = {
  id: 'portal-faq',
  updated: '2026-11-25',
  markdown: `
# Portal FAQ

Statements, illustrations, the client lookup and the leaderboard: where they are and what they show.

## Where do I find my statements? {#statements}

Open **Statements** in the navigation. Each year has its Benefact and NCDC statements as PDF files, for up to 5 years.

Statements belong to a producer's own account. Office staff and home office don't see them.

## How do I request an in-force illustration? {#illustrations}

1. Open **Sales & Support**, then **In-Force Illustration Requests**.
2. Choose the policy and the person to notify. Describe your scenarios if you need others than the basic one.
3. Select **Submit In-Force Illustration Request**. **My requests** shows how far it is, and offers the PDF once it is ready.

## Who is told when an illustration is ready? {#illustration-recipients}

The person who requested it and the recipient. Both find it under **My requests** and can download it.

## How do I find a client? {#client-lookup}

Open **Client Lookup** and select **Search Clients & Contracts**. Type a part of the name, or a contract number.

You see the contact data of the client, and the contracts that lead to their case or their details.

## What does the leaderboard show? {#leaderboard}

**Leaderboard** ranks agencies or agents by their issued business, highest first. Equal results share a place, and your own place stands out.
`,
}
