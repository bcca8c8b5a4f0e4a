import { authored, defineMessages } from '../i18n/define-messages.js'
import { defineHelpPage } from './HelpPage/help-page-text.js'

/** Every text of the guide to sharing agency information. */
export const shareAgencyInfoMessages = defineMessages('documentation-share-agency-info', {
  title: 'Share Agency Information',
  lead: authored('Let someone at your agency see agency information, one application at a time.'),
  roles: authored('Only agency managers can share agency information. Agents can share their own agent information.'),
  howTitle: authored('How do I share it?'),
  howOpen: authored('Open **Manage Access**, choose an agency, and select the person.'),
  howTab: authored('On the **Agency Info** tab, switch on each application that the person may see.'),
  howPicture: authored('Applications by group, each with a switch that shares it.'),
  howAll: authored('To switch on all of them at once, select **Quick Select All Applications**.'),
  howSave: authored('Select **Save Changes**. Until then, changed applications are marked **Not saved yet**.'),
  effectTitle: authored('When does it take effect?'),
  seeText: authored(
    '**What this person can see** shows the effect of your changes before you save them, and why something has none.',
  ),
  effectText: authored(
    'The next time a page loads. The person stays signed in, and lists show the business of the agency, or no longer show it.',
  ),
  undoTitle: authored('How do I stop sharing?'),
  undoText: authored(
    'Switch the application off and select **Save Changes**. To undo unsaved changes, select **Cancel Changes**.',
  ),
})

/** Every text of the guide to sharing agent information. */
export const shareAgentInfoMessages = defineMessages('documentation-share-agent-info', {
  title: 'Share Agent Information',
  lead: authored("Let a person see one agent's information, application by application."),
  roles: authored('Agency managers and agents can share agent information. Agents can share only their own.'),
  managerTitle: authored('How do agency managers share it?'),
  managerOpen: authored('Open **Manage Access**, choose an agency, and select the person.'),
  managerPick: authored(
    "On the **Agent Info** tab, see what is shared already, or choose an agent. The agent's home agency is chosen with it; you can change it.",
  ),
  managerPicture: authored('The two choices: an agent, and the agency that was chosen with it.'),
  managerShare: authored('Switch on each application that the person may see, and select **Save Changes**.'),
  agentTitle: authored('How do agents share it?'),
  agentOpen: authored('Open **Manage Access** and select the person.'),
  agentShare: authored('On the **Agent Info** tab, switch on each application, and select **Save Changes**.'),
  effectTitle: authored('When does it take effect?'),
  effectText: authored("The next time a page loads, the person sees the agent's business in those applications."),
})

/** Every text of the guide to assigning the agents that a person manages. */
export const assignManagersMessages = defineMessages('documentation-assign-managers', {
  title: 'Assigning Managers',
  lead: authored('Choose the agents that a person manages in each application.'),
  roles: authored('Only agency managers can assign managers. Their profile must include the **Managing** tab.'),
  howTitle: authored('How do I assign agents?'),
  howOpen: authored('Open **Manage Access**, choose an agency, and select the person.'),
  howTab: authored('On the **Managing** tab, select **Edit agents** next to an application.'),
  howPicture: authored('A table of agents with check boxes and their status.'),
  howPick: authored(
    'Check the agents that the person manages. Search by name or number, or check all of them at once.',
  ),
  howSave: authored(
    'Select **Save Changes**. Until then, agents show **Assigned Upon Saving** or **Unassigned Upon Saving**.',
  ),
  effectTitle: authored('What does the person see then?'),
  effectText: authored(
    'In an application with assigned agents, the person sees the business of those agents. Without any, the person sees what is shared with them. **What this person can see** says before you save how many cases that is now, and how many it will be.',
  ),
})

/** Every text of the guide to suspending people. */
export const suspendStaffMessages = defineMessages('documentation-suspend-reactivate-office-staff', {
  title: 'Suspend and Reactivate Office Staff',
  lead: authored("Take away a person's access to delegated information, and give it back."),
  roles: authored('Only agency managers can suspend and reactivate people. No one can suspend their own access.'),
  howTitle: authored('How do I suspend or reactivate a person?'),
  howOpen: authored('Open **Manage Access**, choose an agency, and select the person.'),
  howTab: authored(
    'On the **General Information** tab, select **Suspend Access** or **Reactivate Access**, and confirm.',
  ),
  effectTitle: authored('What changes for the person?'),
  howPicture: authored('What is known of the person, and below it the button that suspends access.'),
  effectSuspended: authored(
    'A suspended person can still sign in and use the portal, but has no access to delegated information.',
  ),
  effectManager: authored(
    'A suspended manager neither sees nor changes who has access to that agency. Their own business stays.',
  ),
  effectActive: authored('A reactivated person has access to everything that was shared before.'),
  stateTitle: authored('Where do I see who is suspended?'),
  stateText: authored(
    'In the list of people, the status is **Disabled**. On **General Information**, it is **Access Suspended**.',
  ),
})

/** Every text of the questions and answers about Manage Access. */
export const manageAccessFaqMessages = defineMessages('documentation-manage-access-faq', {
  title: 'Manage Access FAQ',
  lead: authored('Who can share what with whom, and what to do when something is missing.'),
  whoTitle: authored('Who can do what?'),
  whoManagers: authored('Only agency managers can share agency information, assign managers and suspend people.'),
  whoAgents: authored('Agency managers and agents can share agent information.'),
  emptyTitle: authored('Why does my agency show no one?'),
  emptyText: authored(
    'No agents or office staff are assigned to it in our records. Without the **Managing** tab, you see only office staff. Contact the help desk if someone is missing.',
  ),
  tabsTitle: authored("Why don't I see all tabs?"),
  tabsText: authored(
    '**Agency Info** is for agency managers, **Managing** for those of them whose profile includes it. For an agent, only **Managing** and **General Information** are offered.',
  ),
  dateTitle: authored('What does **Before March 8, 2024** mean?'),
  dateText: authored("This person's access hasn't been updated since we started to keep track of it."),
  conflictTitle: authored('What happens when two people edit the same access?'),
  conflictText: authored(
    'Only what you changed is saved, and what others changed stays. It shows beside the switch or agent. When both changed the same one, the second person to save is told who saved first, and chooses **Discard Mine and Reload** or **Save Mine Anyway**.',
  ),
  reviewTitle: authored('How do I review who has access?'),
  reviewText: authored(
    'Open **Manage Access**, choose an agency, and select **Review access**. Confirm or remove each line, or all lines of a person at once, and save the review. Past reviews stay listed.',
  ),
  templateTitle: authored('How do I share the same applications with several people?'),
  templateText: authored(
    'Save them as a template on the **Agency Info** tab, then select **Start from a template** for the next person. Nothing changes until you save.',
  ),
})

/** The page that the guides are about. */
const links = { 'Manage Access': '/manage-access' }

const shareAgencyInfo = defineHelpPage(shareAgencyInfoMessages, {
  title: 'title',
  lead: 'lead',
  roles: 'roles',
  sections: [
    {
      id: 'how',
      title: 'howTitle',
      blocks: [{ kind: 'steps', texts: ['howOpen', 'howTab', 'howAll', 'howSave'] }],
      picture: { name: 'agency-info', alt: 'howPicture' },
    },
    { id: 'effect', title: 'effectTitle', blocks: [{ kind: 'paragraphs', texts: ['effectText', 'seeText'] }] },
    { id: 'undo', title: 'undoTitle', blocks: [{ kind: 'paragraphs', texts: ['undoText'] }] },
  ],
  links,
  labels: {
    'Manage Access': ['manage-access/title', 'shell/manageAccess', 'navigation/Manage Access'],
    'Agency Info': 'manage-access/agencyInfo',
    'Quick Select All Applications': 'manage-access/quickSelect',
    'Save Changes': 'manage-access/save',
    'Not saved yet': 'manage-access/notSaved',
    'What this person can see': 'manage-access/canSee',
    'Cancel Changes': 'manage-access/cancelChanges',
  },
})

const shareAgentInfo = defineHelpPage(shareAgentInfoMessages, {
  title: 'title',
  lead: 'lead',
  roles: 'roles',
  sections: [
    {
      id: 'managers',
      title: 'managerTitle',
      blocks: [{ kind: 'steps', texts: ['managerOpen', 'managerPick', 'managerShare'] }],
      picture: { name: 'agent-info', alt: 'managerPicture' },
    },
    { id: 'agents', title: 'agentTitle', blocks: [{ kind: 'steps', texts: ['agentOpen', 'agentShare'] }] },
    { id: 'effect', title: 'effectTitle', blocks: [{ kind: 'paragraphs', texts: ['effectText'] }] },
  ],
  links,
  labels: {
    'Manage Access': ['manage-access/title', 'shell/manageAccess', 'navigation/Manage Access'],
    'Agent Info': 'manage-access/agentInfo',
    'Save Changes': 'manage-access/save',
  },
})

const assignManagers = defineHelpPage(assignManagersMessages, {
  title: 'title',
  lead: 'lead',
  roles: 'roles',
  sections: [
    {
      id: 'how',
      title: 'howTitle',
      blocks: [{ kind: 'steps', texts: ['howOpen', 'howTab', 'howPick', 'howSave'] }],
      picture: { name: 'managing', alt: 'howPicture' },
    },
    { id: 'effect', title: 'effectTitle', blocks: [{ kind: 'paragraphs', texts: ['effectText'] }] },
  ],
  links,
  labels: {
    Managing: 'manage-access/managingTab',
    'Manage Access': ['manage-access/title', 'shell/manageAccess', 'navigation/Manage Access'],
    'Edit agents': 'manage-access/editAgents',
    'Save Changes': 'manage-access/save',
    'Assigned Upon Saving': 'manage-access/assignedUponSaving',
    'Unassigned Upon Saving': 'manage-access/unassignedUponSaving',
    'What this person can see': 'manage-access/canSee',
  },
})

const suspendStaff = defineHelpPage(suspendStaffMessages, {
  title: 'title',
  lead: 'lead',
  roles: 'roles',
  sections: [
    {
      id: 'how',
      title: 'howTitle',
      blocks: [{ kind: 'steps', texts: ['howOpen', 'howTab'] }],
      picture: { name: 'general-information', alt: 'howPicture' },
    },
    {
      id: 'effect',
      title: 'effectTitle',
      blocks: [{ kind: 'facts', texts: ['effectSuspended', 'effectManager', 'effectActive'] }],
    },
    { id: 'state', title: 'stateTitle', blocks: [{ kind: 'paragraphs', texts: ['stateText'] }] },
  ],
  links,
  labels: {
    'Manage Access': ['manage-access/title', 'shell/manageAccess', 'navigation/Manage Access'],
    'General Information': 'manage-access/generalInfo',
    'Suspend Access': 'manage-access/suspend',
    'Reactivate Access': 'manage-access/reactivate',
    Disabled: 'manage-access/status-in-list',
    'Access Suspended': 'manage-access/status-of-person',
  },
})

const manageAccessFaq = defineHelpPage(manageAccessFaqMessages, {
  title: 'title',
  lead: 'lead',
  sections: [
    { id: 'who', title: 'whoTitle', blocks: [{ kind: 'facts', texts: ['whoManagers', 'whoAgents'] }] },
    { id: 'empty', title: 'emptyTitle', blocks: [{ kind: 'paragraphs', texts: ['emptyText'] }] },
    { id: 'tabs', title: 'tabsTitle', blocks: [{ kind: 'paragraphs', texts: ['tabsText'] }] },
    { id: 'date', title: 'dateTitle', blocks: [{ kind: 'paragraphs', texts: ['dateText'] }] },
    { id: 'conflict', title: 'conflictTitle', blocks: [{ kind: 'paragraphs', texts: ['conflictText'] }] },
    { id: 'review', title: 'reviewTitle', blocks: [{ kind: 'paragraphs', texts: ['reviewText'] }] },
    { id: 'template', title: 'templateTitle', blocks: [{ kind: 'paragraphs', texts: ['templateText'] }] },
  ],
  links,
  labels: {
    Managing: 'manage-access/managingTab',
    'Agency Info': 'manage-access/agencyInfo',
    'General Information': 'manage-access/generalInfo',
    'Manage Access': ['manage-access/title', 'shell/manageAccess', 'navigation/Manage Access'],
    'Review access': 'manage-access/review',
    'Start from a template': 'manage-access/templates',
    'Before March 8, 2024': 'manage-access/never-updated',
    'Discard Mine and Reload': 'manage-access/reload',
    'Save Mine Anyway': 'manage-access/saveAnyway',
  },
})

/** The guides to Manage Access by the last part of their address. */
export const manageAccessGuides = {
  'share-agency-info': shareAgencyInfo,
  'share-agent-info': shareAgentInfo,
  'assign-managers': assignManagers,
  'suspend-reactivate-office-staff': suspendStaff,
  'manage-access-faq': manageAccessFaq,
} as const
