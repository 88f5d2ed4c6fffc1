import type { Words } from '../../../core/values/language.ts'

/** What refuses a settlement of goods against goods. */
export const barterRefusals = {
  'barter.undecided': {
    zh: '还有 {diff} 的差额，请选择差额处理方式',
    ru: 'Остаётся разница {diff}: выберите, как её закрыть',
    en: 'A difference of {diff} is left: choose how it is settled',
  },
  'barter.carried-anew': {
    zh: '可结转的差额已变为 {amount}，请重新保存后再提交',
    ru: 'Переносимая разница изменилась, теперь она {amount}: сохраните расчёт заново и отправьте его',
    en: 'The difference to be carried over has become {amount}: save the settlement again, then submit it',
  },
  'barter.carried-on': {
    zh: '差额已结转到易货结算“{number}”，请先撤销该结算',
    ru: 'Разница уже перенесена в бартерный расчёт «{number}»: сначала отзовите его',
    en: 'The difference was carried into barter settlement {number}: revoke that one first',
  },
  'barter.carried-open': {
    zh: '易货结算“{number}”还有 {amount} 差额待结转，合同不能完成；请先在下一次结算中结清',
    ru: 'По бартерному расчёту «{number}» остаётся перенести {amount}: закройте разницу следующим расчётом, затем завершите договор',
    en: 'Barter settlement {number} leaves {amount} to be carried over: settle it with the next one before completing the contract',
  },
  'barter.out-of-balance': {
    zh: '进出货值相差 {pct}%，超过 {most}%，请待货物补齐后再结算',
    ru: 'Разница стоимости {pct} % больше {most} %: дождитесь недостающего товара',
    en: 'The values differ by {pct}%, over {most}%: wait for the goods that are missing',
  },
} as const satisfies Record<string, Words>
