import { formatCount } from '../format-count.js'

/** The counter as text: '20 characters left', '1 character left', or how many a text is too long: '3 characters too many'. */
export function charactersLeftText(left: number): string {
  const count = Math.abs(left)
  return `${formatCount(count)} ${count === 1 ? 'character' : 'characters'} ${left < 0 ? 'too many' : 'left'}`
}
