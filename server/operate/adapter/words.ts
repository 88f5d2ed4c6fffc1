/** What is refused where something outside is asked. */
export const adapterWords = {
  'adapter.off': {
    zh: '该外部系统未启用：请先填写地址',
    ru: 'Внешняя система не подключена: укажите её адрес',
    en: 'This outside system is switched off: set its address first',
  },
  'adapter.resting': {
    zh: '该外部系统连续失败，已暂停调用，稍后自动恢复',
    ru: 'Внешняя система не отвечает подряд: обращения приостановлены и скоро возобновятся',
    en: 'This outside system failed repeatedly; calls rest for a while and go on by themselves',
  },
  'adapter.failed': {
    zh: '外部系统没有给出可用的答复：{detail}',
    ru: 'Внешняя система не дала пригодного ответа: {detail}',
    en: 'The outside system gave no usable answer: {detail}',
  },
} as const
