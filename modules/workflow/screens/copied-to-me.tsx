import { MyApprovals } from '../../../web/module-api.ts'

/** What the reader was copied on. */
export default function Copied() {
  return <MyApprovals view="copied" />
}
