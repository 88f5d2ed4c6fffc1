import type { Words } from '../../../core/values/language.ts'

export const timerWords = {
  note: {
    zh: '系统按北京时间自动执行的任务。',
    ru: 'Задания, которые система выполняет сама по пекинскому времени.',
    en: 'Scheduled jobs of the system, in Beijing time.',
  },
  jobs: { zh: '任务', ru: 'Задания', en: 'Jobs' },
  runs: { zh: '执行记录', ru: 'Журнал запусков', en: 'Runs' },
  next: { zh: '下次 {at}', ru: 'Следующий запуск {at}', en: 'Next {at}' },
  paused: { zh: '已暂停', ru: 'Приостановлено', en: 'Paused' },
  last: { zh: '上次 {at}，{ms} 毫秒', ru: 'Последний запуск {at}, {ms} мс', en: 'Last {at}, {ms} ms' },
  never: { zh: '尚未执行', ru: 'Ещё не запускалось', en: 'Not run yet' },
  done: { zh: '成功', ru: 'Выполнено', en: 'Done' },
  failed: { zh: '失败', ru: 'Ошибка', en: 'Failed' },
  counts: {
    zh: '共 {runs} 次，失败 {failures} 次',
    ru: 'Запусков: {runs}, ошибок: {failures}',
    en: '{runs} runs, {failures} failed',
  },
  run: { zh: '执行一次', ru: 'Запустить', en: 'Run once' },
  started: { zh: '“{name}”已开始执行', ru: 'Задание запущено: {name}', en: '“{name}” was started' },
  pause: { zh: '暂停', ru: 'Приостановить', en: 'Pause' },
  resume: { zh: '恢复', ru: 'Возобновить', en: 'Resume' },
  pausedNow: {
    zh: '“{name}”已暂停，一分钟内生效',
    ru: 'Приостановлено: {name}. Вступит в силу в течение минуты',
    en: '“{name}” is paused; it takes effect within a minute',
  },
  resumed: { zh: '“{name}”已恢复', ru: 'Возобновлено: {name}', en: '“{name}” is resumed' },
  edit: { zh: '调整时间', ru: 'Изменить время', en: 'Change the time' },
  cron: {
    zh: '表达式（分 时 日 月 周）',
    ru: 'Выражение (минуты, часы, день, месяц, день недели)',
    en: 'Expression (minute, hour, day, month, weekday)',
  },
  examples: { zh: '常用时间', ru: 'Частые варианты', en: 'Common times' },
  foreseen: { zh: '接下来的执行时间', ru: 'Ближайшие запуски', en: 'Next runs' },
  own: { zh: '恢复默认', ru: 'Вернуть исходное', en: 'Restore the default' },
  save: { zh: '保存', ru: 'Сохранить', en: 'Save' },
  saved: {
    zh: '已保存，一分钟内生效',
    ru: 'Сохранено. Вступит в силу в течение минуты',
    en: 'Saved; it takes effect within a minute',
  },
  changed: { zh: '{name} 于 {at} 调整', ru: 'Изменено: {name}, {at}', en: 'Changed by {name}, {at}' },
  error: { zh: '错误信息', ru: 'Ошибка', en: 'Error' },
} satisfies Readonly<Record<string, Words>>
