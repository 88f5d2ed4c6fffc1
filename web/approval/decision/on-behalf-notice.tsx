import { Alert } from 'antd'
import { useSession } from '../../platform/session/session.ts'
import { useWords } from '../../platform/session/use-words.ts'
import type { FlowOffer, Instance } from './approval-instance-queries.ts'
import { approvalWords as words } from './words.ts'
import css from './approval.module.css'

/** In whose place the reader decides, or who brought him in and what he wants of him. */
export function AskedNotice({
  instance,
  offers,
}: {
  readonly instance: Instance
  readonly offers: readonly FlowOffer[]
}) {
  const t = useWords()
  const { user } = useSession()
  const own = new Set(offers.filter(({ verb }) => verb === 'agree' || verb === 'answer').map(({ taskId }) => taskId))
  const mine = instance.tasks.filter(({ taskId, result }) => result === null && own.has(taskId))
  const absent = mine.every(({ assignee }) => assignee !== user.userId) ? mine[0] : undefined
  if (absent)
    return (
      <Alert className={css.asked ?? ''} type="info" showIcon title={t(words.actsFor, { name: absent.assigneeName })} />
    )
  const task = mine.find(({ askedBy }) => askedBy !== null)
  if (!task?.askedBy) return null
  const { name, question } = task.askedBy
  const [plain, full] =
    task.added === 'delegate' ? [words.asksYouPlainly, words.asksYou] : [words.askedToSignPlainly, words.askedToSign]
  return (
    <Alert
      className={css.asked ?? ''}
      type="info"
      showIcon
      title={question ? t(full, { name, question }) : t(plain, { name })}
    />
  )
}
