import type { DocumentWords } from '../core/description/document-words.ts'
import type { alertEvent } from './alert-event.ts'
import type { alertRule } from './alert-rule.ts'
import { common } from './shared-words.ts'

export const alertRuleWords: DocumentWords<typeof alertRule> = {
  title: { zh: '预警规则', ru: 'Правила предупреждений', en: 'Alert rules' },
  fields: {
    ruleCode: { zh: '规则编码', ru: 'Код правила', en: 'Rule code' },
    ruleName: { zh: '规则名称', ru: 'Название правила', en: 'Rule name' },
    nameRu: common.nameRu,
    nameEn: common.nameEn,
    measure: {
      label: { zh: '系统指标', ru: 'Показатель системы', en: 'System metric' },
      help: {
        zh: '由系统计算的指标；选择单据时不填',
        ru: 'Считает сама система; не нужен, если выбран документ',
        en: 'Calculated by the system; not needed where a document is chosen',
      },
    },
    watched: {
      label: { zh: '监控单据', ru: 'Проверяемый документ', en: 'Document' },
      help: {
        zh: '逐条检查该单据的记录',
        ru: 'Проверяется каждая запись этого документа',
        en: 'Every record of the document is checked',
      },
    },
    condition: {
      label: { zh: '检查范围', ru: 'Какие записи', en: 'Which records' },
      help: {
        zh: '不设条件时检查全部记录',
        ru: 'Без условий проверяются все записи',
        en: 'All records if no condition is set',
      },
    },
    figure: {
      label: { zh: '比较的数值', ru: 'Что сравнивается', en: 'Value compared' },
      help: {
        zh: '每条记录按此数值与界限比较',
        ru: 'Это значение каждой записи сравнивается с границами',
        en: 'The value of each record is compared with the bounds',
      },
    },
    rising: {
      label: { zh: '越大越严重', ru: 'Чем больше, тем хуже', en: 'More is worse' },
      help: {
        zh: '否：指标低于界限时预警',
        ru: 'Нет: предупреждение, когда показатель ниже границы',
        en: 'No: it alerts when the figure falls below the bound',
      },
    },
    yellow: { zh: '黄色界限', ru: 'Жёлтая граница', en: 'Yellow bound' },
    orange: { zh: '橙色界限', ru: 'Оранжевая граница', en: 'Orange bound' },
    red: { zh: '红色界限', ru: 'Красная граница', en: 'Red bound' },
    receiverRole: { zh: '接收角色', ru: 'Роль получателей', en: 'Receiving role' },
    receivers: { zh: '接收人', ru: 'Получатели', en: 'Receivers' },
    cron: { zh: '检查时间', ru: 'Когда проверять', en: 'Checked' },
    enabled: common.enabled,
  },
  groups: {
    basic: common.basic,
    watch: { zh: '检查内容', ru: 'Что проверяется', en: 'What is checked' },
    bands: { zh: '界限与接收人', ru: 'Границы и получатели', en: 'Bounds and receivers' },
  },
}

export const alertEventWords: DocumentWords<typeof alertEvent> = {
  title: { zh: '预警信息', ru: 'Предупреждения', en: 'Alerts' },
  lists: {
    open: { zh: '待处理', ru: 'Необработанные', en: 'Open' },
    main: { zh: '全部预警', ru: 'Все предупреждения', en: 'All alerts' },
  },
  fields: {
    ruleCode: { zh: '规则编码', ru: 'Код правила', en: 'Rule code' },
    rule: { zh: '预警规则', ru: 'Правило', en: 'Rule' },
    objType: { zh: '对象类型', ru: 'Тип объекта', en: 'Object type' },
    objId: { zh: '对象编号', ru: 'Идентификатор объекта', en: 'Object id' },
    objTitle: { zh: '预警对象', ru: 'Объект', en: 'Object' },
    objUrl: { zh: '对象页面', ru: 'Страница объекта', en: 'Page of the object' },
    level: { zh: '级别', ru: 'Уровень', en: 'Level' },
    measured: { zh: '当前值', ru: 'Факт', en: 'Value' },
    threshold: { zh: '界限', ru: 'Граница', en: 'Bound' },
    firstTime: { zh: '首次发生', ru: 'Впервые', en: 'First seen' },
    lastTime: { zh: '最近检查', ru: 'Проверено', en: 'Last seen' },
    status: { zh: '处理状态', ru: 'Состояние', en: 'Status' },
    handler: { zh: '处理人', ru: 'Ответственный', en: 'Handler' },
    handleNote: { zh: '处理说明', ru: 'Что сделано', en: 'What was done' },
  },
  groups: { basic: common.basic, handling: { zh: '处理情况', ru: 'Обработка', en: 'Handling' } },
  actions: {
    take: { zh: '开始处理', ru: 'Взять в работу', en: 'Start handling' },
    lift: { zh: '解除预警', ru: 'Снять', en: 'Clear' },
    ignore: { zh: '忽略', ru: 'Игнорировать', en: 'Ignore' },
    settle: { zh: '自动解除', ru: 'Снято автоматически', en: 'Cleared automatically' },
  },
  asks: { note: { zh: '处理说明', ru: 'Что сделано', en: 'What was done' } },
}
