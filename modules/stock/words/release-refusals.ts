import type { Words } from '../../../core/values/language.ts'

/** Why goods are not released, or not fetched. */
export const releaseRefusals = {
  'release.no-lc': {
    zh: '该合同没有在 {day} 仍可装运的来证（未登记、未审批，或最迟装运日更早）；请先登记信用证，或改选全款、保证金、授信',
    ru: 'По договору нет аккредитива, по которому можно отгружать {day} (не учтён, не согласован или срок отгрузки раньше): учтите аккредитив или выберите другое основание',
    en: 'No letter of credit of the contract allows shipment on {day} (none registered or agreed to, or its latest shipment is earlier): register one or choose another basis',
  },
  'release.no-credit': {
    zh: '该客户没有生效的授信额度（未授信、已冻结或已到期）；请先在授信管理中办理，或改选全款、保证金',
    ru: 'У покупателя нет действующего кредитного лимита (не открыт, заблокирован или истёк): оформите лимит или выберите полную оплату либо обеспечительный платёж',
    en: 'The customer has no credit limit in force (none, frozen or expired): have one approved, or choose full payment or deposit',
  },
  'release.credit-in-yuan': {
    zh: '授信额度以人民币计，本合同币种为 {currency}；请改选全款或保证金',
    ru: 'Кредитный лимит ведётся в юанях, а валюта договора — {currency}: выберите полную оплату или обеспечительный платёж',
    en: 'Credit limits are kept in yuan and the contract is in {currency}: choose full payment or deposit',
  },
  'release.over-credit': {
    zh: '授信额度 {limit}，已用 {pct}%：应收 {receivable}、已发未结 {delivered}、已放未提 {released}，扣保证金 {deposits}，不足以覆盖本单 {amount}；最多可放 {most} 吨，请减少数量、先催款或申请临时增额',
    ru: 'Лимит {limit}, занято {pct} %: долг {receivable}, отгружено без расчёта {delivered}, к вывозу {released}, минус обеспечение {deposits}. На {amount} не хватает, можно отпустить {most} т: уменьшите количество, взыщите долг или запросите временное увеличение',
    en: 'Limit {limit}, {pct} % used: {receivable} owed, {delivered} delivered and not settled, {released} released, less {deposits} deposited. It does not reach {amount}: {most} t can be released. Lower the quantity, collect, or ask for a temporary increase',
  },
  'release.price-below': {
    zh: '含税单价低于合同价 {price}，请按合同价填写；确有降价的先签补充协议',
    ru: 'Цена ниже договорной ({price}): укажите договорную или сначала оформите дополнительное соглашение',
    en: 'The price is below {price} of the contract: give that, or make a supplementary agreement first',
  },
  'release.not-covered': {
    zh: '保障金额 {cover}，其他放货已占用 {held}，不足以覆盖本单 {amount}；最多可放 {most} 吨，请减少数量或先催款',
    ru: 'Покрытие {cover}, занято {held}: на {amount} не хватает. Можно отпустить {most} т — уменьшите количество или дождитесь оплаты',
    en: 'Cover {cover} less {held} taken does not reach {amount}: {most} t can be released. Lower the quantity or collect payment first',
  },
  'release.cover-changed': {
    zh: '保障金额已有变化，覆盖率现为 {pct}%，审批人会不同，请重新保存后再提交',
    ru: 'Покрытие изменилось, теперь {pct} %, и согласующие будут другими: сохраните заново и отправьте снова',
    en: 'The cover has changed to {pct} %, which changes the approvers: save again, then submit',
  },
  'release.no-goods': {
    zh: '该批次现有 {there} 吨，其中 {reserved} 吨已为其他放货单预留，可放 {left} 吨，请减少数量或换批次',
    ru: 'В партии {there} т, из них зарезервировано {reserved} т, можно отпустить {left} т: уменьшите количество или смените партию',
    en: 'The batch has {there} t, of which {reserved} t are reserved: {left} t can be released. Lower the quantity or choose another batch',
  },
  'release.after-order': {
    zh: '订单提货截止日为 {day}，放货单不能晚于该日',
    ru: 'По заказу вывезти нужно до {day}: срок распоряжения не может быть позже',
    en: 'The order is valid until {day}: the release cannot end later',
  },
  'release.order-price': {
    zh: '订单单价为 {price}，放货单价须与订单一致',
    ru: 'Цена по заказу {price}: в распоряжении должна быть она же',
    en: 'The price of the order is {price}: the release must have the same',
  },
  'release.past': {
    zh: '提货截止日 {day} 已过，请改晚提货截止日',
    ru: 'Срок вывоза {day} уже прошёл: перенесите его',
    en: 'The last day {day} is past: set a later one',
  },
  'release.customer-stopped': {
    zh: '客户 {name} 为“{status}”状态，不能放货；请风控先恢复其准入',
    ru: 'Покупатель {name} в состоянии «{status}», отпускать нельзя: пусть риск-контроль сначала вернёт допуск',
    en: '{name} is “{status}” and gets no goods: have risk control restore the admission first',
  },
  'release.count-open': {
    zh: '该批次的盘点单 {number} 差异超过2%，处理前不能放货',
    ru: 'Инвентаризация {number} этой партии расходится больше чем на 2 %: сначала завершите её',
    en: 'Count {number} of this batch is more than 2 % off: settle it before releasing',
  },
  'release.picked-up': {
    zh: '已提货 {qty} 吨，不能撤销；不再提的部分请用“关闭”',
    ru: 'Уже вывезено {qty} т, аннулировать нельзя: остаток снимите действием «Закрыть»',
    en: '{qty} t have been fetched, so it cannot be revoked: close it to give the rest back',
  },
  'release.cover-gone': {
    zh: '放货单 {number} 的保障现为 {cover}（款项已退回，或信用证已撤销、修改、过最迟装运日），已提 {fetched}，不足以再提至 {amount}；请先收款或登记新证，或撤销该放货单',
    ru: 'Покрытие распоряжения {number} теперь {cover} (деньги возвращены либо аккредитив отменён, изменён или срок отгрузки прошёл), вывезено {fetched}: вывезти до {amount} нельзя. Получите оплату или новый аккредитив либо аннулируйте распоряжение',
    en: 'The cover of release {number} is now {cover} (money went back, or the letter of credit was cancelled, amended or its latest shipment has passed), {fetched} was fetched: it does not reach {amount}. Collect payment, register a new letter, or revoke the release',
  },
  'release.not-open': {
    zh: '放货单 {number} 为“{status}”状态，不能提货；请重新办理放货',
    ru: 'Распоряжение {number} в состоянии «{status}», вывозить по нему нельзя: оформите новое',
    en: 'Release {number} is “{status}” and nothing can be fetched by it: make a new one',
  },
  'release.expired': {
    zh: '放货单 {number} 已于 {day} 到期，不能提货；请重新办理放货',
    ru: 'Срок распоряжения {number} истёк {day}: оформите новое',
    en: 'Release {number} expired on {day}: make a new one',
  },
  'release.more-than-left': {
    zh: '放货单 {number} 只剩 {left} 吨可提，请减少出库数量',
    ru: 'По распоряжению {number} осталось {left} т: уменьшите количество',
    en: 'Release {number} has {left} t left: lower the quantity',
  },
  'release.plate': {
    zh: '车牌 {plate} 不在放货单 {number} 的提货车辆中，请核对车牌或更换放货单',
    ru: 'Машины {plate} нет в распоряжении {number}: проверьте номер или выберите другое распоряжение',
    en: 'Vehicle {plate} is not on release {number}: check the plate or choose another release',
  },
  'release.name-it': {
    zh: '该合同凭放货单提货，请选择放货单',
    ru: 'По этому договору товар отпускают по распоряжению: выберите его',
    en: 'Goods of this contract are fetched by a release: choose it',
  },
  'release.reserved': {
    zh: '该批次现有 {there} 吨，其中 {reserved} 吨已为放货单预留，最多可动用 {left} 吨；请减少数量或换批次',
    ru: 'В партии {there} т, из них {reserved} т зарезервировано к отпуску, свободно {left} т: уменьшите количество или смените партию',
    en: 'The batch has {there} t, of which {reserved} t are reserved for releases: {left} t are free. Lower the quantity or take another batch',
  },
} as const satisfies Readonly<Record<string, Words>>
