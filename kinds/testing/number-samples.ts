import { currency, money, number, quantity, rate, slider, upperEnglish } from '../index.ts'
import type { Sample } from './kind-sample.ts'

/** Numbers and what is written by them. */
export const numberSamples: Readonly<Record<string, Sample>> = {
  upperEnglish: {
    field: upperEnglish(),
    good: [
      ['BEILU ENERGY•CO', 'BEILU ENERGY·CO'],
      ['ＡＢ', 'AB'],
    ],
    wrong: [
      ['Beilu', 'text.upperEnglish'],
      ['A1', 'text.upperEnglish'],
      ['АВС', 'text.upperEnglish'],
    ],
  },
  number: {
    field: number(),
    good: [
      ['1,000', '1000'],
      [0, '0'],
      ['１２', '12'],
      ['5.0', '5'],
      ['1000000', '1000000'],
    ],
    wrong: [
      ['1000001', 'number.max'],
      ['-1', 'number.min'],
      ['1.5', 'number.whole'],
      ['a', 'number.notNumber'],
      [1e308, 'number.notNumber'],
    ],
  },
  money: {
    field: money({ digits: 2 }),
    good: [
      ['99999999999999', '99999999999999.00'],
      ['¥1,234.5', '1234.50'],
      [0.1, '0.10'],
      ['99999999999998.99', '99999999999998.99'],
    ],
    wrong: [
      ['100000000000000', 'number.max'],
      ['-0.01', 'number.min'],
      ['1.001', 'number.digits'],
      ['1.5', 'number.whole', { digits: 0 }],
      ['0'.repeat(33), 'text.max'],
    ],
  },
  quantity: {
    field: quantity(),
    good: [
      ['1.5', '1.500'],
      ['99999999', '99999999.000'],
    ],
    wrong: [
      ['0.0001', 'number.digits'],
      ['100000000', 'number.max'],
      ['-1', 'number.min'],
    ],
  },
  rate: {
    field: rate({ digits: 6 }),
    good: [
      ['7.1234', '7.123400'],
      ['0.085', '0.085000'],
    ],
    wrong: [
      ['0.0000001', 'number.digits'],
      ['many', 'number.notNumber'],
    ],
  },
  currency: {
    field: currency({ minus: true, symbol: '€', symbolAt: 'suffix', thousand: '.', point: ',' }),
    good: [
      ['1.234,5', '1234.50'],
      ['1234.5', '1234.50'],
      ['-9.007.199.254.740.991 €', '-9007199254740991.00'],
      [-5, '-5.00'],
      [9007199254740991, '9007199254740991.00'],
    ],
    wrong: [
      ['9007199254740992', 'number.max'],
      ['-1', 'number.min', { minus: false }],
      ['-1', 'number.min', { minus: false, min: '-5' }],
      ['1,005', 'number.digits'],
      ['10000000000000', 'number.max', { emits: 'number' }],
      ['€', 'number.notNumber'],
    ],
  },
  slider: {
    field: slider(),
    good: [
      ['50', '50'],
      [100, '100'],
      ['０', '0'],
    ],
    wrong: [
      ['101', 'number.max'],
      ['-1', 'number.min'],
      ['0.5', 'number.whole'],
    ],
  },
}
