const fact = (moment: string, event: string) => ({
  callNo: '1',
  day: moment.slice(0, 10),
  clock: moment.slice(11),
  event,
})

/** T-LAY-01 as somebody types it; what a form begins with is not among it. */
export const example = {
  demurrageRate: '15000',
  calls: [{ no: '1', portFunc: 'load', port: 'CNJNZ', zone: 'Asia/Shanghai', qty: '52000', rate: '10000', turn: '12' }],
  facts: [
    fact('2025-04-07 08:00', 'nor'),
    fact('2025-04-07 20:00', 'st'),
    fact('2025-04-09 02:00', 'rain'),
    fact('2025-04-09 08:00', 'st'),
    fact('2025-04-11 21:00', 'rain'),
    fact('2025-04-12 00:00', 'st'),
    fact('2025-04-13 14:00', 'fin'),
  ],
}
