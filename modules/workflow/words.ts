import type { Words } from '../../core/values/language.ts'

/** Names of the pages, in menu and tabs. */
export const pageWords = {
  start: { zh: '发起流程', ru: 'Запуск процесса', en: 'Start process' },
  todo: { zh: '待办事项', ru: 'К исполнению', en: 'To-do' },
  done: { zh: '已办事项', ru: 'Исполнено', en: 'Done' },
  copied: { zh: '抄送我的', ru: 'На ознакомление', en: 'Copied to me' },
  mine: { zh: '我的申请', ru: 'Мои заявки', en: 'My requests' },
  templates: { zh: '流程模板配置', ru: 'Шаблоны процессов', en: 'Process templates' },
  design: { zh: '流程设计', ru: 'Конструктор процессов', en: 'Process designer' },
  monitor: { zh: '流程监控', ru: 'Мониторинг процессов', en: 'Process monitor' },
  proxy: { zh: '审批代理', ru: 'Замещение', en: 'Stand-ins' },
  funds: { zh: '资金流程总览', ru: 'Все финансовые процессы', en: 'All fund approvals' },
  startShipping: { zh: '发起流程(航运)', ru: 'Запуск процесса (судоходство)', en: 'Start process (shipping)' },
  startChain: { zh: '发起流程(供应链)', ru: 'Запуск процесса (цепочка поставок)', en: 'Start process (supply chain)' },
} satisfies Readonly<Record<string, Words>>

/** Names of the widgets on the welcome page, and what their lines say. */
export const widgetWords = {
  todo: { zh: '待办事项', ru: 'К исполнению', en: 'To-do' },
  started: { zh: '我的申请', ru: 'Мои заявки', en: 'My requests' },
  todoNone: { zh: '没有待处理的事项', ru: 'Всё рассмотрено', en: 'Nothing is waiting for you' },
  startedNone: { zh: '您还没有发起过流程', ru: 'Вы ещё не запускали процессов', en: 'You have started no process yet' },
  overdue: { zh: '已超时', ru: 'Просрочено', en: 'Overdue' },
  unviewed: { zh: '未查看', ru: 'Не открыто', en: 'Not opened' },
} satisfies Readonly<Record<string, Words>>
