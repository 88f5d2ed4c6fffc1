import type { Words } from '../../../core/values/language.ts'

/** What matching with the bank and its balance adjustment tables refuse with. */
export const reconciliationRefusals = {
  'bank-match.reviewed': {
    zh: '{month} 的余额调节表（{table}）已复核，该月勾对不能变动；请先反复核',
    ru: 'Таблица сверки за {month} ({table}) проверена, сопоставления этого месяца закреплены: сначала снимите подтверждение',
    en: 'The balance adjustment table of {month} ({table}) was reviewed and fixes its matches: take the approval back first',
  },
  'bank-match.another-account': {
    zh: '该日记账记录属于其他账户或币种，不能勾对',
    ru: 'Запись журнала относится к другому счёту или валюте: сопоставить нельзя',
    en: 'The journal entry is of another account or currency and cannot be matched',
  },
  'bank-match.nothing-left': {
    zh: '该日记账记录已全部勾对、已抵销或无需勾对，请选择其他记录',
    ru: 'Запись журнала уже сопоставлена, погашена или не сверяется: выберите другую',
    en: 'The journal entry is matched, offset or not to be matched: choose another',
  },
  'bank-match.other-direction': {
    zh: '两侧收付方向不同，不能勾对',
    ru: 'Приход и расход не сопоставляются друг с другом',
    en: 'Money in is not matched with money out',
  },
  'bank-match.more-than-left': {
    zh: '勾对金额超出剩余：流水剩余 {line}，日记账剩余 {entry}',
    ru: 'Сумма больше остатка: в строке выписки осталось {line}, в записи журнала — {entry}',
    en: 'That is more than is left: {line} of the statement line, {entry} of the journal entry',
  },
  'bank-reconciliation.not-over': {
    zh: '{month} 尚未结束，月末后才能编制余额调节表',
    ru: 'Месяц {month} ещё не закончился: таблица составляется на его конец',
    en: '{month} is not over: the table is made as of its end',
  },
  'bank-reconciliation.reviewed': {
    zh: '该账户截至 {month} 的余额调节表已复核，请选择之后的月份',
    ru: 'Таблицы этого счёта проверены по {month}: выберите более поздний месяц',
    en: 'The tables of this account are reviewed through {month}: choose a later month',
  },
  'bank-reconciliation.skips': {
    zh: '余额调节表须逐月编制：请先编制 {month}',
    ru: 'Таблицы составляются месяц за месяцем: сначала {month}',
    en: 'Tables follow each other month by month: {month} comes first',
  },
  'bank-reconciliation.no-opening': {
    zh: '首张余额调节表请填写对账单上月余额',
    ru: 'Для первой таблицы счёта укажите остаток по выписке на начало месяца',
    en: 'Give the opening balance of the statement: this is the first table of the account',
  },
  'bank-reconciliation.review-own': {
    zh: '编制人不能复核或退回自己编制的余额调节表',
    ru: 'Кто составил таблицу, тот её не проверяет',
    en: 'Whoever made a table does not review it',
  },
  'bank-reconciliation.unexplained': {
    zh: '调节后差额 {difference}、对账单与流水之差 {gap} 不为零，请填写差额说明后再提交',
    ru: 'Разница после уточнения {difference}, расхождение выписки и строк {gap}: поясните их и передайте снова',
    en: 'The difference is {difference}, the gap between statement and lines {gap}: explain them, then hand in',
  },
  'bank-reconciliation.unconfirmed': {
    zh: '还有 {count} 条人工录入的流水未经复核，请先复核流水',
    ru: 'Внесённых вручную и не подтверждённых строк выписки: {count}. Сначала подтвердите их',
    en: '{count} lines were entered by hand and are not confirmed: confirm them first',
  },
  'bank-reconciliation.changed': {
    zh: '编制之后流水、日记账或勾对有变动，请退回并重新计算',
    ru: 'После составления строки, журнал или сопоставления изменились: верните таблицу на пересчёт',
    en: 'Lines, entries or matches have changed since it was made: send it back to be calculated again',
  },
  'bank-reconciliation.later-reviewed': {
    zh: '{month} 的余额调节表已复核，请先反复核之后的月份',
    ru: 'Проверена таблица за {month}: сначала снимите подтверждение с более поздних месяцев',
    en: 'The table of {month} is reviewed: take back the later months first',
  },
  'bank-reconciliation.too-many': {
    zh: '未达账项超过 {most} 条，请先勾对',
    ru: 'Несопоставленных строк больше {most}: сначала сопоставьте их',
    en: 'More than {most} items are open: match them first',
  },
} satisfies Record<string, Words>
