import type { HelpPageText } from '../HelpPage/help-page.js'

/** The guide to suspending people. */
export const suspendReactivateOfficeStaff: HelpPageText = {
  id: 'suspend-reactivate-office-staff',
  markdown: `
# Suspend and Reactivate Office Staff

Take away a person's access to delegated information, and give it back.

> Only agency managers can suspend and reactivate people. No one can suspend their own access.

## How do I suspend or reactivate a person? {#how}

1. Open [**Manage Access**](/manage-access), choose an agency, and select the person.
2. On the **General Information** tab, select **Suspend Access** or **Reactivate Access**, and confirm.

![What is known of the person, and below it the button that suspends access.](general-information)

## What changes for the person? {#effect}

- A suspended person can still sign in and use the portal, but has no access to delegated information.
- A suspended manager neither sees nor changes who has access to that agency. Their own business stays.
- A reactivated person has access to everything that was shared before.

## Where do I see who is suspended? {#state}

In the list of people, the status is **Disabled**. On **General Information**, it is **Access Suspended**.
`,
}
