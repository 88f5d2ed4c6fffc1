import type { Words } from '../../../core/values/language.ts'

/** Why a letter of credit is not opened, amended, drawn on or ended. */
export const letterCreditRefusals = {
  'lc.contract-side': {
    zh: '进口开证须选采购合同，出口来证须选销售合同，请重新选择合同',
    ru: 'Импортный аккредитив открывают к договору покупки, экспортный — к договору продажи: выберите другой договор',
    en: 'An import letter belongs to a purchase, an export letter to a sale: choose another contract',
  },
  'lc.past': {
    zh: '到期日 {day} 已过，请改晚到期日',
    ru: 'Дата истечения {day} уже прошла: перенесите её',
    en: 'The expiry date {day} is past: set a later one',
  },
  'lc.issued-after-expiry': {
    zh: '开证日期不能晚于到期日 {day}，请核对开证日期',
    ru: 'Аккредитив не может быть открыт после даты истечения {day}: проверьте дату',
    en: 'The letter cannot be issued after it expires on {day}: check the date',
  },
  'lc.issued': {
    zh: '信用证 {number} 已生效，不能撤销；确需终止请财务总监办理“撤证”',
    ru: 'Аккредитив {number} уже действует, аннулировать согласование нельзя: попросите финансового директора отменить аккредитив',
    en: 'Letter {number} is in force and cannot be revoked: have the finance director cancel it',
  },
  'lc.open-drawing': {
    zh: '交单 {number} 尚未付款或拒付，信用证不能撤销；请先处理该交单',
    ru: 'По предъявлению {number} ещё нет оплаты или отказа, отменить аккредитив нельзя: сначала завершите его',
    en: 'Drawing {number} is neither paid nor refused, so the letter cannot be ended: settle it first',
  },
  'lc.not-live': {
    zh: '信用证 {number} 为“{status}”状态，不能交单或修改；请选择已开立的信用证',
    ru: 'Аккредитив {number} в состоянии «{status}»: предъявить документы или изменить его нельзя, выберите открытый',
    en: 'Letter {number} is “{status}”: nothing can be drawn or amended. Choose one that is issued',
  },
  'lc.over-available': {
    zh: '超过信用证可用金额 {available} {currency}，请减少交单金额或先办理改证',
    ru: 'Больше остатка аккредитива {available} {currency}: уменьшите сумму или сначала измените аккредитив',
    en: 'More than the {available} {currency} available: lower the amount or have the letter amended first',
  },
  'lc.late-presentation': {
    zh: '最迟交单日为 {day}，本次迟交单，不能按相符处理；请用“提出不符点”',
    ru: 'Предъявить нужно было до {day}: документы опоздали, воспользуйтесь действием «Указать расхождения»',
    en: 'The last day for presentation was {day}: the documents are late, so use “Discrepant”',
  },
  'lc.late-shipment': {
    zh: '最迟装运日为 {day}，提单日晚于该日，不能按相符处理；请用“提出不符点”',
    ru: 'Отгрузка допускалась до {day}, коносамент позже: воспользуйтесь действием «Указать расхождения»',
    en: 'Latest shipment was {day} and the bill of lading is later: use “Discrepant”',
  },
  'lc.no-partial': {
    zh: '信用证不允许分批装运，已有交单 {number}；请用“提出不符点”',
    ru: 'Частичные отгрузки не разрешены, а предъявление {number} уже есть: воспользуйтесь действием «Указать расхождения»',
    en: 'Partial shipments are not allowed and drawing {number} exists already: use “Discrepant”',
  },
  'lc.over-quantity': {
    zh: '累计装运 {shipped} 吨，超过信用证允许的 {most} 吨，不能按相符处理；请用“提出不符点”',
    ru: 'Отгружено {shipped} т при допустимых {most} т: воспользуйтесь действием «Указать расхождения»',
    en: '{shipped} t were shipped where {most} t are allowed: use “Discrepant”',
  },
  'lc.before-presentation': {
    zh: '承兑日期不能早于交单日 {day}',
    ru: 'Акцепт не может быть раньше предъявления {day}',
    en: 'It cannot be accepted before it was presented on {day}',
  },
  'lc.before-acceptance': {
    zh: '付(收)款日期不能早于承兑日期 {day}',
    ru: 'Оплата не может быть раньше акцепта {day}',
    en: 'It cannot be paid before it was accepted on {day}',
  },
  'lc.not-yet': {
    zh: '只登记已发生的付(收)款，日期不能晚于今天 {day}',
    ru: 'Отмечают только состоявшуюся оплату: дата не позже сегодняшней, {day}',
    en: 'Only a payment that was made is recorded: not later than today, {day}',
  },
  'lc.paid-more': {
    zh: '付(收)款金额不能超过交单金额 {amount}',
    ru: 'Оплата не может превышать сумму предъявления {amount}',
    en: 'No more than the {amount} that was drawn can be paid',
  },
  'lc.nothing-amended': {
    zh: '没有要修改的内容，请填写增减金额、修改后到期日或最迟装运日',
    ru: 'Ничего не меняется: укажите изменение суммы, новую дату истечения или отгрузки',
    en: 'Nothing is changed: give a change of the amount, a new expiry or a new latest shipment',
  },
  'lc.below-drawn': {
    zh: '已交单 {drawn}，修改后金额不能低于该数；请减少减额',
    ru: 'Уже предъявлено {drawn}: сумма не может стать меньше, уменьшите снижение',
    en: '{drawn} are drawn already and the amount cannot fall below that: lower the reduction',
  },
  'lc.ships-after-expiry': {
    zh: '最迟装运日不能晚于到期日，请核对（{day}）',
    ru: 'Последняя дата отгрузки не может быть позже истечения, проверьте ({day})',
    en: 'Latest shipment cannot be after expiry: check it ({day})',
  },
  'lc.amendment-open': {
    zh: '该信用证已有修改 {number} 在办理，办结后才能再次修改',
    ru: 'Изменение {number} этого аккредитива ещё не завершено: дождитесь его',
    en: 'Amendment {number} of this letter is still under way: wait until it is settled',
  },
  'lc.amendment-in-force': {
    zh: '受益人已于 {day} 接受，修改已生效，不能撤销；请另办一次修改',
    ru: 'Бенефициар согласился {day}, изменение действует, аннулировать нельзя: оформите новое',
    en: 'The beneficiary accepted on {day} and the amendment is in force: make another one',
  },
} as const satisfies Record<string, Words>
