/** The meaning of parameters, by name; `call.name` is that of one call. */
const parameterWords: Readonly<Record<string, string>> = {
  accessCode: 'The first part of an access code, three characters: `NBC`.',
  agencyNumber: 'The number of an agency that the user administers: `AG1001`.',
  agent: 'The number of an agent, to whom the list is narrowed.',
  agentNo: 'The number of the agent whose policies are searched.',
  alertType: 'The list whose columns are meant.',
  alertTypeString: 'The list whose columns are meant.',
  caseId: 'The case that the requirement belongs to, as its `caseId` says.',
  clientId: 'The number under which the insurer knows the client: the `ipn` of a search result.',
  coCode: 'The company code of the contract.',
  coType: 'The type code of the contract.',
  contractNo: 'The number of the contract; zeros at its start may be left out.',
  delegatedAgentNo: 'The number of the agent whose information is shared.',
  detail: 'With any value, the last run of each job is answered too.',
  dryRun: '`true`: everything is checked and nothing is changed.',
  entity: 'What each row is.',
  fileId: 'The id of the finished file, as the request has it.',
  id: 'The id of the submission.',
  invite: '`false`: new accounts get no link by email to set a password.',
  ipn: 'The number of the client whose case it is.',
  maxRejected: 'With more rejected rows than this, nothing is taken over.',
  number:
    'The number of an agency or an agent whose business is listed. Without it a producer gets their own; home office must choose one (400).',
  objectId: 'The id of a statement, as the list of years has it.',
  page: 'The help page.',
  replace:
    'The numbers of agencies, separated by commas, whose people, cases or contracts these are all: others are removed.',
  requestNo: 'The number of the illustration request.',
  requirementId: 'The id of the requirement.',
  roleCode: 'The second part of an access code, two characters: `01`.',
  searchText: 'Part of a name or a number, in any letter case.',
  selector: 'Whether agencies or agents are ranked.',
  sessionId: 'The word of the emailed link.',
  since: 'An ISO timestamp: what was sent since then, acknowledged or not.',
  staffUserId: 'The user ID of the person who manages agents.',
  term: 'Part of a name or a number of an agent or an agency.',
  text: 'The text to search for, where it does not fit into a path; it counts instead of the one in the path.',
  to: 'The user ID of the receiver.',
  token: 'The word of the emailed link.',
  type: 'The list: `not placed` and `not_placed` are the same one.',
  'dismissNotification.type': 'The type of the notification that is dismissed.',
  'getInforceContracts.type': 'The list.',
  'getLeaderboardRanking.type': 'What is ranked: one of the types that can be.',
  userId: 'The user ID of a person of the agency.',
}

/** Describes a parameter of a call; undefined without a description. */
export function describeParameter(call: string, name: string): string | undefined {
  return parameterWords[`${call}.${name}`] ?? parameterWords[name]
}
