import type { HelpPageText } from '../HelpPage/help-page.js'

/** The guide to assigning the agents that a person manages. */
export const assignManagers: HelpPageText = {
  id: 'assign-managers',
  markdown: `
# Assigning Managers

Choose the agents that a person manages in each application.

> Only agency managers can assign managers. Their profile must include the **Managing** tab.

## How do I assign agents? {#how}

1. Open [**Manage Access**](/manage-access), choose an agency, and select the person.
2. On the **Managing** tab, select **Edit agents** next to an application.
3. Check the agents that the person manages. Search by name or number, or check all of them at once.
4. Select **Save Changes**. Until then, agents show **Assigned Upon Saving** or **Unassigned Upon Saving**.

![A table of agents with check boxes and their status.](managing)

## What does the person see then? {#effect}

In an application with assigned agents, the person sees the business of those agents. Without any, the person sees what is shared with them. **What this person can see** says before you save how many cases that is now, and how many it will be.
`,
}
