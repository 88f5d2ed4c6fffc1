import type { Words } from '../../../core/values/language.ts'

export const goLiveRefusals = {
  'go-live.no-unit': {
    zh: '该公司没有对应的单位，请先在公司档案中补充',
    ru: 'У компании не указана организация: заполните её в карточке компании',
    en: 'The company has no unit: enter it in the company register first',
  },
  'go-live.no-rows': {
    zh: '还没有任何期初数据，请先导入合同、库存或往来',
    ru: 'Остатков ещё нет: сначала загрузите договоры, запасы или расчёты',
    en: 'There are no opening balances yet: import contracts, stock or open items first',
  },
  'go-live.has-rows': {
    zh: '该上线单已有期初数据，请先删除这些数据',
    ru: 'К этому вводу уже загружены строки: сначала удалите их',
    en: 'This go-live has rows already: delete them first',
  },
  'go-live.not-draft': {
    zh: '上线单 {number} 已提交，不能再改期初数据；如需修改请先退回',
    ru: 'Ввод {number} уже отправлен на проверку: чтобы менять строки, верните его на доработку',
    en: 'Go-live {number} is submitted: send it back before its rows are changed',
  },
  'go-live.same-person': {
    zh: '提交人或制单人不能自己复核，请由另一人复核记账',
    ru: 'Кто готовил или отправил остатки, тот их не подтверждает: это делает другой человек',
    en: 'Whoever prepared or submitted the balances does not confirm them: another person has to',
  },
  'go-live.future': {
    zh: '期初记账日 {day} 还没有到，请在该日之后复核',
    ru: 'День проводки {day} ещё не наступил: подтвердите позже',
    en: 'The posting day {day} has not come yet: confirm later',
  },
  'go-live.stock-in-yuan': {
    zh: '库存以人民币核算，请选择人民币',
    ru: 'Запасы учитываются в юанях: выберите юань',
    en: 'Stock is kept in yuan: choose CNY',
  },
  'go-live.stock-place': {
    zh: '库存合计按仓库和货品填写，请补充',
    ru: 'Итог запасов вводится по складу и товару: укажите их',
    en: 'A total of stock is by warehouse and goods: enter both',
  },
  'go-live.stock-quantity': {
    zh: '请填写库存数量',
    ru: 'Укажите количество на складе',
    en: 'Enter the quantity in stock',
  },
  'go-live.total-twice': {
    zh: '与第 {row} 行相同，请合并为一行；不同币种请分行',
    ru: 'То же, что в строке {row}: объедините их; разные валюты вводятся отдельно',
    en: 'The same as row {row}: make one row of both; other currencies stand in rows of their own',
  },
  'go-live.contract-exists': {
    zh: '合同编号 {number} 已存在，请核对编号',
    ru: 'Договор с номером {number} уже есть: проверьте номер',
    en: 'Contract number {number} exists already: check the number',
  },
  'go-live.contract-used': {
    zh: '合同 {number} 上线后已有收付款或结算，请先撤销这些单据再冲销',
    ru: 'По договору {number} после запуска уже есть оплаты или расчёты: сначала отмените их',
    en: 'Contract {number} has payments or settlements since the go-live: take them back first',
  },
  'go-live.over-delivered': {
    zh: '已交货数量最多为 {most}，请核对',
    ru: 'Поставлено может быть не больше {most}: проверьте',
    en: 'No more than {most} can have been delivered: check it',
  },
  'go-live.over-total': {
    zh: '超过合同金额 {total} 的 130%，请核对',
    ru: 'Больше 130 % суммы договора {total}: проверьте',
    en: 'More than 130% of the contract amount {total}: check it',
  },
} as const satisfies Readonly<Record<string, Words>>
