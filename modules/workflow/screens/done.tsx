import { MyApprovals } from '../../../web/define.ts'

/** What the reader has decided. */
export default function Done() {
  return <MyApprovals view="done" />
}
