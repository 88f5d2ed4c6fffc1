import type { Words } from '../../../core/values/language.ts'

/** What is refused of admissions and of matches with a list, and what to do. */
export const admissionRefusals: Readonly<Record<string, Words>> = {
  'access.not-open': {
    zh: '客商 {name} 为“{status}”，不能申请准入，请先由风控恢复',
    ru: 'Контрагент {name} в статусе «{status}»: сначала его должен восстановить риск-контроль',
    en: '{name} is “{status}” and cannot be admitted: have risk control restore it first',
  },
  'access.paper-missing': {
    zh: '请上传该项准入资料后再提交',
    ru: 'Приложите этот документ и отправьте снова',
    en: 'Attach this paper, then submit',
  },
  'access.under-way': {
    zh: '该客商的准入申请 {number} 正在审批，请待其办结',
    ru: 'Заявка {number} по этому контрагенту уже на согласовании: дождитесь решения',
    en: 'Admission {number} of this counterparty is in approval: wait for its decision',
  },
  'access.new-match': {
    zh: '筛查新发现与“{name}”相似，请退回申请人重新提交筛查',
    ru: 'Новое совпадение с «{name}»: верните заявку, чтобы проверить её заново',
    en: 'It is now like “{name}” on a list: send the request back so that it is screened anew',
  },
  'access.match-confirmed': {
    zh: '已确认与名单中的“{name}”为同一主体，不能准入，请关闭申请',
    ru: 'Подтверждено совпадение с «{name}»: допускать нельзя, закройте заявку',
    en: 'It was confirmed to be “{name}” of a list and cannot be admitted: close the request',
  },
  'access.matches-open': {
    zh: '还有 {count} 条名单匹配未判定，请先在名单匹配中判定',
    ru: 'Не разобрано совпадений: {count}. Сначала разберите их на странице совпадений',
    en: 'Matches not judged yet: {count}. Judge them among the screening matches first',
  },
  'access.not-under-way': {
    zh: '准入申请 {number} 不在审批中，不能判定匹配',
    ru: 'Заявка {number} не на согласовании: разбирать совпадения нельзя',
    en: 'Admission {number} is not in approval, so its matches stay as they are',
  },
  'access.clear-own': {
    zh: '申请人和客商资料录入人不能判定名单匹配，请由他人判定',
    ru: 'Совпадения разбирает не заявитель и не тот, кто вносил контрагента: попросите коллегу',
    en: 'Neither the applicant nor whoever entered the party judges its matches: ask a colleague',
  },
  'access.replaced': {
    zh: '该准入已由新的准入替代，请在新的准入上办理',
    ru: 'Этот допуск уже заменён новым: работайте с новым',
    en: 'A later admission has taken its place: go on with that one',
  },
}
