import type { Evidence } from '../../testing/stories/evidence.js'

export const evidence: Evidence = [
  {
    criterion: '2.1.1',
    how: 'play',
    where: 'components-button--disabled-but-reachable',
    version: '0.1.0',
    result: 'pass',
  },
  {
    criterion: '2.4.3',
    how: 'play',
    where: 'components-button--disabled-but-reachable',
    version: '0.1.0',
    result: 'pass',
  },
  { criterion: '2.4.7', how: 'play', where: 'components-button--states', version: '0.1.0', result: 'pass' },
  { criterion: '4.1.2', how: 'play', where: 'components-button--is-pressed', version: '0.1.0', result: 'pass' },
]
