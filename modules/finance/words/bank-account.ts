import type { DocumentWords } from '../../../core/words-of.ts'
import type { bankAccount } from '../bank-account.ts'

export const bankAccountWords: DocumentWords<typeof bankAccount> = {
  title: { zh: '银行账户', ru: 'Банковский счёт', en: 'Bank account' },
  fields: {
    accountName: { zh: '账户名称', ru: 'Наименование счёта', en: 'Account name' },
    accountNo: { zh: '账号', ru: 'Номер счёта', en: 'Account number' },
    bankName: { zh: '开户银行', ru: 'Банк', en: 'Bank' },
    company: { zh: '所属公司', ru: 'Компания', en: 'Company' },
    holderName: { zh: '户名（公司全称）', ru: 'Владелец счёта', en: 'Account holder' },
    currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
    acctType: { zh: '账户类型', ru: 'Тип счёта', en: 'Account type' },
    status: { zh: '账户状态', ru: 'Статус счёта', en: 'Account status' },
    openDate: { zh: '开户日期', ru: 'Дата открытия', en: 'Opened on' },
    directLink: { zh: '银企直联', ru: 'Прямая связь с банком', en: 'Direct link' },
    channel: { zh: '支付渠道', ru: 'Банковский канал', en: 'Bank channel' },
    swiftCode: { zh: '银行SWIFT代码', ru: 'SWIFT-код банка', en: 'Bank SWIFT code' },
    cnaps: { zh: '联行号', ru: 'Код CNAPS', en: 'CNAPS code' },
    balance: { zh: '账面余额', ru: 'Остаток', en: 'Book balance' },
    inFlight: { zh: '在途付款', ru: 'В пути', en: 'In flight' },
    frozenAmt: { zh: '冻结金额', ru: 'Заблокировано', en: 'Frozen' },
    overdraft: { zh: '透支额度', ru: 'Овердрафт', en: 'Overdraft' },
    minBalance: { zh: '最低余额', ru: 'Минимальный остаток', en: 'Minimum balance' },
    maxBalance: { zh: '最高余额', ru: 'Максимальный остаток', en: 'Maximum balance' },
    makerId: { zh: '经办人', ru: 'Исполнитель', en: 'Maker' },
    reviewerId: { zh: '复核人', ru: 'Контролёр', en: 'Reviewer' },
    authoriserId: { zh: '授权人', ru: 'Утверждающий', en: 'Authoriser' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    limits: { zh: '余额与限额', ru: 'Остатки и лимиты', en: 'Balances and limits' },
    keys: { zh: '经办与授权', ru: 'Исполнители', en: 'Key holders' },
  },
  actions: {
    freeze: { zh: '冻结', ru: 'Заблокировать', en: 'Freeze' },
    unfreeze: { zh: '解冻', ru: 'Разблокировать', en: 'Unfreeze' },
    dormant: { zh: '转久悬', ru: 'Перевести в неактивные', en: 'Mark dormant' },
    wake: { zh: '恢复正常', ru: 'Вернуть в работу', en: 'Reactivate' },
    openWith: { zh: '登记期初余额', ru: 'Внести входящий остаток', en: 'Enter the opening balance' },
    fetchStatement: { zh: '获取对账单', ru: 'Запросить выписку', en: 'Fetch statement' },
    closeAccount: { zh: '销户', ru: 'Закрыть счёт', en: 'Close account' },
  },
  done: {
    fetchStatement: { zh: '已向银行获取，流水稍后出现在银行对账单', ru: 'Выписка запрошена; строки появятся в списке выписок', en: 'Asked for; its lines will appear among the bank statements' },
  },
  asks: {
    from: { zh: '从', ru: 'С', en: 'From' },
    through: { zh: '到', ru: 'По', en: 'Through' },
    amount: { zh: '期初余额', ru: 'Входящий остаток', en: 'Opening balance' },
    date: { zh: '期初日期', ru: 'Дата остатка', en: 'As of' },
  },
}
