/**
 * The secure SMS link of the help panel; it opens in a new tab.
 * @param serviceUrl from the environment, with or without a slash at its end
 */
export function secureMessageLink(serviceUrl: string): string {
  return `${serviceUrl.replace(/\/+$/, '')}/SMS/SMSControllerServlet?action=NEW&ad=policy&template=policy`
}
