import { document, type RecordOf } from '../../core/description/document.ts'
import { date, dictionary, lines, number, person, reference, slider, text, yesNo } from '../../kinds/index.ts'
import { taskState } from './construction-states.ts'

const { waiting, running, done } = taskState

const columns = [
  'wbs',
  'taskName',
  'engId',
  'stage',
  'planStart',
  'planEnd',
  'progress',
  'state',
  'ownerId',
  'weight',
  'milestone',
  'baseStart',
  'baseEnd',
] as const
const search = ['engId', 'state', 'stage', 'planStart', 'planEnd', 'ownerId'] as const

/** A piece of work of a construction project: below which other, after which others, from when to when, and how far. */
export const constructionTask = document({
  module: 'engineering',
  name: 'engTask',
  code: 'gcrw',
  scope: 'gcgl',
  title: 'taskName',
  parent: 'parentId',
  summary: ['engId', 'state', 'progress', 'ownerId', 'planEnd'],
  fields: {
    engId: reference({ to: 'engineering.engProject', required: true }),
    wbs: text({ required: true, max: 20, searched: true }),
    taskName: text({ required: true, max: 100, searched: true }),
    stage: dictionary({ group: 'engStage', indexed: true }),
    parentId: reference({ to: 'engineering.engTask' }),
    weight: number({ digits: 2, min: '0', max: '100' }),
    planStart: date({ required: true, initial: { expression: 'today()' }, indexed: true }),
    planEnd: date({ required: true, notBefore: 'planStart', indexed: true }),
    baseStart: date({ readonly: true }),
    baseEnd: date({ readonly: true }),
    actualStart: date({ readonly: true }),
    actualEnd: date({ readonly: true }),
    progress: slider({ readonly: true, initial: '0' }),
    state: dictionary({ group: 'engTask_state', required: true, readonly: true, initial: waiting, indexed: true }),
    ownerId: person({ required: true, everywhere: true, initial: { expression: 'me' }, indexed: true }),
    milestone: yesNo({ initial: '0' }),
    predecessors: lines({
      fields: {
        taskId: reference({ to: 'engineering.engTask', required: true }),
        link: dictionary({ group: 'engTask_link', required: true, initial: 'FS' }),
        lag: number({ min: '-365', max: '365', initial: '0' }),
      },
    }),
  },
  form: [
    { name: 'basic', columns: 3, fields: ['engId', 'wbs', 'taskName', 'stage', 'parentId', 'weight', 'ownerId'] },
    {
      name: 'time',
      columns: 3,
      fields: ['planStart', 'planEnd', 'milestone', 'baseStart', 'baseEnd', 'actualStart', 'actualEnd'],
    },
    { name: 'course', columns: 3, fields: ['state', 'progress', 'remark'] },
    { name: 'predecessors', columns: 1, fields: ['predecessors'] },
  ],
  lists: {
    main: {
      columns,
      search,
      sort: ['wbs'],
      views: {
        gantt: {
          from: 'planStart',
          to: 'planEnd',
          progress: 'progress',
          baseline: { from: 'baseStart', to: 'baseEnd' },
          after: { lines: 'predecessors', task: 'taskId', type: 'link', lag: 'lag' },
          move: 'replan',
        },
        opens: 'gantt',
      },
    },
    tree: {
      columns,
      search,
      sort: ['wbs'],
      views: { tree: { rollUp: { of: 'progress', by: 'weight' } }, opens: 'tree' },
    },
  },
  states: { field: 'state', codes: [waiting, running, done], start: waiting, final: [done] },
  actions: {
    start: { from: [waiting], to: running, needs: 'zx' },
    report: {
      from: [running],
      to: 'same',
      needs: 'zx',
      asks: { progress: slider({ required: true }) },
      prefill: { progress: 'progress' },
    },
    finish: { from: [running], to: done, needs: 'zx' },
    replan: {
      from: [waiting, running],
      to: 'same',
      needs: 'bj',
      asks: { planStart: date({ required: true }), planEnd: date({ required: true, notBefore: 'planStart' }) },
      prefill: { planStart: 'planStart', planEnd: 'planEnd' },
    },
    keepPlan: { from: [waiting, running], to: 'same', needs: 'bj' },
  },
})

export interface ConstructionTask extends RecordOf<typeof constructionTask> {}
