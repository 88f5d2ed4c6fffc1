import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { barterSettlement } from '../barter-settlement.ts'
import type { settlement } from '../settlement.ts'

const shared = {
  title: { zh: '标题', ru: 'Заголовок', en: 'Title' },
  counterparty: { zh: '客商', ru: 'Контрагент', en: 'Counterparty' },
  relatedContract: { zh: '关联合同', ru: 'Связанный договор', en: 'Related contract' },
  date: { zh: '结算日期', ru: 'Дата', en: 'Date' },
  currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
  fxRate: { zh: '结算汇率', ru: 'Курс расчёта', en: 'Settlement rate' },
  amount: { zh: '结算金额', ru: 'Сумма расчёта', en: 'Amount' },
  amountCny: { zh: '折合人民币', ru: 'Сумма в юанях', en: 'Amount in CNY' },
  content: { zh: '结算内容', ru: 'Содержание', en: 'Content' },
  attachments: { zh: '附件', ru: 'Вложения', en: 'Attachments' },
} as const

const groups = {
  basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
  money: { zh: '金额', ru: 'Суммы', en: 'Amounts' },
  files: { zh: '附件与备注', ru: 'Вложения и примечания', en: 'Attachments and remarks' },
} as const

export const settlementWords: DocumentWords<typeof settlement> = {
  title: { zh: '结算单', ru: 'Расчёт', en: 'Settlement' },
  fields: {
    ...shared,
    settleNo: { zh: '结算单号', ru: 'Номер расчёта', en: 'Settlement number' },
    settleType: { zh: '结算类型', ru: 'Вид расчёта', en: 'Settlement type' },
    usageId: { zh: '数据用量', ru: 'Потребление данных', en: 'Data usage' },
    indexPriceId: { zh: '指数定价', ru: 'Цена по индексам', en: 'Price by indices' },
    direction: { zh: '收支方向', ru: 'Направление', en: 'Direction' },
    contractVersion: { zh: '适用合同版本', ru: 'Версия договора', en: 'Version of the contract' },
    dueDate: { zh: '到期日', ru: 'Срок оплаты', en: 'Due date' },
    vatRate: { zh: '税率', ru: 'Ставка НДС', en: 'VAT rate' },
    netAmount: { zh: '不含税金额', ru: 'Сумма без НДС', en: 'Net amount' },
    taxAmount: { zh: '税额', ru: 'НДС', en: 'Tax' },
    month: { zh: '结算月份', ru: 'Месяц расчёта', en: 'Month' },
    goodsId: { zh: '结算货品', ru: 'Товар', en: 'Goods' },
    tonnes: { zh: '结算吨数', ru: 'Тоннаж, т', en: 'Tonnes' },
    settledAmount: { zh: '合同累计结算', ru: 'Рассчитано по договору всего', en: 'Settled under the contract' },
    differsPct: { zh: '与合同差异(%)', ru: 'Отличие от договора, %', en: 'Differs from contract, %' },
    qualityStd: {
      label: { zh: '质量标准', ru: 'Стандарт качества', en: 'Quality standard' },
      help: {
        zh: '填写按质计价批次后，结算明细按化验结果生成',
        ru: 'Если указаны партии, позиции расчёта составляются по результатам анализа',
        en: 'Once there are lots, the settlement lines follow from what was tested',
      },
    },
    lots: {
      label: { zh: '按质计价批次', ru: 'Партии с расчётом по качеству', en: 'Lots priced by quality' },
      fields: {
        reportNo: { zh: '检验报告', ru: 'Акт инспекции', en: 'Inspection report' },
        goods: { zh: '货品', ru: 'Товар', en: 'Goods' },
        rawQty: { zh: '过磅吨数', ru: 'Вес нетто, т', en: 'Weighed, t' },
        basePrice: { zh: '基准价', ru: 'Базовая цена', en: 'Base price' },
        q: { zh: '发热量Qnet,ar', ru: 'Теплота Qnet,ar', en: 'Calorific value Qnet,ar' },
        mt: { zh: '全水Mt', ru: 'Влага Mt', en: 'Moisture Mt' },
        ad: { zh: '灰分Ad', ru: 'Зольность Ad', en: 'Ash Ad' },
        std: { zh: '全硫St,d', ru: 'Сера St,d', en: 'Sulphur St,d' },
        vdaf: { zh: '挥发分Vdaf', ru: 'Летучие Vdaf', en: 'Volatiles Vdaf' },
        fcad: { zh: '固定碳FCad', ru: 'Углерод FCad', en: 'Carbon FCad' },
        hgi: { zh: '可磨指数HGI', ru: 'Индекс HGI', en: 'Grindability HGI' },
        fines: { zh: '末煤率', ru: 'Доля мелочи', en: 'Fines' },
        paidQty: { zh: '结算吨数', ru: 'Вес к оплате, т', en: 'Paid, t' },
        paidPrice: { zh: '结算单价', ru: 'Цена к оплате', en: 'Final price' },
      },
    },
    lotSteps: {
      label: { zh: '计价步骤', ru: 'Расчёт цены', en: 'Working of the price' },
      fields: {
        lotNo: { zh: '批次序号', ru: 'Партия №', en: 'Lot no.' },
        step: { zh: '指标', ru: 'Показатель', en: 'Index' },
        measured: { zh: '化验值', ru: 'Анализ', en: 'Tested' },
        base: { zh: '基准值', ru: 'Базовое значение', en: 'Base' },
        verdict: { zh: '判定', ru: 'Оценка', en: 'Verdict' },
        formula: { zh: '算式', ru: 'Формула', en: 'Formula' },
        change: { zh: '调价', ru: 'Поправка', en: 'Change' },
        price: { zh: '单价', ru: 'Цена', en: 'Unit price' },
      },
    },
    items: {
      label: { zh: '结算明细', ru: 'Позиции расчёта', en: 'Settlement lines' },
      fields: {
        goods: { zh: '货物或服务', ru: 'Товар или услуга', en: 'Goods or service' },
        qty: { zh: '数量', ru: 'Количество', en: 'Quantity' },
        uom: { zh: '计量单位', ru: 'Ед. изм.', en: 'Unit of measure' },
        price: { zh: '单价', ru: 'Цена', en: 'Unit price' },
        amount: { zh: '金额', ru: 'Сумма', en: 'Amount' },
      },
    },
  },
  groups: {
    ...groups,
    lots: { zh: '按质计价', ru: 'Цена по качеству', en: 'Price by quality' },
    items: { zh: '结算明细', ru: 'Позиции расчёта', en: 'Settlement lines' },
  },
  lists: {
    purchase: { zh: '采购结算', ru: 'Расчёты по закупкам', en: 'Purchase settlements' },
    sale: { zh: '销售结算', ru: 'Расчёты по продажам', en: 'Sales settlements' },
    freight: { zh: '运费结算', ru: 'Расчёты по фрахту', en: 'Freight settlements' },
    service: { zh: '服务结算', ru: 'Расчёты за услуги', en: 'Service settlements' },
  },
}

export const barterSettlementWords: DocumentWords<typeof barterSettlement> = {
  title: { zh: '易货结算', ru: 'Бартерный расчёт', en: 'Barter settlement' },
  fields: {
    ...shared,
    settleNo: { zh: '结算单号', ru: 'Номер расчёта', en: 'Settlement number' },
    carriedFrom: { zh: '结转自', ru: 'Перенесено из расчёта', en: 'Carried from' },
    broughtForward: { zh: '上期结转差额', ru: 'Перенесённая разница', en: 'Brought forward' },
    outValue: { zh: '出口货值', ru: 'Стоимость отгруженного', en: 'Value sent' },
    inValue: { zh: '进口货值', ru: 'Стоимость полученного', en: 'Value received' },
    diff: { zh: '差额', ru: 'Разница', en: 'Difference' },
    diffPct: { zh: '差额比例(%)', ru: 'Разница, %', en: 'Difference, %' },
    diffBy: { zh: '差额处理', ru: 'Как закрыть разницу', en: 'How the difference is settled' },
  },
  groups,
}
