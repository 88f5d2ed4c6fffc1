import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { Words } from '../../../core/values/language.ts'
import type { landedCost } from '../landed-cost/landed-cost.ts'

const goodsId = { zh: '货品', ru: 'Товар', en: 'Goods' } as const

export const landedCostWords: DocumentWords<typeof landedCost> = {
  title: { zh: '费用分摊入库成本', ru: 'Распределение доп. расходов', en: 'Landed costs' },
  fields: {
    costNo: { zh: '分摊单号', ru: 'Номер распределения', en: 'Allocation number' },
    date: { zh: '入账日期', ru: 'Дата проводки', en: 'Booked on' },
    status: { zh: '单据状态', ru: 'Состояние', en: 'Status' },
    basis: { zh: '分摊基准', ru: 'Основа распределения', en: 'Allocated by' },
    settlementId: { zh: '费用结算单', ru: 'Расчёт за услуги', en: 'Settlement of the costs' },
    customsTaxId: { zh: '关税缴款书', ru: 'Документ на пошлину', en: 'Duty certificate' },
    costs: {
      label: { zh: '费用明细', ru: 'Расходы', en: 'Costs' },
      fields: {
        kind: { zh: '费用类别', ru: 'Вид расхода', en: 'Kind of cost' },
        payee: { zh: '收款单位', ru: 'Получатель', en: 'Payee' },
        amount: { zh: '不含税金额(元)', ru: 'Сумма без НДС, ¥', en: 'Amount without tax, CNY' },
        note: { zh: '说明', ru: 'Пояснение', en: 'Note' },
      },
    },
    entries: {
      label: { zh: '入库单', ru: 'Приходы', en: 'Stock entries' },
      fields: {
        stockInId: { zh: '入库单', ru: 'Приход', en: 'Stock in' },
        goodsId,
        qty: { zh: '入库数量(吨)', ru: 'Поступило, т', en: 'Came in, t' },
        worth: { zh: '入库金额(元)', ru: 'Стоимость прихода, ¥', en: 'Taken in at, CNY' },
        volume: { zh: '体积(m³)', ru: 'Объём, м³', en: 'Volume, m³' },
      },
    },
    total: { zh: '费用合计(元)', ru: 'Расходы всего, ¥', en: 'Costs in all, CNY' },
    shares: {
      label: { zh: '分摊结果', ru: 'Распределено', en: 'Allocation' },
      fields: {
        entry: { zh: '入库单行号', ru: 'Строка прихода', en: 'Line of the entry' },
        weight: { zh: '分摊依据', ru: 'База', en: 'Allocated by' },
        share: { zh: '分摊金额(元)', ru: 'Доля, ¥', en: 'Share, CNY' },
        perTon: { zh: '每吨费用(元)', ru: 'Расходов на т, ¥', en: 'Cost per tonne, CNY' },
        unitCost: { zh: '分摊后每吨成本(元)', ru: 'Себестоимость за т, ¥', en: 'Unit cost with it, CNY' },
      },
    },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    costs: { zh: '费用', ru: 'Расходы', en: 'Costs' },
    entries: { zh: '入库单', ru: 'Приходы', en: 'Stock entries' },
    shares: { zh: '分摊结果', ru: 'Распределение', en: 'Allocation' },
  },
  tasks: { confirm: { zh: '费用分摊待确认', ru: 'Провести распределение расходов', en: 'Landed costs to confirm' } },
  actions: {
    confirm: { zh: '确认', ru: 'Провести', en: 'Confirm' },
    reverse: { zh: '冲销', ru: 'Сторнировать', en: 'Reverse' },
  },
}

export const landedCostRefusals = {
  'landed.no-payee': {
    zh: '没有结算单的费用请选择收款单位',
    ru: 'Расход без расчёта: выберите получателя',
    en: 'A cost without a settlement is owed to somebody: choose the payee',
  },
  'landed.no-volume': {
    zh: '按体积分摊，请填写大于零的体积',
    ru: 'Распределение по объёму: укажите объём больше нуля',
    en: 'Costs are allocated by volume: enter a volume above zero',
  },
  'landed.entry-twice': {
    zh: '入库单 {number} 重复，请删除其中一行',
    ru: 'Приход {number} указан дважды: удалите одну строку',
    en: 'The entry {number} stands here twice: delete one of the lines',
  },
  'landed.entry-not-in': {
    zh: '入库单 {number} 未确认或已冲销，请选择已确认的入库单',
    ru: 'Приход {number} не проведён или сторнирован: выберите проведённый',
    en: 'The entry {number} is not confirmed or was reversed: choose a confirmed one',
  },
  'landed.entry-of-other': {
    zh: '入库单 {number} 属于另一家公司，请选择本公司的入库单',
    ru: 'Приход {number} принадлежит другой компании: выберите приход своей',
    en: 'The entry {number} belongs to another company: choose one of your own',
  },
  'landed.before-entry': {
    zh: '入账日期不能早于入库单 {number} 的日期 {day}',
    ru: 'Дата не может быть раньше прихода {number} от {day}',
    en: 'The day cannot be before the entry {number} of {day}',
  },
  'landed.no-cost-settlement': {
    zh: '结算单 {number} 不是已审批的运费或服务结算，请选择其他结算单',
    ru: 'Расчёт {number} не является согласованным расчётом за перевозку или услуги: выберите другой',
    en: 'The settlement {number} is no approved one of freight or services: choose another',
  },
  'landed.settlement-of-other': {
    zh: '单据 {number} 属于另一家公司，请选择本公司的单据',
    ru: 'Документ {number} принадлежит другой компании: выберите документ своей',
    en: 'The document {number} belongs to another company: choose one of your own',
  },
  'landed.vat': {
    zh: '缴款书 {number} 是增值税，可以抵扣，不计入成本，请选择关税缴款书',
    ru: 'Документ {number} на НДС, он идёт к вычету: выберите документ на пошлину',
    en: 'The certificate {number} is of VAT, which is deducted and no cost: choose one of duty',
  },
  'landed.more-than-left': {
    zh: '该单据还可分摊 {left} 元，请减少费用金额',
    ru: 'По этому документу осталось распределить {left} ¥: уменьшите суммы',
    en: '{left} yuan of this document are left to allocate: lower the amounts',
  },
  'landed.allocated': {
    zh: '入库单已由 {number} 分摊费用，请先冲销该分摊单',
    ru: 'На приход распределены расходы по {number}: сначала сторнируйте его',
    en: 'Costs were allocated to this entry by {number}: reverse that first',
  },
} as const satisfies Readonly<Record<string, Words>>
