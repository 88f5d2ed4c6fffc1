import { type Widget, widget } from '../../core/description/widget.ts'

/** They are told the unit, stand on dashboards, and are shown to those who may know what contracts come to. */
const shared = { module: 'risk', needs: 'htgl-jg', size: 2, takes: ['unitId'], apart: true } as const
const noExposure = {
  zh: '没有预付未结算或应收未收的合同',
  ru: 'Нет договоров с неотработанным авансом или непогашенной дебиторкой',
  en: 'No contract has an advance not settled or a claim not received',
} as const

/** Lights, exposure by counterparty, overdue money. */
export const riskWidgets: readonly Widget[] = [
  widget({
    ...shared,
    name: 'lights',
    look: 'figures',
    opens: '',
    label: { zh: '风险灯', ru: 'Индикаторы риска', en: 'Risk lights' },
    empty: {
      zh: '您没有查看收付款和合同的权限',
      ru: 'У вас нет прав на платежи, поступления и договоры',
      en: 'You may read neither payments, receipts nor contracts',
    },
  }),
  widget({
    ...shared,
    name: 'exposure',
    look: 'chart',
    opens: '/contractLedger',
    label: {
      zh: '客商风险敞口热力图（元）',
      ru: 'Карта рисков по контрагентам, ¥',
      en: 'Exposure by counterparty, CNY',
    },
    empty: noExposure,
  }),
  widget({
    ...shared,
    name: 'largest',
    look: 'list',
    opens: '/tradeCounterparty',
    label: { zh: '敞口前十客商', ru: 'Десять крупнейших рисков', en: 'Ten largest exposures' },
    empty: noExposure,
  }),
  widget({
    ...shared,
    name: 'concentration',
    look: 'chart',
    opens: '',
    label: { zh: '敞口集中度', ru: 'Концентрация рисков', en: 'Concentration' },
    empty: noExposure,
  }),
  widget({
    ...shared,
    name: 'overdueAges',
    needs: 'ysyf-ck',
    look: 'chart',
    opens: '/overdueReceivable',
    label: { zh: '逾期应收账龄（元）', ru: 'Просрочка по срокам, ¥', en: 'Overdue receivables by age, CNY' },
    empty: { zh: '没有逾期的应收账款', ru: 'Просроченной дебиторки нет', en: 'No receivable is overdue' },
  }),
  widget({
    ...shared,
    name: 'occupied',
    needs: 'htgl-ck',
    look: 'figures',
    opens: '/contractLedger',
    label: { zh: '资金占用', ru: 'Отвлечённые средства', en: 'Money tied up' },
    empty: { zh: '没有执行中的合同', ru: 'Действующих договоров нет', en: 'No contract is running' },
  }),
]
