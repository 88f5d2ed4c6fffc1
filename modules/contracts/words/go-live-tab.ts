/** What the tab of the steps of a go-live is called; read with the first page. */
export const goLiveTab = { zh: '上线步骤', ru: 'Этапы', en: 'Steps' } as const
