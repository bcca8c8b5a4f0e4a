import type { HelpPageText } from '../HelpPage/help-page.js'

/** Questions and answers about Manage Access. */
export const manageAccessFaq: HelpPageText = {
  id: 'manage-access-faq',
  markdown: `
# Manage Access FAQ

Who can share what with whom, and what to do when something is missing.

## Who can do what? {#who}

- Only agency managers can share agency information, assign managers and suspend people.
- Agency managers and agents can share agent information.

## Why does my agency show no one? {#empty}

No agents or office staff are assigned to it in our records. Without the **Managing** tab, you see only office staff. Contact the help desk if someone is missing.

## Why don't I see all tabs? {#tabs}

**Agency Info** is for agency managers, **Managing** for those of them whose profile includes it. For an agent, only **Managing** and **General Information** are offered.

## What does **Before March 8, 2024** mean? {#date}

This person's access hasn't been updated since we started to keep track of it.

## What happens when two people edit the same access? {#conflict}

Only what you changed is saved, and what others changed stays. It shows beside the switch or agent. When both changed the same one, the second person to save is told who saved first, and chooses **Discard Mine and Reload** or **Save Mine Anyway**.

## Who changed someone's access? {#history}

**Last changes**, on the page of a person, says who changed what of their access, and when.

## How do I review who has access? {#review}

Open [**Manage Access**](/manage-access), choose an agency, and select **Review access**. Confirm or remove each permission, or all permissions of a person at once, and save the review. Past reviews stay listed.

## How do I share the same applications with several people? {#template}

Save them as a template on the **Agency Info** tab, then select **Start from a template** for the next person. Nothing changes until you save.
`,
}
