import type { Evidence } from '../../testing/stories/evidence.js'

export const evidence: Evidence = [
  { criterion: '1.4.10', how: 'play', where: 'components-breadcrumb--narrow', version: '0.1.0', result: 'pass' },
  { criterion: '2.4.7', how: 'play', where: 'components-breadcrumb--states', version: '0.1.0', result: 'pass' },
]
