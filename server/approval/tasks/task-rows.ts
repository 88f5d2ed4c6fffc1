import type { ApprovalMark } from '../../../core/approval/approval-substatus.ts'
import { approvalTitle } from '../../../core/approval/approval-title.ts'
import { standsIn } from '../../../core/approval/status-and-action-names.ts'
import { enumerated } from '../../../core/values/join-names.ts'
import type { Lang } from '../../../core/values/language.ts'
import { say } from '../../../core/words/format-message.ts'
import { amountField } from '../../../kinds/summary-fields.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { OwnTask } from '../../platform/context/running-composition.ts'
import type { Summary } from '../../records/list/record-summaries.ts'
import { loadNames, type Names } from '../../records/read/load-reference-names.ts'
import { taskWords } from '../../records/role-tasks/task-words.ts'
import { definitionOf } from '../definitions.ts'
import { documentOf } from '../step/decision-target.ts'
import { pendingDecisionsIn } from '../step/pending-decision.ts'
import { withdrawable } from '../step/withdrawable-tasks.ts'
import { flowServerWords } from '../words.ts'
import { soonMs } from './due-soon.ts'
import { summariesByRecord } from './summaries-by-record.ts'

/** One line of a person's lists of approvals, as SQL answers it. */
export interface FoundRow {
  readonly taskId: string | null
  /** Null of what waits for an office. */
  readonly procInstId: string | null
  readonly document: string
  readonly id: string
  readonly number: string | null
  readonly title: string | null
  readonly flow: string
  readonly version: number
  readonly nodes: readonly string[]
  readonly drafter: string
  readonly drafterName: string
  readonly openedAt: number
  readonly viewedAt: number | null
  readonly dueAt: number | null
  readonly decidedAt: number | null
  readonly result: string | null
  /** Who decided in the absence of the assignee. */
  readonly decidedBy: string | null
  readonly assignee: string | null
  readonly approvalStatus: string
  readonly suspended: boolean
  /** Shown in place of the status; not told of what waits. */
  readonly approvalMark?: ApprovalMark | null
  /** Of what waits for an office, which of the document's tasks it is; '' of what is no record, null of approvals. */
  readonly task: string | null
}

/**
 * The same as pages take it; `listStatus` is 5 (not viewed) for what its person has not opened, `waiting` for what an
 * office has to do.
 */
export interface TaskRow extends Omit<
  FoundRow,
  'document' | 'drafter' | 'flow' | 'version' | 'nodes' | 'decidedBy' | 'assignee' | 'suspended'
> {
  readonly title: string
  /** What the record is about: its amount with the currency, and the rest of its summary in one text. */
  readonly amountText: string | null
  readonly about: string | null
  /** How its time stands: its clock is stopped, it is late, or will be soon. */
  readonly urgency: 'suspended' | 'overdue' | 'dueSoon' | null
  readonly module: string
  readonly thing: string
  /** The page where it is done. */
  readonly href: string
  readonly process: string
  readonly processLabel: string
  readonly node: string | null
  readonly nodeLabel: string | null
  readonly listStatus: string
  /** Of a task that the caller has for somebody absent, or that was decided in his absence: who acts, and for whom. */
  readonly standIn: string | null
  /** The caller may still take back his agreement. */
  readonly withdrawable: boolean
}

interface Told {
  readonly names: Names
  readonly summaries: ReadonlyMap<string, Summary>
  /** Tasks whose decision is on its way. */
  readonly deciding: ReadonlySet<string>
  /** Tasks whose decision may be taken back. */
  readonly open: ReadonlySet<string>
  readonly own: ReadonlyMap<string, OwnTask>
  readonly view: string
}

/** Adds module, thing, node, flow and drafter's names in the caller's language. */
export async function taskRows(
  ctx: Ctx,
  found: readonly FoundRow[],
  view: string,
  own: readonly OwnTask[] = [],
): Promise<TaskRow[]> {
  const [names, summaries, deciding, open] = await Promise.all([
    loadNames(
      ctx,
      new Map([
        [
          'person',
          new Set([
            ctx.actor.id,
            ...found.flatMap(({ drafter, decidedBy, assignee }) =>
              [drafter, decidedBy, assignee].filter((person) => person !== null),
            ),
          ]),
        ],
      ]),
    ),
    summariesByRecord(
      ctx,
      found.flatMap(({ document, id }) => (document === '' ? [] : [{ document, recordId: id }])),
    ),
    view === 'todo'
      ? pendingDecisionsIn(
          ctx,
          found.flatMap(({ taskId }) => (taskId === null ? [] : [taskId])),
        )
      : new Set<string>(),
    view === 'done' ? withdrawable(ctx, found) : new Set<string>(),
  ])
  const told: Told = { names, summaries, deciding, open, view, own: new Map(own.map((task) => [task.id, task])) }
  return Promise.all(found.map((row) => (row.task === null ? approvalRow(ctx, row, told) : officeRow(ctx, row, told))))
}

async function approvalRow(ctx: Ctx, found: FoundRow, told: Told): Promise<TaskRow> {
  const { document: _, drafter: _drafter, flow, version, nodes, decidedBy, assignee, suspended, ...row } = found
  const { names, view, deciding, open } = told
  const definition = await definitionOf(ctx, flow, version)
  const actsFor =
    assignee !== null && (decidedBy !== null || (view === 'todo' && assignee !== ctx.actor.id))
      ? (decidedBy ?? ctx.actor.id)
      : null
  const unseen = row.viewedAt === null && (view === 'todo' || view === 'copied')
  return {
    ...row,
    ...aboutRow(ctx, found, definition.label[ctx.lang], told),
    process: flow,
    processLabel: definition.label[ctx.lang],
    urgency:
      view === 'todo' || view === 'mine' ? urgencyOf(ctx, view === 'mine' ? { dueAt: null } : row, suspended) : null,
    node: nodes[0] ?? null,
    nodeLabel:
      enumerated(
        [
          ...nodes.map((node) => definition.nodes[node]?.label[ctx.lang] ?? node),
          ...(row.taskId !== null && deciding.has(row.taskId) ? [flowServerWords['flow.beingDecided'][ctx.lang]] : []),
        ],
        ctx.lang,
      ) || null,
    standIn:
      actsFor === null
        ? null
        : say(ctx.lang, standsIn[ctx.lang], {
            name: names[`person:${actsFor}`] ?? '',
            absent: names[`person:${assignee}`] ?? '',
          }),
    listStatus: unseen ? '5' : (row.approvalMark ?? row.approvalStatus),
    withdrawable: row.taskId !== null && open.has(row.taskId),
  }
}

/** What waits for an office is called by what it waits for. */
function officeRow(ctx: Ctx, found: FoundRow, told: Told): TaskRow {
  const {
    document,
    drafter: _drafter,
    flow: _flow,
    version: _version,
    nodes: _nodes,
    decidedBy: _by,
    assignee: _assignee,
    suspended,
    ...row
  } = found
  const wait = told.own.get(row.id)?.wait ?? taskWords(ctx, document, row.task ?? '')[ctx.lang]
  return {
    ...row,
    ...aboutRow(ctx, found, wait, told),
    process: '',
    processLabel: wait,
    urgency: urgencyOf(ctx, row, suspended),
    node: row.task,
    nodeLabel: wait,
    standIn: null,
    listStatus: 'waiting',
    withdrawable: false,
  }
}

/** Whose and about what a row is, and where it opens. */
function aboutRow(
  ctx: Ctx,
  { document, id, number, title, drafter, drafterName: kept }: FoundRow,
  process: string,
  { names, summaries, own }: Told,
) {
  const [module = '', thing = ''] = document.split('.')
  const summary = summaries.get(`${document}:${id}`)
  const drafterName = names[`person:${drafter}`] ?? kept
  return {
    module,
    thing,
    drafterName,
    href: own.get(id)?.href ?? `/doc/${module}/${thing}/${id}`,
    title: approvalTitle(
      {
        process,
        drafter: drafterName,
        about: summary === undefined ? [title ?? number] : [summary.subject, summary.amount],
      },
      ctx.lang,
    ),
    amountText: summary?.amount ?? null,
    about:
      summary?.items
        .filter(({ name }) => name !== amountField(documentOf(ctx, document)))
        .map(({ label, text }) => `${label}${colons[ctx.lang]}${text}`)
        .join(separators[ctx.lang]) ?? null,
  }
}

const colons: Readonly<Record<Lang, string>> = { zh: '：', ru: ': ', en: ': ' }
const separators: Readonly<Record<Lang, string>> = { zh: '；', ru: '; ', en: '; ' }

function urgencyOf({ now }: Ctx, { dueAt }: Pick<FoundRow, 'dueAt'>, suspended: boolean): TaskRow['urgency'] {
  if (suspended) return 'suspended'
  if (dueAt === null || dueAt > now + soonMs) return null
  return dueAt < now ? 'overdue' : 'dueSoon'
}
