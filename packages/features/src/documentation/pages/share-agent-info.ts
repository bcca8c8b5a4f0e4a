import type { HelpPageText } from '../HelpPage/help-page.js'

/** The guide to sharing agent information. */
export const shareAgentInfo: HelpPageText = {
  id: 'share-agent-info',
  markdown: `
# Share Agent Information

Let a person see one agent's information, application by application.

> Agency managers and agents can share agent information. Agents can share only their own.

## How do agency managers share it? {#managers}

1. Open [**Manage Access**](/manage-access), choose an agency, and select the person.
2. On the **Agent Info** tab, see what is shared already, or choose an agent. The agent's home agency is chosen with it; you can change it.
3. Switch on each application that the person may see, and select **Save Changes**.

![The agents whose information is shared already, and below them the two choices: an agent, and the agency that was chosen with it.](agent-info)

## How do agents share it? {#agents}

1. Open [**Manage Access**](/manage-access) and select the person.
2. On the **Agent Info** tab, switch on each application, and select **Save Changes**.

## When does it take effect? {#effect}

The next time a page loads, the person sees the agent's business in those applications.
`,
}
