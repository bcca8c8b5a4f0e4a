import type { Evidence } from '../../testing/stories/evidence.js'

export const evidence: Evidence = [
  {
    criterion: '4.1.2',
    how: 'play',
    where: 'components-linkprovider--through-the-router',
    version: '0.1.0',
    result: 'pass',
  },
]
