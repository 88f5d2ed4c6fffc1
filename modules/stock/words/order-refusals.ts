import type { Words } from '../../../core/values/language.ts'

export const orderRefusals = {
  'order.no-price': {
    zh: '{day} 没有该规格在该仓库的已发布价格，请先发布当日价格或改选定价日期',
    ru: 'На {day} нет опубликованной цены этой спецификации на этом складе: опубликуйте цены дня или смените дату',
    en: 'No published price of {day} for this specification in this yard: publish the prices of the day or choose another day',
  },
  'order.other-customer': {
    zh: '客户与合同对方不一致，请选择合同的客户或更换合同',
    ru: 'Покупатель не тот, что в договоре: выберите покупателя по договору или другой договор',
    en: 'The customer is not that of the contract: choose the customer of the contract, or another contract',
  },
  'order.after-contract': {
    zh: '合同有效期至 {day}，提货截止日不能晚于该日',
    ru: 'Договор действует до {day}: срок вывоза не может быть позже',
    en: 'The contract ends on {day}: the last day cannot be later',
  },
  'order.past': {
    zh: '提货截止日 {day} 已过，请改晚提货截止日',
    ru: 'Срок вывоза {day} уже прошёл: перенесите его',
    en: 'The last day {day} is past: set a later one',
  },
  'order.picked-up': {
    zh: '订单已提货 {qty} 吨，不能撤销；不再提的部分请用“结束提货”',
    ru: 'По заказу уже вывезено {qty} т, аннулировать нельзя: остаток снимите действием «Завершить вывоз»',
    en: '{qty} t have been fetched, so it cannot be revoked: end fetching to give the rest back',
  },
  'order.list-twice': {
    zh: '该日已有价格表 {number}，请修改该表',
    ru: 'На этот день уже есть прайс-лист {number}: измените его',
    en: 'There is a price list {number} of that day: change that one',
  },
  'order.price-twice': {
    zh: '第 {line} 行的规格和仓库与前面重复，请删除一行',
    ru: 'Строка {line} повторяет спецификацию и склад: удалите одну из строк',
    en: 'Line {line} repeats a specification and yard: remove one of them',
  },
  'order.list-below-min': {
    zh: '第 {line} 行挂牌价低于最低价，请核对两个价格',
    ru: 'В строке {line} цена ниже минимальной: проверьте обе цены',
    en: 'In line {line} the price is below the lowest one: check both',
  },
  'order.price-gone': {
    zh: '按此调整后有价格不大于零，请减小下调幅度',
    ru: 'После такого снижения цена стала бы не больше нуля: уменьшите снижение',
    en: 'A price would not be above zero: lower the prices by less',
  },
  'order.list-used': {
    zh: '订单 {number} 已按该日价格成交，不能改回草稿；新价格请从次日起发布',
    ru: 'По ценам этого дня уже есть заказ {number}: вернуть в черновик нельзя, новые цены публикуйте со следующего дня',
    en: 'Order {number} was made at the prices of that day: publish new prices from the next day on',
  },
} as const satisfies Readonly<Record<string, Words>>
