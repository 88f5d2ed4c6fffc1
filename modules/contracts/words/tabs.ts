/** What the tabs are called that contracts add to records; read before the first page. */
export const tabWords = { steps: { zh: '上线步骤', ru: 'Этапы', en: 'Steps' } } as const
