/** What few people see in the place of activity: a page of its own file, so that the others do not load it. */
export { SearchFirst, WelcomeBox } from '@producer-portal/features/dashboard'
