import { TaskList } from '../../../web/define.ts'

/** What the reader has decided. */
export default function Done() {
  return <TaskList view="done" />
}
