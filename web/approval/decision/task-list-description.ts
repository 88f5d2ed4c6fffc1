import { markNames } from '../../../core/approval/approval-substatus.ts'
import { statusColors, statusNames } from '../../../core/approval/status-and-action-names.ts'
import type { Described, DescribedField, DescribedList } from '../../../core/description/described-document.ts'
import type { Lang, Words } from '../../../core/values/language.ts'
import { taskWords } from './task-words.ts'
import { approvalWords } from './words.ts'

/** Which approvals of a person a list shows. */
export type TaskView = 'todo' | 'done' | 'copied' | 'mine'

/** Approvals described like a document, so that they are listed by the same engine. */
export function taskListDocument(
  view: TaskView,
  lang: Lang,
): { readonly doc: Described; readonly list: DescribedList } {
  const columns = columnsOf[view]
  const list = { name: view, label: taskWords[view][lang], columns, search: [], sort: [] }
  const doc: Described = {
    module: 'workflow',
    name: 'task',
    label: taskWords[view][lang],
    title: 'title',
    numberField: 'number',
    stateField: null,
    approval: null,
    appendOnly: true,
    fields: fields(lang, view),
    form: [],
    lists: [list],
    actions: [],
    verbs: ['ck'],
  }
  return { doc, list }
}

const columnsOf: Readonly<Record<TaskView, readonly string[]>> = {
  todo: [
    'title',
    'number',
    'amountText',
    'dueAt',
    'urgency',
    'listStatus',
    'about',
    'nodeLabel',
    'standIn',
    'drafterName',
    'openedAt',
  ],
  done: [
    'title',
    'number',
    'amountText',
    'result',
    'approvalStatus',
    'decidedAt',
    'nodeLabel',
    'drafterName',
    'standIn',
  ],
  copied: ['title', 'number', 'amountText', 'listStatus', 'nodeLabel', 'drafterName', 'openedAt'],
  mine: ['title', 'number', 'amountText', 'approvalStatus', 'nodeLabel', 'openedAt', 'decidedAt'],
}

function fields(lang: Lang, view: TaskView): readonly DescribedField[] {
  const field = (name: string, kind: string, label: Words, more: object = {}): DescribedField => ({
    name,
    kind,
    label: label[lang],
    rights: { read: true, write: false },
    sortable: false,
    filter: 'none',
    numeric: false,
    ...more,
  })
  const statuses = Object.entries({ ...statusNames, 5: approvalWords.unread, waiting: approvalWords.waiting }).map(
    ([code, words]) => ({ code, label: words[lang], color: colors[code] ?? '' }),
  )
  const marks = Object.entries(markNames).map(([code, words]) => ({
    code,
    label: words[lang],
    color: code === 'suspended' ? 'grey' : 'red',
  }))
  const results = (['agreed', 'rejected', 'refused', 'answered', 'transferred'] as const).map((code) => ({
    code,
    label: approvalWords[code][lang],
    color: { agreed: 'green', rejected: 'red', refused: 'red', answered: 'blue', transferred: 'orange' }[code],
  }))
  const urgencies = Object.entries(urgent).map(([code, { words, color }]) => ({ code, label: words[lang], color }))
  return [
    field('title', 'text', taskWords.title, { width: 330 }),
    field('number', 'text', taskWords.number),
    field('nodeLabel', 'text', taskWords.step, { width: 170 }),
    field('drafterName', 'text', taskWords.drafter, { width: 96 }),
    field('listStatus', 'dictionary', taskWords.status, { options: [...statuses, ...marks] }),
    field('approvalStatus', 'dictionary', taskWords.status, { options: statuses, named: 'approvalMark', marks }),
    field('amountText', 'text', taskWords.amount, { numeric: true, width: 160 }),
    field('about', 'textarea', taskWords.about, { width: 240 }),
    field('urgency', 'dictionary', taskWords.urgency, { options: urgencies }),
    field('standIn', 'text', taskWords.standIn, { width: 150 }),
    field('result', 'dictionary', taskWords.result, { options: results }),
    field('openedAt', 'dateTime', view === 'mine' ? taskWords.started : taskWords.opened),
    field('dueAt', 'dateTime', taskWords.due, { width: 150 }),
    field('decidedAt', 'dateTime', taskWords.decided),
  ]
}

const colors: Readonly<Record<string, string>> = {
  ...statusColors,
  5: 'orange',
  waiting: 'blue',
}
const urgent = {
  overdue: { words: approvalWords.overdue, color: 'red' },
  dueSoon: { words: taskWords.dueSoon, color: 'orange' },
  suspended: { words: approvalWords.suspended, color: 'grey' },
}
