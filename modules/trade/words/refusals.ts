import type { Words } from '../../../core/values/language.ts'

/** What is refused of transport documents, and what to do. */
export const tradeRefusals: Readonly<Record<string, Words>> = {
  'trade.no-company': {
    zh: '该单据没有所属单位，不能记账：请由有所属单位的人员重新登记',
    ru: 'У документа нет организации, провести его нельзя: пусть его заново оформит сотрудник организации',
    en: 'The entry belongs to no unit and cannot be booked: have it entered anew by somebody of the unit',
  },
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
    zh: '该货品没有10位商品编码，请先在货品管理中补录',
    ru: 'У этого товара нет кода ТН ВЭД из 10 цифр: сначала внесите его в справочник товаров',
    en: 'These goods have no HS code of ten digits: enter it among the goods first',
  },
  'trade.too-many-items': {
    zh: '一份报关单最多 {most} 项商品，现有 {count} 项：请拆分为多份报关单',
    ru: 'В декларации не больше {most} товаров, а здесь {count}: разделите её на несколько',
    en: 'A declaration has {most} items at most, here are {count}: split it into several',
  },
  'trade.bill-goods-missing': {
    zh: '商品项中没有物流单的货品，请补上该项或更换物流单',
    ru: 'Среди товаров нет товара транспортного документа: добавьте его или выберите другой документ',
    en: 'The goods of the bill are not among the items: add them or choose another bill',
  },
  'trade.net-above-gross': {
    zh: '净重不应大于毛重 {gross} 千克，请核对',
    ru: 'Нетто не может быть больше брутто ({gross} кг): проверьте',
    en: 'The net weight cannot exceed the gross weight of {gross} kg: check both',
  },
  'trade.no-net-weight': {
    zh: '成交单位不是重量单位，请填写净重',
    ru: 'Единица товара не весовая: укажите вес нетто',
    en: 'The goods are not sold by weight: enter the net weight',
  },
  'trade.no-duty-rate': {
    zh: '该货品没有关税税率，请在本项填写，或先在货品管理中补录',
    ru: 'У этого товара нет ставки пошлины: укажите её здесь или в справочнике товаров',
    en: 'These goods have no duty rate: enter it here or among the goods',
  },
  'trade.no-legal-quantity': {
    zh: '请按法定单位填写数量',
    ru: 'Укажите количество в этой единице',
    en: 'Enter the quantity in the legal unit',
  },
  'trade.worth-nothing': {
    zh: '该项总价为零，请核对数量与单价',
    ru: 'Стоимость товара — ноль: проверьте количество и цену',
    en: 'The item is worth nothing: check its quantity and price',
  },
  'trade.customs-number': {
    zh: '海关编号应为18位数字，请核对',
    ru: 'Номер таможни состоит из 18 цифр: проверьте его',
    en: 'A customs number has 18 digits: check it',
  },
  'trade.no-such-tax': {
    zh: '该报关单没有这一税种的应缴税款，请更换税种或报关单',
    ru: 'По этой декларации такой платёж не начислен: выберите другой вид платежа или декларацию',
    en: 'The declaration owes nothing of this tax: choose another tax or declaration',
  },
  'trade.deduct-month': {
    zh: '抵扣月份应在 {from} 至 {to} 之间，请更正',
    ru: 'Месяц вычета должен быть с {from} по {to}: исправьте его',
    en: 'The month of deduction lies between {from} and {to}: correct it',
  },
  'trade.wagons-unexplained': {
    zh: '昨日待换装 {before} 车，今日到达 {came} 车、换装 {left} 车，应余 {expected} 车；请核对，或在此说明原因',
    ru: 'Вчера ждали {before} ваг., пришло {came}, перегружено {left}: должно остаться {expected}. Проверьте или укажите причину',
    en: 'Yesterday {before} wagons waited, {came} came and {left} were transshipped, which leaves {expected}: check it, or say why here',
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
  'trade.tare-above-gross': {
    zh: '皮重应小于毛重 {gross} 吨，请核对',
    ru: 'Тара должна быть меньше брутто ({gross} т): проверьте',
    en: 'The tare must be less than the gross weight ({gross} t): check both',
  },
  'trade.nothing-left': {
    zh: '扣重后净重不大于零，请核对扣重',
    ru: 'После скидки нетто не остаётся: проверьте скидку веса',
    en: 'Nothing is left as net weight: check what is deducted',
  },
  'trade.weighed-twice': {
    zh: '{vehicle} 在 {at} 已有磅单 {no}，5分钟内不应重复过磅；确为两次过磅请更正时间',
    ru: 'У {vehicle} уже есть талон {no} от {at}: второе взвешивание в пределах 5 минут — дубль, исправьте время',
    en: '{vehicle} already has ticket {no} of {at}: a second one within 5 minutes is a duplicate, correct the time',
  },
  'trade.weighed-later': {
    zh: '过磅时间在将来，请更正',
    ru: 'Время взвешивания ещё не наступило: исправьте',
    en: 'The time of weighing lies ahead: correct it',
  },
  'trade.insured-cancelled': {
    zh: '物流单 {number} 已取消，请选择其他物流单',
    ru: 'Документ {number} отменён: выберите другой',
    en: 'Bill {number} was cancelled: choose another',
  },
  'trade.licence-needed': {
    zh: '该货品进口须凭自动进口许可证，请选择许可证后再申报',
    ru: 'Для ввоза этого товара нужна лицензия: выберите её и подайте декларацию снова',
    en: 'These goods come in under an import licence: choose one, then declare',
  },
  'trade.licence-differs': {
    zh: '许可证 {licence} 的企业、商品编码或国别与报关单不一致，请另选许可证',
    ru: 'Лицензия {licence} выдана другой компании, на другой код ТН ВЭД или другую страну: выберите подходящую',
    en: 'Licence {licence} is of another company, HS code or country: choose one that fits',
  },
  'trade.licence-not-issued': {
    zh: '许可证 {licence} 尚未核发或已退回，请先登记核发或另选许可证',
    ru: 'Лицензия {licence} не выдана или возвращена: отметьте выдачу или выберите другую',
    en: 'Licence {licence} was not issued or was refused: enter its issue or choose another',
  },
  'trade.licence-not-valid': {
    zh: '申报日期不在许可证有效期 {from} 至 {to} 内，请更改日期或另选许可证',
    ru: 'Лицензия действует с {from} по {to}: измените дату подачи или выберите другую лицензию',
    en: 'The licence is valid from {from} to {to}: change the day or choose another licence',
  },
  'trade.licence-no-uses': {
    zh: '许可证已用满 {most} 次，请另选许可证',
    ru: 'Лицензия уже использована {most} раз: выберите другую',
    en: 'The licence has been used all {most} times: choose another',
  },
  'trade.licence-over': {
    zh: '许可证剩余 {left} 吨，最后一批含溢装最多 {most} 吨，请减少数量或另选许可证',
    ru: 'По лицензии осталось {left} т, последней партией не больше {most} т: уменьшите количество или выберите другую',
    en: 'The licence has {left} t left, {most} t at most as its last batch: declare less or choose another',
  },
  'trade.licence-term': {
    zh: '许可证自 {from} 起最长六个月，且不得跨年，请更正截止日期',
    ru: 'Лицензия действует не дольше шести месяцев с {from} и в пределах одного года: исправьте последний день',
    en: 'A licence is valid for six months from {from} at most, within one year: change its last day',
  },
  'trade.licence-not-later': {
    zh: '展期日期应晚于现有效期 {day}，请更正',
    ru: 'Новый срок должен быть позже нынешнего ({day}): исправьте дату',
    en: 'The extended day must be later than {day}: change it',
  },
}
