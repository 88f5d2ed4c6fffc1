/** What is said of matching on both of its sides. */
export const matchedAmountsWords = {
  moved: { zh: '收付金额（付为负）', ru: 'Движение (расход со знаком минус)', en: 'Moved (out is negative)' },
  matched: { zh: '已勾对金额', ru: 'Сопоставлено', en: 'Matched' },
  unmatched: { zh: '未勾对金额', ru: 'Не сопоставлено', en: 'Unmatched' },
  matchStatus: { zh: '勾对状态', ru: 'Статус сопоставления', en: 'Match status' },
} as const
