export { callExamples } from '@producer-portal/domain/mocks'
