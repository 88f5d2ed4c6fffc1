import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { openingBank } from '../opening/opening-bank.ts'
import { openingItemWords } from './opening-item.ts'

const { goLiveId, day, voucherNo, rowStatus, currency } = openingItemWords.fields

export const openingBankWords: DocumentWords<typeof openingBank> = {
  title: { zh: '期初银行余额', ru: 'Остаток на счёте', en: 'Opening bank balance' },
  fields: {
    goLiveId,
    currency,
    day,
    voucherNo,
    rowStatus,
    accountId: {
      zh: '银行账户',
      ru: 'Банковский счёт',
      en: 'Bank account',
    },
    amount: {
      zh: '余额',
      ru: 'Остаток',
      en: 'Balance',
    },
  },
  groups: { basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' } },
  actions: openingItemWords.actions,
}
