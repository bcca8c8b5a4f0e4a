import type { Evidence } from '../../testing/stories/evidence.js'

export const evidence: Evidence = [
  { criterion: '1.4.10', how: 'play', where: 'components-tree--narrow', version: '0.1.0', result: 'pass' },
  { criterion: '2.1.1', how: 'play', where: 'components-tree--default', version: '0.1.0', result: 'pass' },
  { criterion: '2.4.3', how: 'play', where: 'components-tree--loads-late', version: '0.1.0', result: 'pass' },
  { criterion: '2.4.7', how: 'play', where: 'components-tree--states', version: '0.1.0', result: 'pass' },
  { criterion: '4.1.2', how: 'play', where: 'components-tree--default', version: '0.1.0', result: 'pass' },
]
