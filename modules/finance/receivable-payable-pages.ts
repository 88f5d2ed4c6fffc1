import { pageOfRun } from '../../core/description/batch-run.ts'
import type { Page } from '../../core/description/module.ts'
import { payableAgeing, receivableAgeing } from './ageing-reports.ts'
import { badDebtByAge } from './bad-debt-by-age.ts'
import { monthlyBadDebt } from './bad-debt.ts'
import { monthlyFxRevaluation } from './fx-revaluation.ts'
import { letterOfCreditPages } from './letter-of-credit/letter-of-credit-pages.ts'
import { arapOffset } from './open-item-clearing-board.ts'

const folder = 'settlement.balances'
const needs = 'ysyf-ck'

/** Pages of what is owed to us and by us, and of what stands behind it. */
export const balancePages: readonly Page[] = [
  {
    path: '/receivable',
    list: 'finance.openItem.receivable',
    needs,
    kept: true,
    label: { zh: '应收账款', ru: 'Дебиторская задолженность', en: 'Receivables' },
    menu: { folder, sort: 10, icon: 'file-text' },
  },
  {
    path: '/payable',
    list: 'finance.openItem.payable',
    needs,
    kept: true,
    label: { zh: '应付账款', ru: 'Кредиторская задолженность', en: 'Payables' },
    menu: { folder, sort: 20, icon: 'file-text' },
  },
  {
    path: '/prepayment',
    list: 'finance.openItem.advance',
    needs,
    kept: true,
    label: { zh: '预收预付', ru: 'Авансы', en: 'Advances' },
    menu: { folder, sort: 30, icon: 'file-text' },
  },
  {
    path: '/arapOffset',
    matching: 'finance.arapOffset',
    needs: arapOffset.needs,
    kept: true,
    label: arapOffset.label,
    menu: { folder, sort: 40, icon: 'swap' },
  },
  {
    path: '/arapNetting',
    list: 'finance.netting',
    needs: 'wldc-ck',
    kept: true,
    label: { zh: '往来抵销', ru: 'Взаимозачёты', en: 'Nettings' },
    menu: { folder, sort: 42, icon: 'swap' },
  },
  {
    path: '/receivableAgeing',
    report: 'finance.receivableAgeing',
    needs,
    kept: true,
    label: receivableAgeing.label,
    menu: { folder, sort: 12, icon: 'chart' },
  },
  {
    path: '/payableAgeing',
    report: 'finance.payableAgeing',
    needs,
    kept: true,
    label: payableAgeing.label,
    menu: { folder, sort: 22, icon: 'chart' },
  },
  {
    path: '/arapStatement',
    list: 'finance.arapStatement',
    needs: 'khdz-ck',
    kept: true,
    label: { zh: '客户对账单', ru: 'Акт сверки', en: 'Statement of account' },
    menu: { folder, sort: 50, icon: 'file-done' },
  },
  { path: '/badDebt', ...pageOfRun(monthlyBadDebt), menu: { folder, sort: 60, icon: 'calculator' } },
  {
    path: '/badDebtLines',
    list: 'finance.badDebtLine',
    needs: 'hzmx-ck',
    kept: true,
    label: { zh: '坏账准备明细', ru: 'Строки резерва', en: 'Provision lines' },
    menu: { folder, sort: 62, icon: 'book' },
  },
  { path: '/fxRevaluation', ...pageOfRun(monthlyFxRevaluation), menu: { folder, sort: 66, icon: 'swap' } },
  {
    path: '/fxRevaluationLines',
    list: 'finance.fxRevaluation',
    needs: 'hdmx-ck',
    kept: true,
    label: { zh: '期末调汇明细', ru: 'Строки переоценки', en: 'FX revaluation lines' },
    menu: { folder, sort: 67, icon: 'book' },
  },
  {
    path: '/badDebtByAge',
    report: 'finance.badDebtByAge',
    needs: badDebtByAge.needs,
    kept: true,
    label: badDebtByAge.label,
    menu: { folder, sort: 64, icon: 'chart' },
  },
  {
    path: '/overdueReceivable',
    list: 'finance.openItem.overdueReceivable',
    needs,
    kept: true,
    label: { zh: '应收逾期预警', ru: 'Просроченная дебиторская задолженность', en: 'Overdue receivables' },
    menu: { folder, sort: 70, icon: 'alert' },
  },
  {
    path: '/overduePayable',
    list: 'finance.openItem.overduePayable',
    needs,
    kept: true,
    label: { zh: '应付到期预警', ru: 'Сроки погашения кредиторской задолженности', en: 'Payables due' },
    menu: { folder, sort: 80, icon: 'alert' },
  },
  {
    path: '/riskCredit',
    list: 'finance.creditLimit',
    needs: 'khsx-ck',
    kept: true,
    label: { zh: '授信管理', ru: 'Кредитные лимиты', en: 'Credit limits' },
    menu: { folder: 'risk', sort: 20, icon: 'safety' },
  },
  {
    path: '/openingItem',
    list: 'finance.openingItem',
    needs: 'qcwl-ck',
    kept: true,
    label: { zh: '期初往来', ru: 'Расчёты на начало', en: 'Opening items' },
    menu: { folder, sort: 93, icon: 'swap' },
  },
  {
    path: '/openingBank',
    list: 'finance.openingBank',
    needs: 'qcyh-ck',
    kept: true,
    label: { zh: '期初银行余额', ru: 'Остатки на счетах', en: 'Opening bank balances' },
    menu: { folder, sort: 95, icon: 'bank' },
  },
  ...letterOfCreditPages,
]
