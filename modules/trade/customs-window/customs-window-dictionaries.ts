import type { DictionaryEntry } from '../../../core/description/dictionary-entry.ts'

/** What the single window and its messages are told by. */
export const customsWindowDictionaries: Readonly<Record<string, readonly DictionaryEntry[]>> = {
  customsDeclaration_windowStage: [
    { code: 'queued', label: { zh: '待窗口接收', ru: 'Ждёт приёма', en: 'To be taken' }, color: 'amber' },
    { code: 'held', label: { zh: '窗口办理中', ru: 'В работе у окна', en: 'With the window' }, color: 'blue' },
    {
      code: 'returned',
      label: { zh: '窗口已退单', ru: 'Возвращена окном', en: 'Returned by the window' },
      color: 'red',
    },
    { code: 'done', label: { zh: '窗口已办结', ru: 'Завершена', en: 'Completed' }, color: 'green' },
  ],
  customsDeclaration_windowIssue: [
    {
      code: 'returnedReleased',
      label: {
        zh: '放行后退单：暂停提货，联系海关',
        ru: 'Возврат после выпуска: остановите выдачу, свяжитесь с таможней',
        en: 'Returned after release: stop delivery, call customs',
      },
      color: 'red',
    },
    {
      code: 'returnedReviewed',
      label: {
        zh: '审结后退单：联系海关',
        ru: 'Возврат после проверки: свяжитесь с таможней',
        en: 'Returned after acceptance: call customs',
      },
      color: 'red',
    },
    {
      code: 'inspectionFailed',
      label: {
        zh: '查验未通过：联系海关',
        ru: 'Досмотр не пройден: свяжитесь с таможней',
        en: 'Inspection failed: call customs',
      },
      color: 'red',
    },
    {
      code: 'taxDiffers',
      label: {
        zh: '税单金额不符：核对价格、税率和汇率',
        ru: 'Начислено иначе: проверьте стоимость, ставки и курс',
        en: 'Tax bill differs: check value and rates',
      },
      color: 'red',
    },
    {
      code: 'silent',
      label: {
        zh: '一天没有回执：致电窗口核实',
        ru: 'Окно молчит сутки: позвоните туда',
        en: 'No word for a day: call the window',
      },
      color: 'amber',
    },
    {
      code: 'maybeLodged',
      label: {
        zh: '窗口可能已收单：按申报号向窗口核实',
        ru: 'Окно могло её принять: проверьте там по номеру подачи',
        en: 'The window may have it: check there by its number',
      },
      color: 'red',
    },
    {
      code: 'withdrawThere',
      label: {
        zh: '窗口尚未撤单：请在窗口同时撤单',
        ru: 'В окне не отозвана: отзовите и там',
        en: 'Not withdrawn at the window: do it there too',
      },
      color: 'red',
    },
    {
      code: 'withdrawalRefused',
      label: {
        zh: '撤单未获批准：按海关说明处理，可再次申请',
        ru: 'В отзыве отказано: выполните указания таможни или запросите снова',
        en: 'Withdrawal refused: do as customs say, or ask again',
      },
      color: 'amber',
    },
    {
      code: 'withdrawnUnasked',
      label: {
        zh: '海关已撤单，但本系统未申请：核实是谁申请的',
        ru: 'Отозвана таможней без нашего запроса: выясните, кто просил',
        en: 'Withdrawn by customs, not asked for here: find out who did',
      },
      color: 'red',
    },
    {
      code: 'withdrawnLate',
      label: {
        zh: '缴税或放行后被撤单：暂停提货，联系海关',
        ru: 'Отзыв после уплаты или выпуска: остановите выдачу, свяжитесь с таможней',
        en: 'Withdrawn after payment or release: stop delivery, call customs',
      },
      color: 'red',
    },
    {
      code: 'withdrawnTaxed',
      label: {
        zh: '已撤单，但缴款书仍在：联系海关注销税单',
        ru: 'Отозвана, но есть платёжные документы: аннулируйте их в таможне',
        en: 'Withdrawn, but payment certificates stand: have customs cancel them',
      },
      color: 'red',
    },
    {
      code: 'maybeWithdrawn',
      label: {
        zh: '窗口可能正在撤单：向窗口核实结果',
        ru: 'Окно могло принять отзыв: уточните исход там',
        en: 'The window may be withdrawing it: check there',
      },
      color: 'red',
    },
  ],
  customsDeclaration_withdrawalStage: [
    { code: 'asked', label: { zh: '待发送窗口', ru: 'Ждёт отправки', en: 'To be sent' }, color: 'amber' },
    { code: 'sent', label: { zh: '海关审核中', ru: 'На рассмотрении', en: 'With customs' }, color: 'blue' },
    { code: 'refused', label: { zh: '未获批准', ru: 'Отказано', en: 'Refused' }, color: 'red' },
    { code: 'granted', label: { zh: '已撤单', ru: 'Отозвана', en: 'Granted' }, color: 'green' },
    { code: 'lapsed', label: { zh: '已失效', ru: 'Утратил силу', en: 'Lapsed' }, color: 'gray' },
  ],
  customsDeclaration_inspectResult: [
    { code: 'passed', label: { zh: '查验通过', ru: 'Пройден', en: 'Passed' }, color: 'green' },
    { code: 'failed', label: { zh: '查验未通过', ru: 'Не пройден', en: 'Failed' }, color: 'red' },
  ],
  customsDeclaration_windowState: [
    { code: 'received', label: { zh: '已接收', ru: 'Принята системой', en: 'Accepted by the system' } },
    { code: 'sent', label: { zh: '已发往海关', ru: 'Передана таможне', en: 'Sent to customs' } },
    { code: 'returned', label: { zh: '退单', ru: 'Возврат', en: 'Returned' }, color: 'red' },
    { code: 'reviewed', label: { zh: '审结', ru: 'Проверена', en: 'Reviewed' }, color: 'blue' },
    { code: 'inspection', label: { zh: '查验通知', ru: 'Назначен досмотр', en: 'Inspection ordered' }, color: 'amber' },
    { code: 'passed', label: { zh: '查验通过', ru: 'Досмотр пройден', en: 'Inspection passed' }, color: 'green' },
    { code: 'failed', label: { zh: '查验未通过', ru: 'Досмотр не пройден', en: 'Inspection failed' }, color: 'red' },
    { code: 'tax', label: { zh: '税单', ru: 'Начислены платежи', en: 'Tax bill' }, color: 'amber' },
    { code: 'paid', label: { zh: '税款已缴', ru: 'Платежи получены', en: 'Tax paid' }, color: 'green' },
    { code: 'released', label: { zh: '放行', ru: 'Выпуск', en: 'Released' }, color: 'green' },
    { code: 'closed', label: { zh: '结关', ru: 'Закрыта', en: 'Closed' }, color: 'green' },
    { code: 'asked', label: { zh: '撤单申请已接收', ru: 'Запрос отзыва принят', en: 'Withdrawal received' } },
    { code: 'kept', label: { zh: '撤单未获批准', ru: 'В отзыве отказано', en: 'Withdrawal refused' }, color: 'red' },
    { code: 'withdrawn', label: { zh: '已撤单', ru: 'Отозвана', en: 'Withdrawn' }, color: 'gray' },
  ],
  customsDeclaration_windowOutcome: [
    { code: 'applied', label: { zh: '已执行', ru: 'Исполнено', en: 'Done' }, color: 'green' },
    { code: 'noted', label: { zh: '已记录', ru: 'Принято к сведению', en: 'Noted' } },
    {
      code: 'waiting',
      label: { zh: '等待前一步', ru: 'Ждёт предыдущего шага', en: 'Waits for an earlier step' },
      color: 'amber',
    },
    {
      code: 'ignored',
      label: {
        zh: '迟到、重复或已转手工，未执行',
        ru: 'Поздно, повторно или уже вручную, не исполнено',
        en: 'Late, repeated or already by hand, not done',
      },
      color: 'gray',
    },
    {
      code: 'foreign',
      label: {
        zh: '非本单回执，未执行',
        ru: 'О другой декларации, не исполнено',
        en: 'Of another declaration, not done',
      },
      color: 'red',
    },
    { code: 'attention', label: { zh: '需人工处理', ru: 'Требует решения', en: 'To be looked after' }, color: 'red' },
  ],
  customsDeclaration_windowField: [
    { code: 'grossKg', label: { zh: '毛重', ru: 'Вес брутто', en: 'Gross weight' } },
    { code: 'netKg', label: { zh: '净重', ru: 'Вес нетто', en: 'Net weight' } },
    { code: 'goods', label: { zh: '品名规格', ru: 'Наименование товара', en: 'Goods' } },
    { code: 'value', label: { zh: '价格', ru: 'Стоимость', en: 'Value' } },
    { code: 'origin', label: { zh: '原产国', ru: 'Страна происхождения', en: 'Country of origin' } },
    { code: 'licence', label: { zh: '许可证', ru: 'Лицензия', en: 'Licence' } },
    { code: 'transport', label: { zh: '运输工具', ru: 'Транспорт', en: 'Means of transport' } },
  ],
}
