/** Contract numbers have this many characters in addresses and searches. */
const contractNumberLength = 10

/**
 * A contract number as addresses and searches carry it: padded on the left with zeros to 10 characters.
 * It stays text throughout, since zeros in front belong to it. The producer sees the server's own value.
 */
export function normalizeContractNumber(value: string): string {
  return value.trim().padStart(contractNumberLength, '0')
}
