import type { HelpPageText } from '../HelpPage/help-page.js'

/** Questions and answers about signing in, the account, and the parts of the portal that have no help page of their own. */
export const portalFaq: HelpPageText = {
  id: 'portal-faq',
  updated: '2026-11-26',
  markdown: `
# Portal FAQ

Signing in, your account, lists, cases and contracts, statements, illustrations, the client lookup and the leaderboard.

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

## How do I open a case or contract in a new tab? {#new-tab}

Its name in a list is a link. Hold Ctrl, or Command on a Mac, while you select it, or press it with the middle mouse button. With the keyboard, press Ctrl and Enter on a row.

## Are there keyboard shortcuts? {#keyboard}

- Tab goes to the next control, Enter or Space presses it, and Escape closes a menu, a dialog or a panel.
- In a table, the arrow keys go from cell to cell. Home and End go to the ends of a row, and Page Up and Page Down a screen further.
- Enter sorts by a header, or opens a row. Ctrl and Enter open a row in a new tab.
- F2 on a header goes to its edge, where the arrow keys make the column wider or narrower.
- F8 goes to a message in the corner of the page.

## How current is what I see? {#current}

A list is loaded when you open it. **Refresh list**, in the menu beside **Export**, loads it again. When you lose your connection, a bar at the bottom says how old the page is.

## Is there a mobile app? {#mobile-app}

Yes. **Mobile app** on the dashboard leads to the app stores. The portal works in the browser of a phone or a tablet, too.

## Which browsers can I use? {#browsers}

The latest version of Chrome, Microsoft Edge, Safari or Firefox.

## What is the phone number of the help desk? {#help-desk}

Call {phone}. The end of each help page has the number and the email address, too.

## Where do I find my statements? {#statements}

Open **Statements** in the navigation. You can download the Benefact and NCDC statements of each year as PDF files, for up to 5 years.

Statements belong to a producer's own account. Office staff don't have the page, and home office finds no statements on it.

## Where do I see my commissions? {#commissions}

**Compensation** on the dashboard opens the compensation site in a new tab. **Statements** has the Benefact and NCDC statements of each year.

## Where is my 1099, or another tax form? {#tax-forms}

The portal has no tax forms, such as a 1099 or a W-9. Call the home office at {phone}. The yearly documents under **Statements** don't replace a tax form.

## How do I update or renew my license, appointment or contract? {#licensing}

Not in the portal. Call the home office at {phone}. The training center is among the links you can add to your **Quick Links**.

## How do I request an in-force illustration? {#illustrations}

1. Open **Sales & Support**, then **In-Force Illustration Requests**.
2. Choose the policy and the person to notify. Describe your scenarios if you need others than the basic one.
3. Select **Submit In-Force Illustration Request**. **My requests** shows who at the home office prepares it, and offers the PDF once it is ready. If the home office declines a request, the reason is there.

## Who is told when an illustration is ready? {#illustration-recipients}

The person who requested it and the recipient; both are told, too, when the home office declines it. Both find it under **My requests** and can download it.

## How do I find a client? {#client-lookup}

Open **Client Lookup** and select **Search Clients & Contracts**. Type a part of the name, or a contract number.

You see the birth date and the contact data of the client, and the contracts that lead to their case or their details.

## What does the leaderboard show? {#leaderboard}

**Leaderboard** ranks agencies or agents by their issued business, highest first. Equal results share a place, and your own place stands out.

## What does the status of a case mean? {#case-status}

The home office sets the status of a case while it is underwritten, issued or closed.

- Application Received: we have the application, and underwriting hasn't started.
- In Underwriting: an underwriter is reviewing the application.
- Awaiting Requirements: underwriting continues when open requirements are in. **Case Requirements** shows who sends them.
- Approved, or In Issue: the contract is being prepared.
- Approved Other Than Applied, or Offer Pending: the offer differs from the application and needs an answer.
- Delivery Pending, Not Paid, Partially Paid or Paid: the contract is issued. The status says how far its delivery and payment are.
- Declined, Postponed, Withdrawn, Not Taken or Canceled: there is no contract. These cases are under **Not Placed**.

## What does the status of a requirement mean? {#requirement-status}

- Required, or Ordered: it is open. Those under **Agent Tasks** are yours to send, and the home office takes care of those under **Home Office Tasks**.
- Pending Missing Data, or Not In Good Order: something is missing or needs a correction. **Status Details** shows the history.
- Uploaded: your answer was sent. It can take up to 30 minutes until the status changes.
- Received: we have what we need.
- Void: it is no longer needed.

## Who can answer questions about a case, or withdraw it? {#case-contact}

The details of a case name its **Underwriter**. To reach the home office, write a secure message from the header or call {phone}, and have the contract number at hand. An application can't be withdrawn in the portal.

## Why can't I find a case or a client? {#missing}

- You see the cases and clients of the agents and agencies that your access includes. Office staff see what is shared with them.
- A case may have moved to **Issued** or **Not Placed**, or a filter may leave it out.
- A new application appears when the home office has received it.

If it is still missing, call {phone}.

## How do I start a quote or a new application? {#applications}

**Illustrations Hub** in the navigation has the illustration tools for new sales that your access includes. Applications aren't filled in here: open the site of the product, for example from your **Quick Links**. The portal shows the case when the home office has received it.

## How do I change a beneficiary, the owner of a contract or a client's address? {#contract-changes}

Not in the portal, also when a client has moved. Send the signed form to the home office, or call {phone}. The forms library is among the links you can add to your **Quick Links**.

Changes that were made are listed in **In-Force Business**, under **Contract Changes**.

## How do I change a bank account? {#bank-account}

Not in the portal, neither the account for the direct deposit of your commissions nor one that pays a client's premium. Call the home office at {phone}. Don't send account numbers by email.

## How do I see cash values and loans, or pay a premium? {#policy-values}

The details of a contract in **In-Force Business** show its face amount, its premium and how it is billed, with alerts such as a missed payment. For cash values, loans, withdrawals and surrenders, request an in-force illustration or call {phone}. You can't make payments in the portal.
`,
}
