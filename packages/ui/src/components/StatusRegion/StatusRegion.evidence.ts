import type { Evidence } from '../../testing/stories/evidence.js'

export const evidence: Evidence = [
  {
    criterion: '4.1.2',
    how: 'play',
    where: 'components-statusregion--is-filled-after-an-action',
    version: '0.1.0',
    result: 'pass',
  },
  {
    criterion: '4.1.3',
    how: 'play',
    where: 'components-statusregion--is-filled-after-an-action',
    version: '0.1.0',
    result: 'pass',
  },
]
