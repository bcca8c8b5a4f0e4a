import { French } from '../parts/french/French'

/** A list with a column of the company's own, in French. */
export default function Page() {
  return <French />
}
