import type { Described, DescribedField, DescribedList } from '../../core/described.ts'
import { statusNames } from '../../core/flow/names.ts'
import type { Lang, Words } from '../../core/language.ts'
import { approvalWords, taskWords } from './words.ts'

/** Which approvals of a person a list shows. */
export type TaskView = 'todo' | 'done' | 'copied' | 'mine'

/** Approvals described like a document, so that they are listed by the same engine. */
export function taskDocument(view: TaskView, lang: Lang): { readonly doc: Described; readonly list: DescribedList } {
  const columns = columnsOf[view]
  const list = { name: view, label: taskWords[view][lang], columns, search: [], sort: [] }
  const doc: Described = {
    module: 'workflow', name: 'task', label: taskWords[view][lang], title: 'title', numberField: 'number', stateField: null, approval: null, appendOnly: true,
    fields: fields(lang, view), form: [], lists: [list], actions: [], verbs: ['ck'],
  }
  return { doc, list }
}

const columnsOf: Readonly<Record<TaskView, readonly string[]>> = {
  todo: ['title', 'listStatus', 'nodeLabel', 'drafterName', 'openedAt', 'dueAt', 'number'],
  done: ['title', 'result', 'standIn', 'approvalStatus', 'nodeLabel', 'drafterName', 'decidedAt', 'number'],
  copied: ['title', 'listStatus', 'nodeLabel', 'drafterName', 'openedAt', 'number'],
  mine: ['title', 'approvalStatus', 'nodeLabel', 'openedAt', 'decidedAt', 'number'],
}

function fields(lang: Lang, view: TaskView): readonly DescribedField[] {
  const field = (name: string, kind: string, label: Words, more: object = {}): DescribedField => ({
    name, kind, label: label[lang], rights: { read: true, write: false }, sortable: false, filter: 'none', numeric: false, ...more,
  })
  const statuses = Object.entries({ ...statusNames, 5: approvalWords.unread }).map(([code, words]) => ({ code, label: words[lang], color: colors[code] ?? '' }))
  const results = (['agreed', 'rejected', 'transferred'] as const).map((code) => ({ code, label: approvalWords[code][lang], color: { agreed: 'green', rejected: 'red', transferred: 'orange' }[code] }))
  return [
    field('title', 'text', taskWords.title, { width: 420 }), field('number', 'text', taskWords.number), field('nodeLabel', 'text', taskWords.step, { width: 170 }), field('drafterName', 'text', taskWords.drafter, { width: 96 }),
    field('listStatus', 'dictionary', taskWords.status, { options: statuses, width: 160 }), field('approvalStatus', 'dictionary', taskWords.status, { options: statuses, width: 160 }),
    field('standIn', 'text', taskWords.standIn, { width: 150 }),
    field('result', 'dictionary', taskWords.result, { options: results }),
    field('openedAt', 'dateTime', view === 'mine' ? taskWords.started : taskWords.opened), field('dueAt', 'dateTime', taskWords.due), field('decidedAt', 'dateTime', taskWords.decided),
  ]
}

const colors: Readonly<Record<string, string>> = { 0: 'grey', 1: 'blue', 2: 'green', 3: 'red', 4: 'orange', 5: 'orange' }
