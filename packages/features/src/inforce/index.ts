export { inforceDetailMessages } from './inforce-detail-messages.js'
export { InforceDetail, type InforceDetailProps } from './InforceDetail.js'
