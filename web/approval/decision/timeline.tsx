import { Fragment, type CSSProperties, type ReactNode } from 'react'
import type { Words } from '../../../core/values/language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { useStamp } from '../../platform/data/use-time-format.ts'
import { useWords } from '../../platform/session/use-words.ts'
import type { FlowStep, FlowTask, Instance } from './approval-instance-queries.ts'
import { modeLabel } from './decision-mode-label.ts'
import { OpinionAttachmentsShown } from './opinion-attachments-shown.tsx'
import { ChildLines, ParentLine, useRelated } from './related-approvals.tsx'
import { verbLabel } from './verb-label.ts'
import { approvalWords } from './words.ts'
import css from './approval.module.css'

/** The steps of an approval in order: who decided what and when, who is waited for, what is still to come. */
export function Timeline({ instance, now }: { readonly instance: Instance; readonly now: number }) {
  const related = useRelated(instance)
  return (
    <>
      {related && <ParentLine related={related} />}
      <ol className={css.steps}>
        {instance.nodes.map((step, at) => (
          <Fragment key={`${step.key} ${at}`}>
            {step.branch !== null && step.branch.key !== instance.nodes[at - 1]?.branch?.key && (
              <BranchHead branch={step.branch} />
            )}
            <Step
              under={related && <ChildLines related={related} node={step.key} instance={instance} />}
              step={step}
              tasks={instance.tasks.filter(({ node }) => node === step.key)}
              now={now}
            />
          </Fragment>
        ))}
      </ol>
    </>
  )
}

function Step({
  step,
  tasks,
  now,
  under,
}: {
  readonly step: FlowStep
  readonly tasks: readonly FlowTask[]
  readonly now: number
  readonly under: ReactNode
}) {
  const t = useWords()
  const mode = modeLabel(step.mode)
  const note = {
    blocked: approvalWords.blocked,
    stopped: approvalWords.stopped,
    future: approvalWords.future,
    skipped: approvalWords.skipped,
  }[step.state as string] // done and current have none
  return (
    <li
      className={joinClassNames(css.step, css[step.state], step.branch !== null && css.inBranch)}
      style={depthOf(step.branch)}
    >
      <span className={css.dot}>
        {step.state === 'done' && <Icon name="tick" size={13} />}
        {step.state === 'blocked' && <Icon name="warning" size={13} />}
      </span>
      <div className={css.stepHead}>
        <b>{step.label}</b>
        {mode && <small>{t(mode)}</small>}
        {note && tasks.length === 0 && <small>{t(note)}</small>}
      </div>
      {step.vote && <p className={css.tally}>{t(approvalWords.tally, { ...step.vote })}</p>}
      {tasks.length === 0 && step.people.length > 0 && (
        <p className={css.who}>{step.people.map(({ name }) => name).join(t(approvalWords.and))}</p>
      )}
      {tasks.map((task) => (
        <TaskLine key={task.taskId} task={task} now={now} />
      ))}
      {under}
    </li>
  )
}

/** Where one of several branches begins, so that what goes on at once does not look like one after another. */
function BranchHead({ branch }: { readonly branch: NonNullable<FlowStep['branch']> }) {
  const t = useWords()
  const { name, number } = branch
  const nameless = number === 0 ? t(approvalWords.branchOther) : t(approvalWords.branch, { n: number })
  return (
    <li className={joinClassNames(css.branch, css.inBranch)} style={depthOf(branch)}>
      {name === null ? nameless : t(approvalWords.branchNamed, { name })}
    </li>
  )
}

function depthOf(branch: FlowStep['branch']): CSSProperties {
  return branch === null ? {} : ({ '--depth': branch.depth } as CSSProperties) // a custom property, which the type does not know
}

const addedWords = {
  before: approvalWords.addBefore,
  after: approvalWords.addAfter,
  beside: approvalWords.addBeside,
  delegate: approvalWords.delegate,
}

/** How a task stands; a delegation that is no longer waited for removed no signer. */
function saidOf({ result, deciding, added }: FlowTask): Words {
  if (result === null) return deciding ? approvalWords.deciding : approvalWords.waiting
  return result === 'removed' && added === 'delegate' ? approvalWords.delegationGone : verbLabel(result)
}

function TaskLine({ task, now }: { readonly task: FlowTask; readonly now: number }) {
  const t = useWords()
  const stamp = useStamp()
  const late = task.result === null && task.dueAt !== null && task.dueAt < now
  const time = () => {
    if (task.closedAt !== null) return stamp(task.closedAt)
    if (late) return t(approvalWords.overdue)
    if (task.dueAt !== null) return t(approvalWords.due, { time: stamp(task.dueAt, 'short') })
    return t(task.viewedAt === null ? approvalWords.unread : approvalWords.seen)
  }
  return (
    <div className={css.task}>
      <span className={css.person}>
        {task.byName ? t(approvalWords.standsIn, { name: task.byName, absent: task.assigneeName }) : task.assigneeName}
        {task.added && <small> · {t(addedWords[task.added])}</small>}
        {task.ownerBeforeName && <small> ({task.ownerBeforeName})</small>}
      </span>
      <span
        className={joinClassNames(
          css.result,
          task.result === 'agreed' && css.good,
          (task.result === 'rejected' || task.result === 'refused') && css.bad,
          task.result === null && css.wait,
        )}
      >
        {t(saidOf(task))}
        {task.automatic && <small> · {t(approvalWords.automatic)}</small>}
      </span>
      <time className={joinClassNames(css.time, late && css.late)}>{time()}</time>
      {task.opinion && <blockquote>{task.opinion}</blockquote>}
      <OpinionAttachmentsShown papers={task} name={task.byName ?? task.assigneeName} />
    </div>
  )
}
