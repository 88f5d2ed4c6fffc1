/** T-IDX-01: a long-term price for coal of 5,000 kcal, by three indices. */
export const example = {
  mode: 'lt',
  base: '675',
  factor: '1',
  addition: '0',
  heat: '5000',
  indices: [{ mean: '690' }, { mean: '684' }, { mean: '702' }],
}
