import type { DocumentWords } from '../../../core/description/document-words.ts'
import { runFieldWords, runLineWords, runWords } from '../../../kinds/batch-run-words.ts'
import type { bill, billRun } from '../bill.ts'

const seasonId = { zh: '采暖季', ru: 'Сезон', en: 'Season' } as const
const due = { zh: '应缴金额', ru: 'К оплате', en: 'Due' } as const
const vat = { zh: '其中税额', ru: 'В том числе НДС', en: 'Of it VAT' } as const

export const billRunWords: DocumentWords<typeof billRun> = {
  title: { zh: '账单生成批次', ru: 'Выставление счетов', en: 'Billing run' },
  fields: { ...runFieldWords, seasonId, billDay: { zh: '出账日期', ru: 'Дата счетов', en: 'Billed on' }, due, vat },
  ...runWords,
}

export const billWords: DocumentWords<typeof bill> = {
  title: { zh: '热费账单', ru: 'Счёт за тепло', en: 'Heating bill' },
  fields: {
    ...runLineWords,
    billNo: { zh: '账单号', ru: 'Номер счёта', en: 'Bill number' },
    seasonId,
    consumerId: { zh: '热用户', ru: 'Абонент', en: 'Consumer' },
    consumerType: { zh: '用户类型', ru: 'Тип абонента', en: 'Type of consumer' },
    status: { zh: '缴费状态', ru: 'Оплата', en: 'Payment' },
    area: { zh: '收费面积(㎡)', ru: 'Площадь, м²', en: 'Area, m²' },
    price: { zh: '单价(元/㎡)', ru: 'Цена, ¥/м²', en: 'Price, CNY/m²' },
    heightPct: { zh: '层高加价(%)', ru: 'Надбавка за высоту, %', en: 'Surcharge for height, %' },
    days: { zh: '供热天数', ru: 'Дней', en: 'Days' },
    due,
    vat,
    paid: { zh: '已缴金额', ru: 'Оплачено', en: 'Paid' },
    late: { zh: '滞纳金', ru: 'Пеня', en: 'Late fee' },
    dueDate: { zh: '缴费截止日', ru: 'Оплатить до', en: 'Due on' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    fee: { zh: '热费', ru: 'Плата', en: 'Fee' },
  },
}
