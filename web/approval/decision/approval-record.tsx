import { useState } from 'react'
import { Card } from '../../../ui/card.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useStamp } from '../../platform/data/use-time-format.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { useInstance } from './approval-instance-queries.ts'
import { OpinionAttachmentsShown } from './opinion-attachments-shown.tsx'
import { Timeline } from './timeline.tsx'
import { approvalWords } from './words.ts'
import css from './approval.module.css'

/** The tab 审批记录: the way as it stands, then every act on it in order, then who was copied in. */
export function ApprovalRecord({ procInstId }: { readonly procInstId: string | null }) {
  const t = useWords()
  const stamp = useStamp()
  const { data, error } = useInstance(procInstId)
  const [now] = useState(() => Date.now())
  if (procInstId === null) return <Empty small title={t(approvalWords.none)} />
  if (error && !data) return <Empty small title={error.message} />
  if (!data) return <Skeleton lines={6} />
  return (
    <div className={css.record}>
      <Card title={t(approvalWords.flow)}>
        <Timeline instance={data} now={now} />
      </Card>
      <Card title={t(approvalWords.record)}>
        <ol className={css.log}>
          {data.log.map((line) => (
            <li key={line.seq}>
              <time>{stamp(line.at)}</time>
              <span>
                <b>
                  {line.forName
                    ? t(approvalWords.standsIn, { name: line.actorName, absent: line.forName })
                    : line.actorName}
                </b>{' '}
                {line.label}
                {line.toName && <> → {line.toName}</>}
                {line.nodeLabel && <small> · {line.nodeLabel}</small>}
              </span>
              {line.opinion && <blockquote>{line.opinion}</blockquote>}
              <OpinionAttachmentsShown papers={line} name={line.actorName} />
            </li>
          ))}
        </ol>
        {data.copies.length > 0 && (
          <p className={css.who}>
            {t(approvalWords.copies, {
              names: data.copies
                .map(({ name, viewedAt }) => (viewedAt === null ? t(approvalWords.unopened, { name }) : name))
                .join(t(approvalWords.and)),
            })}
          </p>
        )}
      </Card>
    </div>
  )
}
