import type { Lang } from '../values/language.ts'

/** A wording that is used no more: as a pattern, in texts of `lang` whose Chinese matches `of`. */
interface RetiredWord {
  readonly lang: Lang
  readonly of?: RegExp
  readonly was: RegExp
  readonly now: string
}

/** What texts once said, with what they say instead. */
export const retiredWords: readonly RetiredWord[] = [
  // Approval
  { lang: 'ru', of: /撤回/, was: /забра(ть|н\S*) назад|аннулир/i, now: 'Отозвать' },
  { lang: 'ru', of: /(?<!不可)撤销/, was: /отозв|отзыв/i, now: 'Аннулировать' },
  { lang: 'ru', of: /起草人/, was: /автор|составител/i, now: 'Инициатор' },
  { lang: 'ru', of: /处理人/, was: /исполнител/i, now: 'Согласующий' },
  { lang: 'ru', of: /加签|减签/, was: /подписант/i, now: 'Добавить / исключить согласующего' },
  { lang: 'ru', of: /复核/, was: /проверяющ/i, now: 'Контролёр' },
  {
    lang: 'ru',
    of: /用印|签章|盖章/,
    was: /^печать$|заявка на печать|согласование печати|ожидает печати/i,
    now: 'Проставление печати',
  },
  { lang: 'en', of: /同意/, was: /\bagree/i, now: 'Approve' },
  { lang: 'en', of: /加签|减签/, was: /\bsigner/i, now: 'Approver' },
  { lang: 'en', of: /撤回/, was: /tak(e|en) back/i, now: 'Withdraw' },
  { lang: 'en', of: /作废|放弃|撤销|删除|取消/, was: /\bdrop/i, now: 'Void, discard' },
  { lang: 'en', was: /hand(ed)? (it |them )?in again/i, now: 'Resubmit' },
  { lang: 'en', was: /\bgo(es)? round\b|being designed/i, now: 'Requires approval; draft' },
  { lang: 'en', was: /^trouble$|heat of nodes/i, now: 'Issue; step load' },
  { lang: 'en', of: /节点/, was: /\bnodes?\b/i, now: 'Step' },
  { lang: 'en', of: /代理/, was: /\bprox(y|ies)\b/i, now: 'Stand-in' },
  { lang: 'en', of: /驳回/, was: /\brefus/i, now: 'Reject' },
  // Organisation and people
  { lang: 'ru', of: /角色/, was: /(дать|дайте) (их )?роли?(?!\p{L})/iu, now: 'Назначить роль' },
  { lang: 'ru', of: /部门/, was: /(?<!\p{L})отдел(?!ьн)/iu, now: 'Подразделение' },
  { lang: 'ru', of: /单位/, was: /^единицы?$/i, now: 'Организация; Ед. изм.' },
  { lang: 'ru', of: /登录名|用户名/, was: /им(я|ени) пользователя/i, now: 'Логин' },
  { lang: 'ru', of: /^姓名/, was: /^имя/i, now: 'ФИО' },
  { lang: 'ru', of: /董事/, was: /(председатель|директор) правления/i, now: 'Председатель, член совета директоров' },
  { lang: 'ru', of: /分管/, was: /заместител/i, now: 'Курирующие руководители' },
  { lang: 'en', of: /群众/, was: /^none/i, now: 'No party' },
  { lang: 'en', was: /\b(he|his|him|himself|she|her|herself)\b/i, now: 'Words for a person of either sex' },
  { lang: 'zh', was: /(?<!其)他(?!人)/, now: '其、该人员' },
  // Money and trade
  { lang: 'ru', was: /кредитоспособности/i, now: 'Единый код социального кредита' },
  { lang: 'ru', of: /期初余额/, was: /начальн\S* остат/i, now: 'Входящий остаток' },
  { lang: 'ru', of: /期间/, was: /отчётн\S* период/i, now: 'Учётный период' },
  { lang: 'ru', of: /冻结/, was: /замор/i, now: 'Блокировать' },
  { lang: 'ru', of: /保证金/, was: /депозит/i, now: 'Обеспечительный платёж' },
  { lang: 'ru', of: /报销/, was: /возмещени/i, now: 'Авансовый отчёт' },
  { lang: 'ru', of: /理由|原因/, was: /^основани/i, now: 'Причина' },
  { lang: 'ru', of: /付款属性/, was: /назначение платежа/i, now: 'Вид платежа' },
  { lang: 'ru', was: /назначение \(текст\)/i, now: 'Назначение платежа' },
  {
    lang: 'ru',
    was: /банковский акцепт|общая торговля/i,
    now: 'Вексель, акцептованный банком; обычный торговый режим',
  },
  {
    lang: 'ru',
    was: /свободно на борту|^вдоль борта|бэк-ту-бэк/i,
    now: 'FOB — франко борт; встречная сделка (back-to-back)',
  },
  { lang: 'en', of: /结汇/, was: /settlement rate/i, now: 'FX buying rate' },
  { lang: 'en', of: /购汇/, was: /purchase rate/i, now: 'FX selling rate' },
  { lang: 'en', was: /\bwe pay\b|we are paid/i, now: 'Payable, receivable' },
  {
    lang: 'en',
    was: /money documents?|documents? of money|trade money|^funds?$|fund manager/i,
    now: 'Payment document, treasury',
  },
  { lang: 'en', was: /contract ledger/i, now: 'Contract register' },
  { lang: 'en', was: /in trading|authoriz/i, now: 'Processing; authorisation' },
  { lang: 'en', of: /个体/, was: /^individual/i, now: 'Sole trader' },
  { lang: 'en', of: /防城港/, was: /fangcheng(?!gang)/i, now: 'Fangchenggang' },
  {
    lang: 'zh',
    was: /银行结论|指纹|资金期间|付款中金额|付款编号/,
    now: '银行反馈结果、校验码、资金会计期间、在途金额、计划编号',
  },
  // Plain words
  { lang: 'ru', was: /СМС/, now: 'SMS' },
  { lang: 'ru', was: /выведен\S* из употребления/i, now: 'Отключено' },
  { lang: 'en', of: /停用/, was: /\bretire/i, now: 'Disable' },
  {
    lang: 'en',
    was: /\b(worked|work) out\b|\babreast\b|\bby itself\b|\b(are|is|be) told\b/i,
    now: 'Calculated; per row; automatically; notified',
  },
  { lang: 'zh', was: /新建(?!数据表)/, now: '新增' },
  { lang: 'en', was: /\bsorts? of\b|stands? still|every value has a past/i, now: 'Type of; blocked, paused' },
  { lang: 'en', of: /类|种/, was: /^sort$/i, now: 'Type' },
  { lang: 'zh', was: /[「」]/, now: '“”' },
]
