import type { HelpPageText } from '../HelpPage/help-page.js'

/** The guide to sharing agency information. */
export const shareAgencyInfo: HelpPageText = {
  id: 'share-agency-info',
  markdown: `
# Share Agency Information

Let someone at your agency see agency information, one application at a time.

> Only agency managers can share agency information. Agents can share their own agent information.

## How do I share it? {#how}

1. Open [**Manage Access**](/manage-access), choose an agency, and select the person.
2. On the **Agency Info** tab, switch on each application that the person may see.
3. To switch on all of them at once, select **Quick Select All Applications**.
4. Select **Save Changes**. Until then, changed applications are marked **Not saved yet**.

![Applications by group, each with a switch that shares it.](agency-info)

## When does it take effect? {#effect}

The next time a page loads. The person stays signed in, and lists show the business of the agency, or no longer show it.

**What this person can see** shows the effect of your changes before you save them, and why something has none.

## How do I stop sharing? {#undo}

Switch the application off and select **Save Changes**. To undo unsaved changes, select **Cancel Changes**. Right after a save, **Undo** beside its message takes it back.
`,
}
