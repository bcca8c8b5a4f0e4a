/** The applications of Manage Access: what can be shared and managed, with the parts of the access code. */
export const delegationApplications = [
  { system: 'NBC', role: '01', category: 'New Business', description: 'Case status and requirements' },
  { system: 'NBC', role: '02', category: 'New Business', description: 'Requirement uploads' },
  { system: 'INF', role: '01', category: 'In-Force', description: 'Policy activity' },
  { system: 'INF', role: '02', category: 'In-Force', description: 'Policy values and loans' },
  { system: 'CMP', role: '01', category: 'Compensation', description: 'Commission statements' },
  { system: 'CMP', role: '02', category: 'Compensation', description: 'Benefit and recognition summaries' },
  { system: 'ILL', role: '01', category: 'Illustrations', description: 'In-force illustration requests' },
  { system: 'MKT', role: '01', category: 'Marketing', description: 'Campaign materials and compliance approvals' },
] as const
