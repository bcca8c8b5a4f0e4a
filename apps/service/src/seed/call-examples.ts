export { callExamples } from '@producer-portal/domain/call-examples'
