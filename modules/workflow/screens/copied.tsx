import { TaskList } from '../../../web/define.ts'

/** What the reader was copied on. */
export default function Copied() {
  return <TaskList view="copied" />
}
