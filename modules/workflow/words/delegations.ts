import type { Words } from '../../../core/values/language.ts'

/** Who decides for whoever is away. */
export const delegationsWords = {
  note: {
    zh: '外出期间请同事代为审批；单据上同时留下两人姓名。',
    ru: 'На время отсутствия решения принимает коллега; в документе остаются оба имени.',
    en: 'A colleague decides while you are away; both names are shown in the document.',
  },
  own: { zh: '我的代理人', ru: 'Меня замещают', en: 'Who stands in for me' },
  given: { zh: '我代理的', ru: 'Я замещаю', en: 'For whom I stand in' },
  all: { zh: '全部代理', ru: 'Все замещения', en: 'All stand-ins' },
  views: { zh: '代理范围', ru: 'Какие замещения', en: 'Show' },
  add: { zh: '设置代理', ru: 'Назначить', en: 'Name a stand-in' },
  agent: { zh: '代理人', ru: 'Замещающий', en: 'Stand-in' },
  from: { zh: '开始日期', ru: 'С', en: 'From' },
  to: { zh: '结束日期', ru: 'По', en: 'To' },
  documents: { zh: '代理的流程', ru: 'Процессы', en: 'Processes' },
  documentsHelp: {
    zh: '不选则代理全部流程',
    ru: 'Если не выбрать, замещение действует для всех процессов',
    en: 'If none is chosen, all processes',
  },
  every: { zh: '全部流程', ru: 'Все процессы', en: 'All processes' },
  who: { zh: '{agent} 代 {person}', ru: '{agent} замещает: {person}', en: '{agent} for {person}' },
  days: { zh: '{from} 至 {to}', ru: '{from} — {to}', en: '{from} to {to}' },
  period: { zh: '期间', ru: 'Период', en: 'Days' },
  now: { zh: '代理中', ru: 'Действует', en: 'In force' },
  coming: { zh: '未开始', ru: 'Ещё не началось', en: 'Not started' },
  over: { zh: '已到期', ru: 'Срок истёк', en: 'Expired' },
  ended: { zh: '已终止', ru: 'Прекращено', en: 'Ended' },
  end: { zh: '终止代理', ru: 'Прекратить', en: 'End' },
  endAsk: { zh: '终止“{who}”？', ru: 'Прекратить замещение «{who}»?', en: 'End “{who}”?' },
  endNote: {
    zh: '终止后，待办只由本人处理；已作的决定保留。',
    ru: 'Решения снова принимает сам сотрудник; принятое остаётся в силе.',
    en: 'After that only the person decides; earlier decisions remain valid.',
  },
  cancel: { zh: '取消', ru: 'Отмена', en: 'Cancel' },
  saved: { zh: '代理已设置', ru: 'Замещение назначено', en: 'The stand-in is named' },
  endedNow: { zh: '代理已终止', ru: 'Замещение прекращено', en: 'The stand-in has ended' },
  none: { zh: '没有代理', ru: 'Замещений нет', en: 'No stand-ins' },
  noneNote: {
    zh: '外出前设置代理人，待办不会耽误。',
    ru: 'Назначьте замещающего перед отъездом, чтобы согласования не ждали.',
    en: 'Name a stand-in before you leave so that approvals do not wait.',
  },
} satisfies Readonly<Record<string, Words>>
