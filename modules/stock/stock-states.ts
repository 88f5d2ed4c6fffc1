/** Where an entry of stock stands, by the codes of the dictionary stock_status. */
export const stockState = { draft: '0', confirmed: '1', reversed: '2' } as const

/** How an entry becomes stock, and how it is taken back. */
export const stockActions = {
  confirm: { from: ['0'], to: '1', needs: 'qr', look: 'primary' },
  reverse: { from: ['1'], to: '2', needs: 'ch', look: 'danger', irreversible: true },
} as const

export const stockStates = { field: 'status', codes: ['0', '1', '2'], start: '0', final: ['2'] } as const
