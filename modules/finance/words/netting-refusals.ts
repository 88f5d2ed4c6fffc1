import type { Words } from '../../../core/values/language.ts'

/** What the netting of claims and debts refuses. */
export const nettingRefusals = {
  'netting.another-item': {
    zh: '第 {line} 行的款项不属于该客商、币种或单位，或方向不符，请重新选择',
    ru: 'Строка {line}: позиция другого контрагента, валюты, организации или другой стороны расчётов — выберите другую',
    en: 'Line {line} is of another party, currency, unit or side: choose another item',
  },
  'netting.item-twice': {
    zh: '第 {line} 行的款项已在上方列出，请合并为一行',
    ru: 'Строка {line}: эта позиция уже указана выше — объедините строки',
    en: 'Line {line} names an item that stands above already: put both into one line',
  },
  'netting.more-than-left': {
    zh: '第 {line} 行抵销金额超过未清余额 {left}，请改小或删除该行',
    ru: 'Строка {line}: к зачёту больше остатка {left} — уменьшите сумму или удалите строку',
    en: 'Line {line} nets more than the {left} that is left of its item: lower the amount or remove the line',
  },
  'netting.planned': {
    zh: '第 {line} 行的结算单已有收付款计划，可抵销 {left}；请先关闭或调减计划',
    ru: 'Строка {line}: по расчёту уже есть планы, зачесть можно {left} — сначала закройте или уменьшите план',
    en: 'Line {line}: plans hold part of its settlement, so {left} may be netted: close or lower a plan first',
  },
  'netting.unequal': {
    zh: '债权合计 {claims} 与债务合计 {debts} 不相等，请调整明细后再提交',
    ru: 'Требования ({claims}) и обязательства ({debts}) не равны: исправьте строки и отправьте снова',
    en: 'Claims of {claims} and debts of {debts} differ: adjust the lines, then submit',
  },
  'netting.no-agreement': {
    zh: '请上传双方签署的抵销协议',
    ru: 'Приложите соглашение о зачёте, подписанное сторонами',
    en: 'Attach the netting agreement signed by both parties',
  },
  'netting.changed': {
    zh: '审批期间往来款项已变化：第 {line} 行只剩 {left}，请退回起草人修改',
    ru: 'За время согласования расчёты изменились: по строке {line} осталось {left} — верните документ инициатору',
    en: 'Items changed during approval: only {left} is left of line {line}, so return it to its drafter',
  },
  'netting.netted': {
    zh: '该结算单已抵销 {netted}，计划金额最多 {left}',
    ru: 'По расчёту зачтено {netted}, поэтому в плане может быть не больше {left}',
    en: '{netted} of the settlement is netted, so the plan may be for {left} at most',
  },
} as const satisfies Record<string, Words>
