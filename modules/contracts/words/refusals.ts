import type { Words } from '../../../core/values/language.ts'
import { barterRefusals } from './barter-refusals.ts'
import { coalSpecRefusals } from './coal-spec-refusals.ts'

export const contractRefusals = {
  ...barterRefusals,
  ...coalSpecRefusals,
  'supply-match.sides': {
    zh: '请选择一份采购合同和一份销售合同',
    ru: 'Выберите договор закупки и договор продажи',
    en: 'Choose one purchase and one sale',
  },
  'supply-match.not-running': {
    zh: '合同 {contract} 未生效或已结束，请选择执行中的合同',
    ru: 'Договор {contract} не действует: выберите действующий',
    en: 'Contract {contract} is not in force: choose one that is',
  },
  'supply-match.other-goods': {
    zh: '两份合同须属同一单位，且只含同一种货品（以吨计量），请另选合同',
    ru: 'Оба договора должны быть одной компании и только на один и тот же товар в тоннах: выберите другой',
    en: 'Both contracts have to be of one company and of the same goods alone, in tonnes: choose another',
  },
  'supply-match.over': {
    zh: '合同 {contract} 只剩 {left} 吨未匹配，请减少数量',
    ru: 'По договору {contract} осталось сопоставить {left} т: уменьшите количество',
    en: 'Contract {contract} has {left} t left to be matched: enter less',
  },
  'agreement.below-matched': {
    zh: '已匹配 {matched} 吨，调整后只有 {tonnes} 吨；请先解除匹配',
    ru: 'Уже сопоставлено {matched} т, а останется {tonnes} т: сначала снимите сопоставление',
    en: '{matched} t are matched and {tonnes} t would be left: release matches first',
  },
  'trade-plan.goods-twice': {
    zh: '同一货品出现了两次，请合并为一行',
    ru: 'Товар указан дважды: оставьте одну строку',
    en: 'The same goods stand there twice: keep one line',
  },
  'trade-plan.nothing-planned': {
    zh: '各月数量均为空，请至少填写一个月的数量',
    ru: 'Ни в одном месяце нет количества: укажите хотя бы одно',
    en: 'No month has a quantity: enter at least one',
  },
  'trade-plan.not-issued': {
    zh: '计划 {plan} 不是下达状态，不能调整；请从当前下达的版本调整',
    ru: 'План {plan} сейчас не действует: корректируйте действующую версию',
    en: 'Plan {plan} is not in force: adjust the version that is',
  },
  'settlement.quality-rejected': {
    zh: '化验值达到拒收值，不能计价；请删除此批次并提出质量索赔',
    ru: 'Значение вне предела приёмки, цены нет: уберите партию и предъявите претензию по качеству',
    en: 'The value is beyond the reject limit, so there is no price: remove the lot and claim for quality',
  },
  'settlement.quality-untested': {
    zh: '质量标准按此指标计价，请填写化验值',
    ru: 'По стандарту цена зависит от этого показателя: укажите значение анализа',
    en: 'The standard prices by this index: enter its tested value',
  },
  'quality-std.limit-within-base': {
    zh: '允许值不能优于基准值，请修改',
    ru: 'Предел не может быть лучше базового значения: исправьте его',
    en: 'A limit cannot be better than the base: change it',
  },
  'quality-std.reject-within-limit': {
    zh: '拒收值应劣于基准值和允许值，请修改',
    ru: 'Значение отказа должно быть хуже базового и предельного: исправьте его',
    en: 'The reject limit has to be worse than base and limit: change it',
  },
  'quality-std.index-twice': {
    zh: '该指标已填写，请合并为一行；分档费率填在分档表',
    ru: 'Показатель уже есть: оставьте одну строку, а ступени ставок укажите в таблице ступеней',
    en: 'The index stands there already: keep one line, and put stepped rates into the tiers',
  },
  'quality-std.tier-of-no-index': {
    zh: '指标表中没有该指标，请先添加或删除此档',
    ru: 'В таблице показателей его нет: добавьте показатель или удалите ступень',
    en: 'The index is not among the indices: add it there or remove the tier',
  },
  'quality-std.tiers-with-gap': {
    zh: '分档应从基准值起首尾相接、向劣的方向递进，只有最后一档可不填止值',
    ru: 'Ступени идут подряд от базового значения в худшую сторону; без конца может быть только последняя',
    en: 'Tiers follow each other from the base towards worse values; only the last may have no end',
  },
  'quality-std.bands-overlap': {
    zh: '热值区间的起值应小于止值，且各区间不得重叠',
    ru: 'Начало диапазона должно быть меньше конца, диапазоны не должны пересекаться',
    en: 'A band begins below its end, and bands must not overlap',
  },
  'contracts.swift-country': {
    zh: 'SWIFT代码第5、6位是国家代码 {letters}，与所选国家不符，请更正其一',
    ru: 'Пятая и шестая буквы кода SWIFT — страна {letters}, выбрана другая: исправьте код или страну',
    en: 'The fifth and sixth letters of the SWIFT code are the country {letters}, another was chosen: correct one of them',
  },
  'exchangeRate.own-currency': {
    zh: '人民币无需汇率，请选择外币',
    ru: 'Для юаня курс не нужен: выберите иностранную валюту',
    en: 'The yuan needs no rate: choose a foreign currency',
  },
  'exchangeRate.customs-month': {
    zh: '海关汇率按月执行，请填写当月1日',
    ru: 'Таможенный курс действует весь месяц: укажите первое число',
    en: 'A customs rate holds for a whole month: enter its first day',
  },
  'exchangeRate.unlikely': {
    zh: '汇率为上一汇率 {before}（{day}）的 {percent}%，请核对：应填写1单位外币折合的人民币',
    ru: 'Это {percent} % предыдущего курса {before} ({day}). Проверьте: нужна сумма в юанях за одну единицу валюты',
    en: 'This is {percent} % of the rate before it, {before} ({day}). Check it: enter yuan per one unit of the currency',
  },
  'settlement.not-barter': {
    zh: '合同“{number}”不是易货合同，请办理普通结算',
    ru: 'Договор «{number}» не бартерный: оформите обычный расчёт',
    en: 'Contract {number} is not barter: settle it in the ordinary way',
  },
  'settlement.barter': {
    zh: '合同“{number}”是易货合同，请办理易货结算',
    ru: 'Договор «{number}» бартерный: оформите бартерный расчёт',
    en: 'Contract {number} is barter: make a barter settlement',
  },
  'settlement.usage-already': {
    zh: '该月数据用量已在结算单 {number} 中结算，请勿重复结算',
    ru: 'Это потребление уже в расчёте {number}: второй раз его не рассчитывают',
    en: 'This usage is in settlement {number} already: it is settled once',
  },
  'settlement.final-already': {
    zh: '该合同已有最终结算（{number}），差额请办理补差结算',
    ru: 'По договору уже есть окончательный расчёт ({number}): оформите разницу корректировочным расчётом',
    en: 'The contract has its final settlement already ({number}): settle a difference as such',
  },
  'contract.dates': {
    zh: '有效期止不能早于有效期自，请修改日期',
    ru: 'Срок окончания раньше начала: исправьте даты',
    en: 'The end is before the beginning: change the dates',
  },
  'contract.terms-total': {
    zh: '付款节点比例合计为 {total}%，应为 100%',
    ru: 'Доли этапов оплаты дают {total} %, а должны давать 100 %',
    en: 'The shares of the payment terms add up to {total}%, they must make 100%',
  },
  'contract.no-lines': {
    zh: '非框架合同须至少填写一行合同明细',
    ru: 'Добавьте хотя бы одну позицию: без позиций бывает только рамочный договор',
    en: 'Add at least one line: only a framework contract has none',
  },
  'contract.circle': {
    zh: '“{goods}”在 {days} 天内形成循环贸易：{path}。合同不能提交；交易确属真实的，请由风险控制出具豁免意见',
    ru: '«{goods}» за {days} дн. возвращается к продавцу: {path}. Круговая торговля запрещена; если сделка настоящая, попросите риск-контроль её допустить',
    en: '{goods} come back to their seller within {days} days: {path}. Circular trade is not allowed; if the trade is genuine, ask risk control to waive it',
  },
  'contract.circle-own': {
    zh: '起草人不能豁免自己的合同，请由风险控制的其他人员办理',
    ru: 'Свой договор допустить нельзя: попросите другого сотрудника риск-контроля',
    en: 'You cannot waive your own contract: ask somebody else of risk control',
  },
  'contract.counterparty-not-admitted': {
    zh: '客商“{name}”状态为“{status}”，不能签订合同；请先完成准入',
    ru: 'Контрагент «{name}» имеет статус «{status}»: сначала завершите допуск',
    en: 'Counterparty {name} has the status {status}: complete its admission first',
  },
  'seal-use.drafted': {
    zh: '申请人和文件起草人不能自己用印，请由印章保管人办理',
    ru: 'Заявитель и инициатор документа не ставят печать сами: обратитесь к хранителю печати',
    en: 'Who applied for it or drafted the paper cannot seal it: ask the seal keeper',
  },
  'seal-use.own': {
    zh: '不能审核自己的用印申请，请由其他负责人办理',
    ru: 'Свою заявку не одобряют сами: обратитесь к другому руководителю',
    en: 'You cannot approve your own application: ask another leader',
  },
  'contract.letter-only': {
    zh: '客商 {name} 受限准入，仅可用信用证结算：请将付款方式改为即期或远期信用证，或先重新办理准入',
    ru: 'Контрагент {name} допущен только с аккредитивом: выберите аккредитив способом оплаты или оформите новый допуск',
    en: '{name} is admitted for letters of credit only: choose a letter of credit as payment method, or have it admitted anew',
  },
  'contract.prepayment-only': {
    zh: '客商 {name} 受限准入，仅可预付款：付款方式请选电汇、现金或银行承兑汇票，各期付款节点请选签约后或发运前且天数为 0，或先重新办理准入',
    ru: 'Контрагент {name} допущен только с предоплатой: способ — перевод, наличные или вексель, акцептованный банком, каждый платёж — после подписания или до отгрузки, дней 0; иначе оформите новый допуск',
    en: '{name} is admitted for prepayment only: pay by T/T, cash or bank acceptance, each part after signing or before shipment with 0 days, or have it admitted anew',
  },
  'contract.prepayment-or-letter': {
    zh: '客商 {name} 已被限制，仅可预付款或信用证结算：请改为信用证，或将各期付款节点改为签约后或发运前且天数为 0（电汇、现金或银行承兑汇票）',
    ru: 'Контрагент {name} ограничен: только предоплата или аккредитив. Выберите аккредитив либо платежи после подписания или до отгрузки, дней 0 (перевод, наличные, вексель, акцептованный банком)',
    en: '{name} is restricted to prepayment or a letter of credit: choose a letter of credit, or pay each part after signing or before shipment with 0 days (T/T, cash or bank acceptance)',
  },
  'contract.seal-keeper-drafted': {
    zh: '起草人不能为自己的合同签章，请由印章保管人办理',
    ru: 'Инициатор не может заверять свой договор: обратитесь к хранителю печати',
    en: 'Drafters cannot seal their own contracts: ask the seal keeper',
  },
  'contract.not-settled': {
    zh: '合同尚有未付金额 {unpaid}，不能完成；如不再执行请办理终止',
    ru: 'По договору не оплачено {unpaid}: завершить нельзя. Если он больше не исполняется, расторгните его',
    en: '{unpaid} of the contract is unpaid, so it cannot be completed; if it will not go on, terminate it',
  },
  'contract.not-received': {
    zh: '合同尚有未收金额 {left}，不能完成；如不再执行请办理终止',
    ru: 'По договору не получено {left}: завершить нельзя. Если он больше не исполняется, расторгните его',
    en: '{left} of the contract has not been received, so it cannot be completed; if it will not go on, terminate it',
  },
  'contract.already-received': {
    zh: '合同已收款 {amount}，不能撤销；请先冲销到账，或办理终止',
    ru: 'По договору уже получено {amount}, аннулировать его нельзя: сторнируйте поступления или расторгните договор',
    en: '{amount} of the contract has been received, so it cannot be revoked: reverse the receipts or terminate the contract',
  },
  'contract.payment-in-flight': {
    zh: '合同有在途付款 {amount}，请等银行结果后再办理',
    ru: 'По договору в пути платежи на {amount}: дождитесь ответа банка',
    en: 'Payments of {amount} are in flight: wait for the bank, then try again',
  },
  'contract.already-paid': {
    zh: '合同已付款 {amount}，不能撤销；请先办理退款，或办理终止',
    ru: 'По договору уже оплачено {amount}, аннулировать его нельзя: верните деньги или расторгните договор',
    en: '{amount} of the contract is paid, so it cannot be revoked: have it refunded or terminate the contract',
  },
  'agreement.before-contract': {
    zh: '生效日期早于合同签订日期 {day}，请填写该日或之后的日期',
    ru: 'Договор подписан {day}: укажите эту или более позднюю дату',
    en: 'The contract was signed on {day}: enter that day or a later one',
  },
  'agreement.nothing-changed': {
    zh: '变更后的内容与原合同一致，请先修改需变更的内容',
    ru: 'Всё осталось как в договоре: внесите то, что меняется',
    en: 'Everything is as in the contract: enter what is changed',
  },
  'agreement.not-as-stated': {
    zh: '实际变更的是：{changes}，请按此勾选变更类型，或改回其他内容',
    ru: 'На самом деле меняется: {changes}. Отметьте именно это или верните остальное',
    en: 'What is changed is: {changes}. Choose just that, or put the rest back',
  },
  'agreement.party': {
    zh: '变更合同主体请终止本合同，并与新主体另签合同',
    ru: 'Чтобы сменить сторону, расторгните договор и заключите новый с другой стороной',
    en: 'To change a party, terminate the contract and make a new one with the other party',
  },
  'agreement.end': {
    zh: '终止合同请在合同页面办理“终止”',
    ru: 'Расторжение оформляется на странице договора кнопкой «Расторгнуть»',
    en: 'End a contract on its own page by Terminate',
  },
  'agreement.contract-not-running': {
    zh: '合同“{number}”状态为“{status}”，只有已生效或执行中的合同可以变更',
    ru: 'Договор «{number}» имеет статус «{status}»: изменить можно лишь действующий договор',
    en: 'Contract {number} has the status {status}: only a contract in force can be changed',
  },
  'agreement.in-approval': {
    zh: '该合同的补充协议“{number}”还在审批，请等其办结后再提交',
    ru: 'По договору уже согласуется соглашение «{number}»: дождитесь решения по нему',
    en: 'Agreement {number} of this contract is in approval: wait until it is decided on',
  },
  'agreement.before-last': {
    zh: '上一份补充协议“{number}”自 {day} 起生效，请填写该日或之后的日期',
    ru: 'Предыдущее соглашение «{number}» действует с {day}: укажите эту или более позднюю дату',
    en: 'The agreement before it, {number}, holds from {day}: enter that day or a later one',
  },
  'agreement.settled': {
    zh: '{day} 的结算单“{number}”已按现行版本结算，请先撤销该结算单，或改用更晚的生效日期',
    ru: 'Расчёт «{number}» от {day} сделан по нынешней версии: аннулируйте его или выберите более позднюю дату',
    en: 'Settlement {number} of {day} was made by the version in force: revoke it, or choose a later day',
  },
  'agreement.below-paid': {
    zh: '变更后总额 {total} 小于已收付及在途金额 {done}，请核对数量与单价',
    ru: 'Новая сумма {total} меньше уже оплаченного и того, что в оплате ({done}): проверьте количество и цены',
    en: 'The new total of {total} is less than the {done} that is paid and on its way: check quantities and prices',
  },
  'agreement.later-first': {
    zh: '合同之后又有补充协议“{number}”，请先撤销该协议',
    ru: 'После этого договор изменён соглашением «{number}»: сначала аннулируйте его',
    en: 'Agreement {number} changed the contract after this one: revoke that first',
  },
  'counterparty.admit-own': {
    zh: '名称、国别、信用代码等准入资料由您录入或变更，请由他人准入',
    ru: 'Наименование, страну или коды вносили вы: допускает другой сотрудник',
    en: 'You entered or changed the name, country or codes, so somebody else must admit the counterparty',
  },
  'counterparty.restricted-by-admission': {
    zh: '该客商由准入 {number} 限制，请重新办理准入后恢复',
    ru: 'Контрагента ограничил допуск {number}: чтобы снять ограничение, оформите новый допуск',
    en: 'Admission {number} has restricted it: have it admitted anew to lift that',
  },
  'counterparty.verify-own': {
    zh: '录入账户的人不能核验账户，请由他人核验',
    ru: 'Счета проверяет не тот, кто их ввёл: попросите коллегу',
    en: 'Whoever entered the accounts cannot verify them: ask a colleague',
  },
} as const satisfies Record<string, Words>
