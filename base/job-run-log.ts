import { logTerms } from './log-words.ts'
import type { CallList } from './system-list-type.ts'

/** Runs of jobs, and how they went. */
export const timerLog: CallList = {
  module: 'system',
  name: 'timerLog',
  label: { zh: '执行记录', ru: 'Журнал запусков', en: 'Runs' },
  title: 'job',
  state: 'result',
  fields: {
    started: { kind: 'dateTime', label: { zh: '开始时间', ru: 'Начало', en: 'Started' }, filter: 'range', width: 176 },
    job: { kind: 'text', label: { zh: '任务', ru: 'Задание', en: 'Job' }, filter: 'contains', width: 260 },
    result: {
      kind: 'dictionary',
      label: logTerms.outcome,
      filter: 'oneOf',
      width: 120,
      options: [
        { code: '1', label: { zh: '成功', ru: 'Выполнено', en: 'Done' }, color: 'green' },
        { code: '0', label: { zh: '失败', ru: 'Ошибка', en: 'Failed' }, color: 'red' },
      ],
    },
    ms: { kind: 'number', label: logTerms.ms, width: 130 },
    error: { kind: 'text', label: logTerms.message, filter: 'contains', width: 420 },
  },
  columns: ['started', 'job', 'result', 'ms', 'error'],
  search: ['started', 'job', 'result'],
}
