/** T-SET-01 as somebody types it: coal of 5 380 kcal with 0.93 % of sulphur and 19.4 % of ash. */
export const example = {
  mtBase: '10.00',
  mtMode: 'DEDUCT',
  qBase: '5500',
  qReject: '4800',
  heatMode: 'PROPORTIONAL',
  indices: [
    { idx: 'std', base: '0.800', worse: 'above', per: '0.100', rate: '5.0000', mode: 'PRORATA', trial: '0.930' },
    { idx: 'ad', base: '18.000', worse: 'above', per: '1.000', rate: '3.0000', mode: 'PRORATA', trial: '19.400' },
  ],
  trialPrice: '700.00',
  trialQty: '50000.000',
  trialHeat: '5380',
  trialMt: '11.20',
}
