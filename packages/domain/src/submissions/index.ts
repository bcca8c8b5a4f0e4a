export { acknowledgeSubmissions, getSubmissionDocument, getSubmissions, mostSubmissions } from './endpoints.ts'
export type { Submission } from './endpoints.ts'
