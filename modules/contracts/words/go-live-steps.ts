/** What the steps of a go-live say. */
export const goLiveStepWords = {
  masters: { zh: '导入货品和客商', ru: 'Товары и контрагенты', en: 'Goods and counterparties' },
  mastersNote: {
    zh: '在各自的页面下载模板并导入；名称须与后面各表一致。',
    ru: 'Загрузите их на своих страницах по шаблону: по этим названиям строки остатков находят товар и контрагента.',
    en: 'Import them by template on their own pages: rows of balances find them by these names.',
  },
  goods: { zh: '货品管理', ru: 'Товары', en: 'Goods' },
  parties: { zh: '客商管理', ru: 'Контрагенты', en: 'Counterparties' },
  rows: { zh: '导入合同、库存和往来', ru: 'Договоры, запасы и расчёты', en: 'Contracts, stock and open items' },
  rowsNote: {
    zh: '打开页面，点“导入”下载模板；“上线单”一列填本单号。全部行正确后才会写入。',
    ru: 'На странице нажмите «Импорт» и скачайте шаблон; в столбце «Ввод остатков» укажите номер этого ввода. Файл загружается, когда верны все строки.',
    en: 'Press Import on the page and download the template; the column Go-live takes the number of this one. A file goes in once all its rows are right.',
  },
  counted: {
    zh: '{rows} 行，已记账 {posted}',
    ru: 'строк: {rows}, проведено: {posted}',
    en: 'rows: {rows}, posted: {posted}',
  },
  totals: { zh: '录入原系统合计', ru: 'Итоги старой системы', en: 'Totals of the old system' },
  totalsNote: {
    zh: '编辑本单：库存按仓库和货品，往来按科目和币种，合同按份数和金额。',
    ru: 'Отредактируйте этот ввод: запасы по складу и товару, расчёты по счёту и валюте, договоры по числу и сумме.',
    en: 'Edit this go-live: stock by warehouse and goods, open items by account and currency, contracts by number and amount.',
  },
  totalsEntered: { zh: '已录入 {count} 行合计', ru: 'Введено итогов: {count}', en: 'Totals entered: {count}' },
  reconcile: { zh: '核对', ru: 'Сверка', en: 'Reconciliation' },
  reconcileNote: {
    zh: '对账表逐行比较原系统、导入和账面；有差异的要更正，或在合计中说明原因。',
    ru: 'Ведомость сравнивает старую систему, загруженное и учёт; расхождение исправляют или объясняют в итогах.',
    en: 'The sheet sets old system, import and ledgers side by side; a difference is mended, or named in the totals.',
  },
  sheet: { zh: '期初对账表', ru: 'Ведомость сверки остатков', en: 'Reconciliation sheet' },
  confirm: { zh: '提交，由另一人复核记账', ru: 'Отправка и подтверждение', en: 'Submission and confirmation' },
  confirmNote: {
    zh: '提交后由另一人复核；系统将全部期初一次记在上线前一天，可整体冲销。',
    ru: 'После отправки подтверждает другой человек; остатки проводятся днём перед запуском и сторнируются целиком.',
    en: 'Another person confirms what was submitted; all balances are posted on the day before and can be reversed as a whole.',
  },
} as const
