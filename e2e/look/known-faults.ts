import type { Screen } from './screens.js'

/**
 * Bars that a screen doesn't hold yet, by who opens which address. A bar that holds again must leave the list: the check
 * fails as long as it is here.
 */
const faults: Readonly<Record<string, readonly string[]>> = {
  'rivera /dashboard/client_policy_lookup': ['6 ink'],
  'rivera /preferences': ['6 ink'],
  'rivera /notifications': ['6 ink'],
  'rivera /security-question': ['6 ink'],
  'rivera /change-password': ['6 ink'],
  'rivera /change-mfa-phone': ['6 ink'],
  'rivera /change-name': ['6 ink'],
  'rivera /change-email': ['6 ink'],
  'rivera /business-phone': ['6 ink'],
  'rivera /documentation/transition-communication': ['1 whole words'],
  'rivera /documentation/portal-faq': ['1 whole words'],
  'rivera /new-business/pending?case=01%7CLIF%7C0100100102%7Cb31&panel=detail': ['7 few colors'],
  'rivera /new-business/pending?case=01%7CLIF%7C0100100102%7Cb31&panel=requirements&dialog=status&requirement=0100100102-1':
    ['7 few sizes'],
  'rivera /new-business/pending?case=01%7CLIF%7C0100100102%7Cb31&panel=requirements&tasks=received': ['7 few colors'],
  'rivera /new-business/pending?case=01%7CLIF%7C0100100102%7Cb31&panel=requirements&dialog=upload&requirement=0100100102-1':
    ['7 few colors'],
  'okafor /manage-access': ['6 ink'],
  'okafor /manage-access/AG1001/lin/general-info': ['6 ink'],
  'okafor /access-review/AG1001': ['14 few outlined'],
  'okafor /manage-access/AG1001/lin/managing': ['13 aligned headers'],
  'hale /new-business/pending': ['6 ink'],
  'hale /inforce-business/all': ['6 ink'],
  'hale /home-office/messages': ['6 ink'],
  'sato /verify-contact': ['6 ink'],
  'novak /verify/update-password': ['6 ink'],
  'rivera /new-business/pending': ['4 room in rows'],
  'rivera /new-business/issued': ['1 whole words', '4 room in rows'],
  'rivera /new-business/column-settings/pending': ['1 whole words'],
  'rivera /new-business/column-settings/issued': ['1 whole words'],
  'bigbook /new-business/pending?rows=25': ['1 whole words', '2 whole numbers', '4 room in rows'],
}

export const knownFaults = ({ as, path }: Screen): readonly string[] => faults[`${as} ${path}`] ?? []
