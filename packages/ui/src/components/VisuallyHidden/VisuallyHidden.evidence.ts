import type { Evidence } from '../../testing/stories/evidence.js'

export const evidence: Evidence = [
  {
    criterion: '4.1.2',
    how: 'play',
    where: 'components-visuallyhidden--heard-but-not-seen',
    version: '0.1.0',
    result: 'pass',
  },
]
