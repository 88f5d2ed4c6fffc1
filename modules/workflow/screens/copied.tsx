import { MyApprovals } from '../../../web/define.ts'

/** What the reader was copied on. */
export default function Copied() {
  return <MyApprovals view="copied" />
}
