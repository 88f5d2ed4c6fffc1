/** How an entry becomes stock, and how it is taken back; the codes are those of the dictionary stock_status. */
export const stockActions = {
  confirm: { from: ['0'], to: '1', needs: 'qr', look: 'primary' },
  reverse: { from: ['1'], to: '2', needs: 'ch', look: 'danger', irreversible: true },
} as const

export const stockEntryStates = {
  field: 'status',
  codes: ['0', '1', '2'],
  start: '0',
  final: ['2'],
  editable: ['0'],
} as const
