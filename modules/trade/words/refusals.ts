import type { Words } from '../../../core/values/language.ts'

/** What is refused of transport documents, and what to do. */
export const tradeRefusals: Readonly<Record<string, Words>> = {
  'trade.same-place': {
    zh: '装货地与卸货地相同，请更正其一',
    ru: 'Места погрузки и выгрузки совпадают: исправьте одно из них',
    en: 'The places of loading and of discharge are the same: change one of them',
  },
  'trade.no-customs-rate': {
    zh: '{month} 没有 {currency} 的海关汇率，请先在汇率中录入当月海关汇率',
    ru: 'Нет таможенного курса {currency} за {month}: сначала введите его в курсах валют',
    en: 'There is no customs rate of {currency} for {month}: enter it among the exchange rates first',
  },
  'trade.no-tariff-code': {
    zh: '该物流单的货品没有10位商品编码，请先在货品管理中补录',
    ru: 'У товара этого документа нет кода ТН ВЭД из 10 цифр: сначала внесите его в справочник товаров',
    en: 'The goods of this bill have no HS code of ten digits: enter it among the goods first',
  },
  'trade.customs-number': {
    zh: '海关编号应为18位数字，请核对',
    ru: 'Номер таможни состоит из 18 цифр: проверьте его',
    en: 'A customs number has 18 digits: check it',
  },
  'trade.wagon-twice': {
    zh: '车号 {no} 重复，每辆车只填一行',
    ru: 'Вагон {no} указан дважды: каждый вагон — одна строка',
    en: 'Wagon {no} stands here twice: one line for each wagon',
  },
  'trade.wagons-differ': {
    zh: '车辆俄方净重合计 {total} 吨，与单据数量 {billed} 吨不一致，请核对',
    ru: 'Вагоны весят вместе {total} т, а по документам {billed} т: проверьте',
    en: 'The wagons weigh {total} t together, the papers say {billed} t: check them',
  },
  'trade.arrived-before-departure': {
    zh: '到达日期早于发运日期 {day}，请核对',
    ru: 'Прибытие раньше отправления ({day}): проверьте дату',
    en: 'It would arrive before it departed ({day}): check the day',
  },
}
