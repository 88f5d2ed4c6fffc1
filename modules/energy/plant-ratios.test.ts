import { expect, test } from 'vitest'
import {
  capacityFactor,
  equivalentCycles,
  equivalentHours,
  performanceRatio,
  storageEfficiency,
  timeAvailability,
} from './plant-ratios.ts'

test('T-PV-01: equivalent hours and performance ratio of a photovoltaic plant', () => {
  expect(equivalentHours('96400', '20000')).toBe('4.82')
  expect(performanceRatio('96400', '20000', '5.62')).toBe('85.77')
  // By hand: 12 000 / 5 000 = 2.4 h; 2.4 / 3 = 80 %.
  expect(equivalentHours('12000', '5000')).toBe('2.40')
  expect(performanceRatio('12000', '5000', '3')).toBe('80.00')
})

test('T-WIND-01: equivalent hours, capacity factor and time availability of a wind farm', () => {
  expect(equivalentHours('9801000', '49500')).toBe('198.00')
  expect(capacityFactor('9801000', '49500', '720')).toBe('27.50')
  expect(timeAvailability('23760', '356.4')).toBe('98.50')
  // By hand: two turbines over a day, one down for six hours: 42 of 48.
  expect(timeAvailability('48', '6')).toBe('87.50')
})

test('T-ESS-01: efficiency and cycles of a storage station', () => {
  expect(storageEfficiency('446500', '512000')).toBe('87.21')
  expect(storageEfficiency('446500', '521200')).toBe('85.67')
  expect(equivalentCycles('446500', '20000')).toBe('22.325')
  // By hand: 9 of 10 kilowatt-hours; 9 / 4.5 = 2.
  expect(storageEfficiency('9', '10')).toBe('90.00')
  expect(equivalentCycles('9', '4.5')).toBe('2.000')
})

test('of nothing there is no ratio', () => {
  expect([
    equivalentHours('5', '0'),
    performanceRatio('5', '20', '0'),
    storageEfficiency('0', '0'),
    equivalentCycles('1', '0'),
  ]).toEqual([null, null, null, null])
})
