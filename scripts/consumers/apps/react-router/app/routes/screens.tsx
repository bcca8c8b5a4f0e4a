import { Screens } from '../parts/screens/Screens'

/** Screens of the features package, in the look of another company. */
export default function Page() {
  return <Screens />
}
