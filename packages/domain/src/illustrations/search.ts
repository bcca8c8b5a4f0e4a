/** Longest text that the policy search takes. */
export const policySearchMaxLength = 500
/** The search answers at most this many policies; when it answers that many, there may be more. */
export const mostPoliciesFound = 100

/**
 * Texts that a path can't carry: a dot segment, which URL parsers remove, and what servers on the way decode or refuse.
 */
const unfitForPaths = /^\.+$|[/\\%]/
/** Characters that no request may hold, and halves of characters. */
const unreadable = /[\p{Cc}\p{Cs}]+/gu

/**
 * The request of the policy search for a text of any kind. A text that a path can't carry travels in the query, with a
 * hyphen in its place.
 */
export function policySearchRequest(agentNo: string, typed: string) {
  const text = typed.replaceAll(unreadable, ' ')
  if (!unfitForPaths.test(text)) return { params: { agentNo, searchText: text } }
  return { params: { agentNo, searchText: '-' }, query: { text } }
}
