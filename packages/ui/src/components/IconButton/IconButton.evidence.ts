import type { Evidence } from '../../testing/stories/evidence.js'

export const evidence: Evidence = [
  { criterion: '2.1.1', how: 'play', where: 'components-iconbutton--shows-its-name', version: '0.1.0', result: 'pass' },
  { criterion: '2.4.3', how: 'play', where: 'components-iconbutton--shows-its-name', version: '0.1.0', result: 'pass' },
  { criterion: '2.4.7', how: 'play', where: 'components-iconbutton--states', version: '0.1.0', result: 'pass' },
  { criterion: '4.1.2', how: 'play', where: 'components-iconbutton--with-hint', version: '0.1.0', result: 'pass' },
]
