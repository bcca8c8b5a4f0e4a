import type { Evidence } from '../../testing/stories/evidence.js'

export const evidence: Evidence = [
  { criterion: '1.4.10', how: 'play', where: 'components-listscreen--narrow', version: '0.1.0', result: 'pass' },
  { criterion: '2.1.1', how: 'play', where: 'components-listscreen-wide--row-notes', version: '0.1.0', result: 'pass' },
  { criterion: '2.4.3', how: 'play', where: 'components-listscreen-wide--row-notes', version: '0.1.0', result: 'pass' },
  { criterion: '2.4.7', how: 'play', where: 'components-listscreen--states', version: '0.1.0', result: 'pass' },
  { criterion: '4.1.2', how: 'play', where: 'components-listscreen--default', version: '0.1.0', result: 'pass' },
  { criterion: '4.1.3', how: 'play', where: 'components-listscreen--load-failed', version: '0.1.0', result: 'pass' },
]
