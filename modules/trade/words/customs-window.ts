import type { Words } from '../../../core/values/language.ts'

/** What is refused of the single window, and what to do. */
export const customsWindowRefusals: Readonly<Record<string, Words>> = {
  'trade.window-off': {
    zh: '尚未设置单一窗口地址：请在系统设置中填写，或点“申报”手工办理',
    ru: 'Адрес единого окна не задан: укажите его в настройках или подайте декларацию вручную',
    en: 'The single window has no address: enter it among the settings, or declare by hand',
  },
  'trade.window-holds': {
    zh: '该报关单由单一窗口办理，状态随回执更新：请先“查询回执”，仍无回执时再“转为手工办理”',
    ru: 'Декларацию ведёт единое окно, статус меняют его ответы: запросите состояние, а если ответа нет, ведите вручную',
    en: 'The single window has this declaration and its messages move it: ask the window, and if it is silent go on by hand',
  },
  'trade.window-unsettled': {
    zh: '上一次申报窗口可能已收：请先向窗口核实并登记处理结果，再重新发送',
    ru: 'Прошлую подачу окно могло принять: проверьте там, запишите исход и отправьте снова',
    en: 'The window may have taken the previous lodging: check there, enter what was settled, then send it again',
  },
  'trade.window-unsigned': {
    zh: '回执签名不符或已过期：请核对推送签名密钥',
    ru: 'Подпись уведомления неверна или устарела: проверьте ключ подписи',
    en: 'The signature of the push is wrong or too old: check the secret of the pushes',
  },
}

const label = (zh: string, ru: string, en: string): Words => ({ zh, ru, en })

/** Words of what the single window tells of a declaration. */
export const customsWindowWords = {
  fields: {
    windowStage: label('单一窗口', 'Единое окно', 'Single window'),
    windowKey: label('窗口申报号', 'Номер подачи в окно', 'Lodging number'),
    windowSince: label('等待回执自', 'Ждём ответа с', 'Waiting since'),
    windowIssue: label('待处理事项', 'Требует решения', 'To be settled'),
    laterIssues: label('随后处理', 'Затем', 'Then to be settled'),
    inspectOn: label('查验日期', 'Дата досмотра', 'Inspection on'),
    inspectPlace: label('查验地点', 'Место досмотра', 'Place of inspection'),
    inspectArranged: label('查验安排于', 'Досмотр организован', 'Inspection arranged on'),
    inspectResult: label('查验结果', 'Итог досмотра', 'Inspection result'),
    withdrawalStage: label('撤单申请', 'Запрос отзыва', 'Withdrawal'),
    withdrawalKey: label('撤单申请号', 'Номер запроса отзыва', 'Withdrawal number'),
    withdrawalReason: label('申请撤单原因', 'Почему просим отозвать', 'Why it is to be withdrawn'),
    withdrawalAnswer: label('未批准原因', 'Причина отказа в отзыве', 'Why withdrawal was refused'),
    windowMessages: {
      label: label('窗口回执', 'Сообщения окна', 'Messages of the window'),
      fields: {
        at: label('时间', 'Время', 'Time'),
        state: label('回执状态', 'Состояние', 'State'),
        outcome: label('处理', 'Что сделано', 'Outcome'),
        about: label('涉及栏目', 'О чём', 'Field'),
        reason: label('海关说明', 'Пояснение таможни', 'Customs say'),
        place: label('地点', 'Место', 'Place'),
        day: label('日期', 'Дата', 'Day'),
        duty: label('关税(元)', 'Пошлина, юани', 'Duty, CNY'),
        vat: label('进口增值税(元)', 'НДС при ввозе, юани', 'Import VAT, CNY'),
        customsNo: label('海关编号', 'Номер таможни', 'Customs number'),
        times: label('收到次数', 'Получено раз', 'Times heard'),
        messageNo: label('回执号', 'Номер сообщения', 'Message'),
        requestNo: label('撤单申请号', 'Номер запроса отзыва', 'Withdrawal number'),
      },
    },
  },
  groups: {
    window: label('单一窗口', 'Единое окно', 'Single window'),
    messages: label('窗口回执', 'Сообщения окна', 'Messages of the window'),
  },
  actions: {
    lodge: label('发送单一窗口', 'Отправить в единое окно', 'Send to the single window'),
    askWindow: label('查询回执', 'Запросить состояние', 'Ask the window'),
    arrangeInspection: label('已安排查验', 'Досмотр организован', 'Inspection arranged'),
    settleIssue: label('登记处理结果', 'Записать исход', 'Enter what was settled'),
    goByHand: label('转为手工办理', 'Вести вручную', 'Go on by hand'),
    withdraw: label('撤单', 'Отозвать', 'Withdraw'),
    requestWithdrawal: label('申请撤单', 'Запросить отзыв', 'Ask to withdraw'),
    grantWithdrawal: label('海关撤单', 'Отзыв таможней', 'Withdrawn by customs'),
    hear: label('收到回执', 'Получено сообщение', 'Message received'),
  },
  tasks: {
    arrangeInspection: label('待安排查验', 'Организовать досмотр', 'Inspections to arrange'),
    settleIssue: label('报关待处理事项', 'Решить вопрос по декларации', 'Declarations to settle'),
  },
  asks: { note: label('处理结果', 'Исход', 'What was settled') },
} as const
