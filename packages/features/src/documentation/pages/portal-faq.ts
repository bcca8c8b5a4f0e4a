import type { HelpPageText } from '../HelpPage/help-page.js'

/** Questions and answers about signing in, the account, and the parts of the portal that have no help page of their own. */
export const portalFaq: HelpPageText = {
  id: 'portal-faq',
  updated: '2026-11-26',
  markdown: `
# Portal FAQ

Signing in, your account, lists, statements, illustrations, the client lookup and the leaderboard.

## How do I reset or change my password? {#password}

If you forgot it, select **Need help signing in?** on the sign-in page. We email you a link to set a new one.

To change it while you are signed in, select **Change** beside your password in your **Full Profile**.

## I forgot my user ID. How do I get it? {#user-id}

Select **Need help signing in?** on the sign-in page, then **Forgot your user ID?** Enter your account's email address, and we'll send your user ID there.

## My account is locked, or I can't sign in. What can I do? {#locked}

Too many wrong passwords lock your account for a while. The sign-in page shows the time left. A new password ends the lock at once. If the problem stays, contact the help desk.

## Why am I asked for a code, and what if I don't receive it? {#code}

The one-time passcode is the second step of two-factor verification. We send it to a phone or an email address of your account.

If it does not arrive, check your junk folder or select **Send another code**. If your phone or email has changed, contact the help desk.

Select **Remember this device for the next 30 days** and we won't ask for a code there. Your **Full Profile** lists these devices, and can forget them.

## How do I change my name, email, phone number or security question? {#contact}

Open your profile in the header, then your **Full Profile**, and select **Change**. We may ask you to confirm it's you.

A new email address counts once you open the link that we send there, and a new mobile phone once you enter the code.

## Why was I signed out? {#signed-out}

To protect your clients' information, your session expires after some time without activity, and at the latest some hours after you signed in. Sign in again to go on where you were.

## How do I choose my emails and text alerts? {#preferences}

Open your profile in the header, then **Preferences**. **Notifications** shows which emails you receive, and lets you switch those your general agent leaves to you. Text alerts and the Field Directory are there, too.

## Is there a dark mode? {#display}

Yes. Open your profile in the header, then **Display**, and choose **Light**, **Dark** or **High contrast**. You can make lists compact there, too.

## How do I sort, filter, export or print a list? {#lists}

- Select the header of a column to sort by it. Drag the edge of a header to make its column wider.
- **Filter by** above a list of cases or contracts narrows it, and the search box finds clients in it.
- **Export** saves what the list shows as a CSV file for a spreadsheet, or as a PDF file to print.

## Where do I see lapses and missed payments? {#lapses}

**In-Force Business** lists the contracts with alerts, such as a pending lapse or a missed payment, by type.

## What is the phone number of the help desk? {#help-desk}

Call {phone}. The end of each help page has the number and the email address, too.

## Where do I find my statements? {#statements}

Open **Statements** in the navigation. You can download the Benefact and NCDC statements of each year as PDF files, for up to 5 years.

Statements belong to a producer's own account. Office staff and home office don't see them.

## How do I request an in-force illustration? {#illustrations}

1. Open **Sales & Support**, then **In-Force Illustration Requests**.
2. Choose the policy and the person to notify. Describe your scenarios if you need others than the basic one.
3. Select **Submit In-Force Illustration Request**. **My requests** shows how far it is, and offers the PDF once it is ready.

## Who is told when an illustration is ready? {#illustration-recipients}

The person who requested it and the recipient. Both find it under **My requests** and can download it.

## How do I find a client? {#client-lookup}

Open **Client Lookup** and select **Search Clients & Contracts**. Type a part of the name, or a contract number.

You see the birth date and the contact data of the client, and the contracts that lead to their case or their details.

## What does the leaderboard show? {#leaderboard}

**Leaderboard** ranks agencies or agents by their issued business, highest first. Equal results share a place, and your own place stands out.
`,
}
